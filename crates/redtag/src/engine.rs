//! `redtag engine`: the protocol over standard input and output, one JSON object a line.

use std::io::{self, BufRead, Read, Write};

use clap::Args;
use redtag_games::Session;
use redtag_games::protocol::{LONGEST, schema};

/// Options of `redtag engine`.
#[derive(Args)]
pub struct EngineArgs {
    /// Print the JSON Schema of all messages and exit
    #[arg(long)]
    schema: bool,
}

/// Answers every line until the input ends.
pub fn run(args: &EngineArgs) -> anyhow::Result<()> {
    if args.schema {
        println!("{}", serde_json::to_string_pretty(&schema())?);
        return Ok(());
    }
    match converse(&mut io::stdin().lock(), &mut io::stdout().lock()) {
        // Whoever listened has gone.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        result => Ok(result?),
    }
}

fn converse(input: &mut impl BufRead, output: &mut impl Write) -> io::Result<()> {
    let mut session = Session::default();
    let mut line = Vec::new();
    while read_line(input, &mut line)? {
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        let answer = session.answer(&String::from_utf8_lossy(&line));
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}

/// Reads a line, keeping no more of it than is needed to see that it is too long.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    let read = input
        .by_ref()
        .take(LONGEST as u64 + 1)
        .read_until(b'\n', line)?;
    if read > LONGEST && line.last() != Some(&b'\n') {
        let mut rest = Vec::new();
        while input
            .by_ref()
            .take(LONGEST as u64)
            .read_until(b'\n', &mut rest)?
            > 0
            && rest.last() != Some(&b'\n')
        {
            rest.clear();
        }
    }
    Ok(read > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(input: &[u8]) -> Vec<String> {
        let mut output = Vec::new();
        converse(&mut &*input, &mut output).expect("memory does not fail");
        String::from_utf8(output)
            .expect("answers are text")
            .lines()
            .map(str::to_owned)
            .collect()
    }

    #[test]
    fn every_line_has_an_answer() {
        let answers = answers(
            b"{\"id\":1,\"op\":\"games\"}\n\nnonsense\n\xff\xfe\n{\"op\":\"state\",\"id\":\"x\"}",
        );
        assert_eq!(answers.len(), 4);
        assert!(
            answers[0].starts_with(r#"{"id":1,"ok":true,"games":[{"name":"triage""#),
            "{}",
            answers[0]
        );
        assert!(
            answers[1].contains(r#""ok":false,"error":{"code":"bad_json""#),
            "{}",
            answers[1]
        );
        assert!(
            answers[3].starts_with(r#"{"id":"x","ok":false,"error":{"code":"no_match""#),
            "{}",
            answers[3]
        );
    }

    #[test]
    fn a_line_without_end_is_refused_and_the_next_one_read() {
        let mut input = vec![b' '; 3 * LONGEST];
        input.extend(b"\n{\"op\":\"games\"}\n");
        let answers = answers(&input);
        assert_eq!(answers.len(), 1, "a line of spaces is nothing");
        input[0] = b'[';
        let answers = self::answers(&input);
        assert!(
            answers[0].contains("a message has at most"),
            "{}",
            answers[0]
        );
        assert!(answers[1].starts_with(r#"{"ok":true"#));
    }
}
