//! The compressed site is embedded: build again when it has changed.

fn main() {
    let site = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/packed");
    // Cargo would build again every time if the folder were missing. If it cannot be made, that is
    // all.
    _ = std::fs::create_dir_all(site);
    println!("cargo::rerun-if-changed={site}");
}
