//! The page for the printer, as somebody at a shell gets it.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// An empty folder, gone afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("redtag-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder can be made");
        Self(path)
    }

    fn read(&self, file: &str) -> String {
        std::fs::read_to_string(self.0.join(file)).expect("the file is there")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).ok();
    }
}

fn print(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_redtag"));
    command.current_dir(folder).env("LC_ALL", "C").arg("print").args(args).output().expect("it starts")
}

/// What is said about a wish that fails.
fn refused(folder: &Path, args: &[&str]) -> String {
    let output = print(folder, args);
    assert!(!output.status.success(), "{args:?}");
    String::from_utf8(output.stderr).expect("it is text")
}

#[test]
fn the_page_is_written_where_it_is_said_to_be() {
    let folder = Folder::new("print");
    let output = print(&folder.0, &["trauma-center"]);
    assert!(output.status.success());
    let told = String::from_utf8(output.stdout).expect("it is text");
    assert!(told.starts_with("trauma-center.html: written"), "{told}");
    let page = folder.read("trauma-center.html");
    assert!(page.contains(r#"<html lang="en">"#) && page.ends_with("</html>\n"));
    for language in ["--lang", "--language"] {
        let args = ["trauma-center", language, "de", "--force", "-o", "bogen.html"];
        assert!(print(&folder.0, &args).status.success());
        assert!(folder.read("bogen.html").contains(r#"<html lang="de">"#));
    }
    let output = print(&folder.0, &["trauma-center", "--output", "-"]);
    assert_eq!(String::from_utf8(output.stdout).expect("it is text"), page);
}

#[test]
fn what_is_there_stays_and_what_is_wrong_is_said() {
    let folder = Folder::new("print-twice");
    std::fs::write(folder.0.join("triage.html"), "mine").expect("it can be written");
    let told = refused(&folder.0, &["triage"]);
    assert_eq!(told, "redtag: triage.html: there is such a file; --force writes over it\n");
    assert_eq!(folder.read("triage.html"), "mine");
    let told = refused(&folder.0, &["triage", "--force", "--lang", "tlh"]);
    assert!(told.contains("does not speak \"tlh\", but en, de"), "{told}");
    assert_eq!(folder.read("triage.html"), "mine", "nothing is written before the page is made");
    let told = refused(&folder.0, &["triage", "-o", "nowhere/triage.html"]);
    assert!(told.contains("nowhere/triage.html"), "{told}");
    let told = refused(&folder.0, &["chess"]);
    assert!(told.contains("trauma-center"), "{told}");
    std::fs::write(folder.0.join("pack.toml"), "healthy = 1").expect("it can be written");
    let told = refused(&folder.0, &["triage", "--force", "--content", "pack.toml"]);
    assert!(told.starts_with("redtag: pack.toml:1:1: "), "{told}");
    assert!(print(&folder.0, &["triage", "--force"]).status.success());
    assert!(folder.read("triage.html").starts_with("<!doctype html>"));
}
