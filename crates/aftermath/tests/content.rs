//! The content folder is sound. Run this while writing: it tells every flaw with file and line.

use redtag_aftermath::Content;

#[test]
fn the_content_is_sound() {
    if let Err(flaws) = Content::official() {
        let flaws: Vec<String> = flaws.iter().map(|flaw| format!("  {flaw}\n")).collect();
        panic!("{} flaws:\n{}", flaws.len(), flaws.concat());
    }
}
