//! What the program prints, and for whom.

use std::process::Stdio;

use crate::program::program;

#[cfg(unix)]
#[test]
fn it_ends_quietly_when_nobody_reads_on() {
    for args in [&["engine", "--schema"][..], &["completions", "bash"]] {
        let mut command = program(args);
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program is there");
        drop(child.stdout.take());
        let ended = child.wait_with_output().expect("it ends");
        let said = String::from_utf8_lossy(&ended.stderr);
        assert_eq!(said, "", "{args:?}");
        assert_eq!(ended.status.code(), Some(141), "{args:?}");
    }
}
