//! Checks what operators copy: the systemd unit and the container file.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};

use crate::run;

const UNIT: &str = "deploy/redtag.service";
const CONTAINER: &str = "deploy/Containerfile";
/// What is checked is put together here.
const FOLDER: &str = "target/deploy";
/// How long a server may take to start, to answer and to end.
const PATIENCE: Duration = Duration::from_secs(20);

/// Checks both with this program.
pub fn deploy(program: &Path) -> anyhow::Result<()> {
    if !program.exists() {
        bail!(
            "{}: build it first: cargo build -p redtag",
            program.display()
        );
    }
    check_unit(program)?;
    match engine() {
        Some(engine) => in_container(engine),
        None => {
            println!("deploy: no container engine answers; running its steps in a clean folder");
            in_folder(program)
        }
    }
}

/// Lets systemd read the unit, and judge how well it is locked down.
fn check_unit(program: &Path) -> anyhow::Result<()> {
    let mut version = Command::new("systemd-analyze");
    if version.arg("--version").output().is_err() {
        println!("deploy: systemd is not here; the unit is not checked");
        return Ok(());
    }
    let program = fs::canonicalize(program)?;
    let unit = fs::read_to_string(UNIT).context(UNIT)?;
    let unit = unit.replace("/usr/local/bin/redtag", &program.display().to_string());
    fs::create_dir_all(FOLDER)?;
    let file = format!("{FOLDER}/redtag.service");
    fs::write(&file, unit)?;
    run("systemd-analyze", &["verify".into(), file.clone()], &[])?;
    check_security(&file)
}

fn check_security(unit: &str) -> anyhow::Result<()> {
    let judged = Command::new("systemd-analyze")
        .args(["security", "--offline=true", "--threshold=20", "--no-pager"])
        .arg(unit)
        .output()?;
    let text = String::from_utf8_lossy(&judged.stdout);
    println!("deploy: {}", text.lines().last().unwrap_or_default().trim());
    if !judged.status.success() {
        bail!("{UNIT} is not locked down well enough:\n{text}");
    }
    Ok(())
}

/// A running engine that already has our base image; a check downloads nothing.
fn engine() -> Option<&'static str> {
    let image = steps("FROM").ok()?.pop()?;
    ["podman", "docker"].into_iter().find(|engine| {
        let found = Command::new(engine)
            .args(["image", "inspect", &image])
            .output();
        found.is_ok_and(|found| found.status.success())
    })
}

fn in_container(engine: &str) -> anyhow::Result<()> {
    let words = crate::words;
    run(
        engine,
        &words(&format!("build -f {CONTAINER} -t redtag-check .")),
        &[],
    )?;
    let start = "run -d --rm --read-only --cap-drop=all -p 127.0.0.1:18080:8080 --name \
                 redtag-check redtag-check";
    run(engine, &words(start), &[])?;
    let answered = wait_for(|| ready(18_080));
    run(engine, &words("stop redtag-check"), &[])?;
    answered.context("the container does not answer")
}

/// Does what the container file says: copies what it copies, starts what it starts with nothing
/// else around it, asks what it asks, and ends it.
fn in_folder(program: &Path) -> anyhow::Result<()> {
    let root = copied(program)?;
    fs::create_dir(root.join("data"))?;
    let port = free_port()?;
    let mut server = start(&steps("ENTRYPOINT")?, &root, port)?;
    let check = steps("HEALTHCHECK CMD")?;
    let answered = wait_for(|| {
        ready(port) && start(&check, &root, port).is_ok_and(|mut check| succeeds(&mut check))
    });
    let ended = end(&mut server);
    answered.context("the server does not answer, or its health check fails")?;
    ended?;
    println!("deploy: the steps of {CONTAINER} work in a clean folder");
    Ok(())
}

/// Copies what the container file copies into an empty folder.
fn copied(program: &Path) -> anyhow::Result<PathBuf> {
    let root = PathBuf::from(FOLDER).join("root");
    if root.exists() {
        fs::remove_dir_all(&root)?;
    }
    for copy in steps("COPY")? {
        let (from, to) = copy.split_once(' ').context("COPY needs two places")?;
        let from = if from.ends_with("/redtag") {
            program
        } else {
            Path::new(from)
        };
        let to = root.join(to.trim_start_matches('/'));
        fs::create_dir_all(to.parent().context("COPY to nowhere")?)?;
        fs::copy(from, &to).with_context(|| from.display().to_string())?;
    }
    Ok(fs::canonicalize(root)?)
}

/// The arguments of an instruction in the container file.
fn steps(word: &str) -> anyhow::Result<Vec<String>> {
    let written = fs::read_to_string(CONTAINER).context(CONTAINER)?;
    let found: Vec<String> = written
        .lines()
        .filter_map(|line| Some(line.strip_prefix(word)?.strip_prefix(' ')?.to_owned()))
        .collect();
    if found.is_empty() {
        bail!("{CONTAINER}: {word} is missing");
    }
    Ok(found)
}

/// Starts a command of the container file, `["program", "argument"]`, as if the folder were all
/// there is.
fn start(step: &[String], root: &Path, port: u16) -> anyhow::Result<Child> {
    let words: Vec<String> = serde_json::from_str(step.first().context("no command")?)?;
    let (program, args) = words.split_first().context("no command")?;
    let data = root.join("data").display().to_string();
    let args = args.iter().map(|arg| match arg.as_str() {
        "/data" => data.clone(),
        arg => arg
            .replace("0.0.0.0:8080", &format!("127.0.0.1:{port}"))
            .replace(":8080", &format!(":{port}")),
    });
    Command::new(root.join("usr/local/bin").join(program))
        .args(args)
        .env_clear()
        .current_dir(root)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .with_context(|| program.clone())
}

fn succeeds(child: &mut Child) -> bool {
    child.wait().is_ok_and(|status| status.success())
}

fn free_port() -> anyhow::Result<u16> {
    Ok(std::net::TcpListener::bind("127.0.0.1:0")?
        .local_addr()?
        .port())
}

fn ready(port: u16) -> bool {
    use std::io::{Read, Write};
    let Ok(mut stream) = std::net::TcpStream::connect(("127.0.0.1", port)) else {
        return false;
    };
    let mut answer = String::new();
    let asked = stream.write_all(b"GET /api/ready HTTP/1.0\r\n\r\n");
    asked.is_ok() && stream.read_to_string(&mut answer).is_ok() && answer.contains("200 OK")
}

fn wait_for(mut done: impl FnMut() -> bool) -> anyhow::Result<()> {
    let begun = Instant::now();
    while !done() {
        if begun.elapsed() > PATIENCE {
            bail!("not after {PATIENCE:?}");
        }
        std::thread::sleep(Duration::from_millis(200));
    }
    Ok(())
}

/// Stops it as containers are stopped: it is asked to end, and does.
fn end(server: &mut Child) -> anyhow::Result<()> {
    let id = server.id().to_string();
    run("kill", &["-TERM".into(), id], &[])?;
    let ended = wait_for(|| matches!(server.try_wait(), Ok(Some(_))));
    if ended.is_err() {
        server.kill()?;
    }
    let status = server.wait()?;
    if ended.is_err() || !status.success() {
        bail!("the server does not stop when asked to: {status}");
    }
    Ok(())
}
