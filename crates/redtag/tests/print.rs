//! The page for the printer, as somebody at a shell gets it.

use crate::program;

use std::path::Path;
use std::process::Output;

use program::{Folder, program};

fn print(folder: &Path, args: &[&str]) -> Output {
    program(&["print"])
        .args(args)
        .current_dir(folder)
        .output()
        .expect("it starts")
}

fn read(folder: &Folder, file: &str) -> String {
    std::fs::read_to_string(folder.0.join(file)).expect("the file is there")
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
    let page = read(&folder, "trauma-center.html");
    assert!(page.contains(r#"<html lang="en">"#) && page.ends_with("</html>\n"));
    for language in ["--lang", "--language"] {
        let args = [
            "trauma-center",
            language,
            "de",
            "--force",
            "-o",
            "bogen.html",
        ];
        assert!(print(&folder.0, &args).status.success());
        assert!(read(&folder, "bogen.html").contains(r#"<html lang="de">"#));
    }
    let output = print(&folder.0, &["trauma-center", "--output", "-"]);
    assert_eq!(String::from_utf8(output.stdout).expect("it is text"), page);
}

#[test]
fn what_is_there_stays_and_what_is_wrong_is_said() {
    let folder = Folder::new("print-twice");
    std::fs::write(folder.0.join("triage.html"), "mine").expect("it can be written");
    let told = refused(&folder.0, &["triage"]);
    assert_eq!(
        told,
        "redtag: triage.html: this file exists; --force overwrites it\n"
    );
    assert_eq!(read(&folder, "triage.html"), "mine");
    let told = refused(&folder.0, &["triage", "--force", "--lang", "tlh"]);
    assert!(
        told.contains("does not speak \"tlh\", but en, de"),
        "{told}"
    );
    assert_eq!(
        read(&folder, "triage.html"),
        "mine",
        "nothing is written before the page is made"
    );
    let told = refused(&folder.0, &["triage", "-o", "nowhere/triage.html"]);
    assert!(told.contains("nowhere/triage.html"), "{told}");
    let told = refused(&folder.0, &["chess"]);
    assert!(told.contains("trauma-center"), "{told}");
    std::fs::write(folder.0.join("pack.toml"), "healthy = 1").expect("it can be written");
    let told = refused(&folder.0, &["triage", "--force", "--content", "pack.toml"]);
    assert!(
        told.starts_with("redtag: pack.toml:1:11: healthy must be "),
        "{told}"
    );
    assert!(print(&folder.0, &["triage", "--force"]).status.success());
    assert!(read(&folder, "triage.html").starts_with("<!doctype html>"));
}
