//! The simulator of bad disks, tested by itself: a power cut never takes what was synchronised, and
//! does take what was not.
//!
//! A process writes to two files at random and says, in a log that no fault touches, what it is
//! about to do and what came of it. From the log follows which bytes may be in the files after the
//! cut.

use std::fs::File;
use std::io::Write;
use std::os::unix::fs::FileExt;
use std::path::Path;
use std::process::{Command, Stdio};

use redtag_kernel::Fast;

use crate::process::{Faults, preload};
use crate::stores::Place;

const CHILD: &str = "REDTAG_TEST_WRITER";
const FILES: [&str; 2] = ["tables.sqlite", "tables.sqlite-wal"];
/// How long a file is at first, and how long it may become.
const SIZE: usize = 1_200;
const MOST: usize = 2_000;

/// Not a test by itself: with a folder in the environment, this process is the one whose power is
/// cut.
#[test]
fn writer() {
    let Ok(folder) = std::env::var(CHILD) else {
        return;
    };
    let folder = Path::new(&folder);
    let seed = folder.join("seed");
    let seed: u64 = std::fs::read_to_string(seed)
        .expect("it is there")
        .parse()
        .expect("a number");
    let mut luck = Fast::new(seed, 1);
    let files = FILES.map(|name| {
        let file = File::options()
            .read(true)
            .write(true)
            .open(folder.join(name));
        file.expect("it is there")
    });
    let mut log = File::create(folder.join("log")).expect("it can be made");
    let mut say = |text: String| log.write_all(text.as_bytes()).expect("it can be written");
    let end = 20 + luck.below(100);
    for step in 0.. {
        if step == end {
            // The next call is the last.
            Faults::of(folder).begin(seed, 1, Faults::CRASH, true);
        }
        let number = luck.below(2);
        let file = &files[number];
        match luck.below(24) {
            0 => {
                let size = 1_000 + luck.below(1_000);
                say(format!("cut {number} {size}\n"));
                file.set_len(size as u64).expect("it can be cut");
            }
            1..5 => {
                say(format!("sync {number}"));
                let done = file.sync_data().is_ok();
                say(format!(" {}\n", u8::from(done)));
            }
            _ => {
                // A few long ones, and short ones that fall within them.
                let most = if luck.below(4) == 0 { 400 } else { 20 };
                let (at, length) = (luck.below(1_600), 1 + luck.below(most));
                let byte = 1 + luck.below(250) as u8;
                say(format!("write {number} {at} {length} {byte}"));
                let written = file.write_at(&vec![byte; length], at as u64);
                say(format!(" {}\n", written.unwrap_or(0)));
            }
        }
    }
}

/// A byte as the model knows it; none where the file has not come to.
#[derive(Clone, Default)]
struct Byte {
    durable: Option<u8>,
    /// What was written since, newest last.
    newer: Vec<u8>,
    /// What was written last is not on the disk, since its fsync failed.
    is_lost: bool,
}

impl Byte {
    fn write(&mut self, byte: u8) {
        self.newer.push(byte);
        self.is_lost = false;
    }

    fn sync(&mut self, is_done: bool) {
        if !is_done {
            self.is_lost |= !self.newer.is_empty();
        } else if !self.is_lost
            && let Some(newest) = self.newer.pop()
        {
            *self = Self {
                durable: Some(newest),
                ..Self::default()
            };
        }
    }

    /// Whether this may be there after a power cut. A file that became longer has zeros in between.
    fn allows(&self, found: Option<u8>) -> bool {
        found == self.durable
            || (self.durable.is_none() && found == Some(0))
            || found.is_some_and(|found| self.newer.contains(&found))
    }
}

/// What was cut.
#[derive(Default)]
struct Tally {
    unsynchronised: usize,
    lost: usize,
}

fn replay(log: &str) -> [Vec<Byte>; 2] {
    let first = Byte {
        durable: Some(0),
        ..Byte::default()
    };
    let mut file = vec![first; SIZE];
    file.resize(MOST, Byte::default());
    let mut files = [file.clone(), file];
    for line in log.lines() {
        let (what, numbers) = line.split_once(' ').expect("a word and numbers");
        let numbers: Vec<usize> = numbers
            .split(' ')
            .map(|number| number.parse().expect("a number"))
            .collect();
        let file = &mut files[numbers[0]];
        match (what, &numbers[1..]) {
            ("cut", &[size]) => file[size..].fill(Byte::default()),
            ("sync", &[done]) => file.iter_mut().for_each(|byte| byte.sync(done == 1)),
            // The power was cut during this call.
            ("sync", []) => {}
            ("write", &[at, length, byte]) => {
                for known in &mut file[at..at + length] {
                    known.newer.insert(0, byte as u8);
                }
            }
            ("write", &[at, _, byte, written]) => {
                for known in &mut file[at..at + written] {
                    known.write(byte as u8);
                }
            }
            _ => panic!("{line}"),
        }
    }
    files
}

fn try_seed(place: &Place, seed: u64, tally: &mut Tally) {
    let folder = place.folder();
    for name in FILES {
        std::fs::write(folder.join(name), [0; SIZE]).expect("it can be written");
    }
    std::fs::write(folder.join("seed"), seed.to_string()).expect("it can be written");
    let faults = Faults::none(folder);
    faults.begin(seed, 3, Faults::SHORT | Faults::SYNC, true);
    let mut child = Command::new(std::env::current_exe().expect("this program"));
    child.args(["--exact", "power::writer"]).env(CHILD, folder);
    let ended = preload(&mut child, &faults).stdout(Stdio::null()).status();
    let code = ended.expect("it starts").code();
    assert_eq!(code, Some(86), "its power was cut");
    let log = std::fs::read_to_string(folder.join("log")).expect("text");
    for (name, known) in FILES.iter().zip(replay(&log)) {
        let found = std::fs::read(folder.join(name)).expect("it is there");
        for (at, byte) in known.iter().enumerate() {
            let found = found.get(at).copied();
            assert!(
                byte.allows(found),
                "seed {seed}: byte {at} of {name} is {found:?}, not {:?} or one of {:?}",
                byte.durable,
                byte.newer
            );
            let is_cut = found != byte.newer.last().copied().or(byte.durable);
            tally.unsynchronised += usize::from(is_cut && !byte.is_lost);
            tally.lost += usize::from(is_cut && byte.is_lost);
        }
    }
}

#[test]
fn a_power_cut_takes_what_was_not_synchronised_and_nothing_else() {
    let place = Place::sqlite("power");
    let mut tally = Tally::default();
    for seed in 0..100 {
        try_seed(&place, seed, &mut tally);
    }
    println!(
        "100 power cuts took {} bytes that were not synchronised, {} whose fsync failed",
        tally.unsynchronised, tally.lost
    );
    assert!(tally.unsynchronised > 100 && tally.lost > 100);
}
