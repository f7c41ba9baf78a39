//! Where matches are kept: for each game one running match, as a journal that only ever grows.
//!
//! | file | what |
//! |---|---|
//! | `<game>.jsonl` | the running match |
//! | `<game>.lock` | held by the program that plays it |
//! | `finished/<game>-<n>.jsonl` | matches that ended |
//! | `set-aside/<game>-<n>.jsonl` | matches that were left for a new one |
//! | `set-aside/<game>.cut-<hash>.jsonl` | a match as it was found when its last line was cut |
//!
//! One more campaign of a game has files of its own: `<game>.<campaign>.jsonl` and so on.
//!
//! Nothing is ever overwritten. What cannot be written stays in memory and is tried again with the
//! next line, so that a full disk costs nothing once there is room again.

use std::fs::{self, File, TryLockError};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::{env, fmt};

use anyhow::bail;
use redtag_kernel::content::fingerprint;

/// The matches of one game.
pub struct Store {
    folder: PathBuf,
    game: String,
    lock: Option<File>,
    file: Option<File>,
    /// How many bytes of the file are whole lines that belong to the match.
    good: u64,
    /// The file must not exist yet.
    fresh: bool,
    /// Lines that could not be written so far.
    backlog: String,
    trouble: Option<String>,
}

/// Another program plays this match.
#[derive(Debug)]
pub struct Busy {
    /// The match.
    pub file: PathBuf,
}

impl fmt::Display for Busy {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(
            out,
            "{} is being played by another Redtag; close that one first",
            self.file.display()
        )
    }
}

impl std::error::Error for Busy {}

impl Store {
    /// Takes the lock. A folder that cannot be used is no error, but [`Store::trouble`].
    pub fn open(folder: PathBuf, game: &str) -> Result<Self, Busy> {
        let mut store = Self {
            folder,
            game: game.to_owned(),
            lock: None,
            file: None,
            good: 0,
            fresh: true,
            backlog: String::new(),
            trouble: None,
        };
        store.take_lock()?;
        Ok(store)
    }

    /// The file of the running match.
    pub fn path(&self) -> PathBuf {
        self.folder.join(format!("{}.jsonl", self.game))
    }

    /// Why the last lines are not on disk; `None` if they are.
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    /// The match that ended last, if there is one.
    pub fn last(&self) -> io::Result<Option<PathBuf>> {
        Ok(finished(&self.folder, &self.game)?.pop())
    }

    /// The running match as text, if there is one. What follows the last whole line need not be
    /// text.
    pub fn read(&self) -> io::Result<Option<String>> {
        match read_journal(&self.path()) {
            Ok(text) => Ok(Some(text).filter(|text| !text.is_empty())),
            Err(error) if matches!(self.path().try_exists(), Ok(true)) => Err(error),
            Err(_) => Ok(None),
        }
    }

    /// Goes on with the file, of which this many bytes are whole lines; the rest is cut off by the
    /// next line and not before.
    pub fn resume(&mut self, whole: usize) {
        self.trouble = self.keep_cut(whole).err().map(|error| error.to_string());
        self.file = None;
        self.good = whole as u64;
        self.fresh = false;
        self.backlog.clear();
    }

    /// Begins a new file, where there is none.
    pub fn begin(&mut self, header: &str) {
        self.file = None;
        self.good = 0;
        // An empty file is what a full disk leaves of a match that never began.
        self.fresh = fs::metadata(self.path()).map_or(true, |file| file.len() > 0);
        self.backlog.clear();
        self.append(header);
    }

    /// Writes a line through to the disk, after those that could not be written before.
    pub fn append(&mut self, line: &str) {
        self.backlog.push_str(line);
        self.trouble = self.write().err().map(|error| error.to_string());
    }

    /// Moves a match that has ended to the finished ones.
    pub fn finish(&mut self) -> io::Result<PathBuf> {
        self.put_away("finished")
    }

    /// Keeps an unfinished match, so that a new one can begin.
    pub fn set_aside(&mut self) -> io::Result<PathBuf> {
        self.put_away("set-aside")
    }

    fn take_lock(&mut self) -> Result<(), Busy> {
        if self.lock.is_some() {
            return Ok(());
        }
        let path = self.folder.join(format!("{}.lock", self.game));
        let opened = make_folder(&self.folder)
            .and_then(|()| File::options().create(true).append(true).open(path));
        match opened.map(|file| (file.try_lock(), file)) {
            Ok((Err(TryLockError::WouldBlock), _)) => return Err(Busy { file: self.path() }),
            // Where a file system has no locks, one does without.
            Ok((_, file)) => self.lock = Some(file),
            Err(error) => self.trouble = Some(error.to_string()),
        }
        Ok(())
    }

    fn write(&mut self) -> io::Result<()> {
        self.take_lock()
            .map_err(|busy| io::Error::other(busy.to_string()))?;
        let is_new = self.file.is_none();
        let mut file = match self.file.take() {
            Some(file) => file,
            None => self.open_file()?,
        };
        let written = write_at(&mut file, self.good, self.backlog.as_bytes());
        self.file = Some(file);
        written?;
        if is_new {
            sync_folder(&self.folder)?;
        }
        self.good += self.backlog.len() as u64;
        self.backlog.clear();
        Ok(())
    }

    fn open_file(&mut self) -> io::Result<File> {
        let file = File::options()
            .write(true)
            .create_new(self.fresh)
            .open(self.path())?;
        self.fresh = false;
        Ok(file)
    }

    /// Keeps a file whose last line was cut as it was found, beside the one that is written on.
    fn keep_cut(&self, whole: usize) -> io::Result<()> {
        let found = fs::read(self.path())?;
        let folder = self.folder.join("set-aside");
        let name = format!("{}.cut-{}.jsonl", self.game, fingerprint(&found));
        if found.len() == whole || folder.join(&name).exists() {
            return Ok(());
        }
        make_folder(&folder)?;
        let copy = folder.join(name);
        fs::copy(self.path(), &copy)?;
        File::options().append(true).open(copy)?.sync_all()?;
        sync_folder(&folder)
    }

    fn put_away(&mut self, into: &str) -> io::Result<PathBuf> {
        if !self.backlog.is_empty() {
            self.write()?;
        }
        let folder = self.folder.join(into);
        make_folder(&folder)?;
        let number = 1 + numbers(&folder, &self.game)?.into_iter().max().unwrap_or(0);
        let target = folder.join(format!("{}-{number}.jsonl", self.game));
        self.file = None;
        fs::rename(self.path(), &target)?;
        sync_folder(&folder)?;
        sync_folder(&self.folder)?;
        Ok(target)
    }
}

/// Cuts off everything after the lines that are good, writes these bytes there, and through to the
/// disk.
fn write_at(file: &mut File, good: u64, bytes: &[u8]) -> io::Result<()> {
    if file.metadata()?.len() != good {
        file.set_len(good)?;
    }
    file.seek(SeekFrom::Start(good))?;
    file.write_all(bytes)?;
    file.flush()?;
    file.sync_data()
}

/// Makes a folder, and those above it if need be, so that they are there after a power cut.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    if folder.as_os_str().is_empty() || folder.is_dir() {
        return Ok(());
    }
    let parent = folder.parent().unwrap_or(Path::new(""));
    make_folder(parent)?;
    match fs::create_dir(folder) {
        // Another program was faster.
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists && folder.is_dir() => {}
        made => made?,
    }
    sync_folder(parent)
}

/// Writes the names in a folder through to the disk: a file that was made or renamed is there after
/// a power cut only if its name is.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    // Elsewhere a folder cannot be opened as a file; the system sees to its names by itself.
    if cfg!(unix) {
        let folder = if folder.as_os_str().is_empty() {
            Path::new(".")
        } else {
            folder
        };
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

/// The text of a journal; what follows the last whole line may have been cut within a character.
pub fn read_journal(path: &Path) -> io::Result<String> {
    let mut bytes = fs::read(path)?;
    let whole = bytes
        .iter()
        .rposition(|&byte| byte == b'\n')
        .map_or(0, |end| end + 1);
    let rest = bytes.split_off(whole);
    let text = String::from_utf8(bytes).map_err(|_| {
        io::Error::new(
            io::ErrorKind::InvalidData,
            "this is not a Redtag journal: it is not text",
        )
    })?;
    Ok(text + &String::from_utf8_lossy(&rest))
}

/// What the files of a game are called, or those of one more campaign of it.
pub fn called(game: &str, campaign: Option<&str>) -> anyhow::Result<String> {
    let fits = |letter: char| letter.is_alphanumeric() || letter == '-' || letter == '_';
    match campaign {
        None => Ok(game.to_owned()),
        Some(name) if !name.is_empty() && name.chars().all(fits) => Ok(format!("{game}.{name}")),
        Some(name) => bail!("--campaign {name:?}: a name has letters, digits, - and _"),
    }
}

/// The matches of a game that ended, in the order in which they did.
pub fn finished(folder: &Path, game: &str) -> io::Result<Vec<PathBuf>> {
    let folder = folder.join("finished");
    let mut numbers = match numbers(&folder, game) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
        numbers => numbers?,
    };
    numbers.sort_unstable();
    Ok(numbers
        .into_iter()
        .map(|number| folder.join(format!("{game}-{number}.jsonl")))
        .collect())
}

/// Where the platform keeps a program's data; `REDTAG_DATA` says otherwise.
pub fn data_folder() -> PathBuf {
    let set = |name: &str| {
        env::var_os(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    if let Some(folder) = set("REDTAG_DATA") {
        return folder;
    }
    let home = env::home_dir().unwrap_or_default();
    let usual = if cfg!(windows) {
        set("APPDATA").unwrap_or_else(|| home.join("AppData").join("Roaming"))
    } else if cfg!(target_os = "macos") {
        home.join("Library").join("Application Support")
    } else {
        set("XDG_DATA_HOME")
            .filter(|path| path.is_absolute())
            .unwrap_or_else(|| home.join(".local/share"))
    };
    usual.join("redtag")
}

/// The numbers of the matches of a game that were put into a folder.
fn numbers(folder: &Path, game: &str) -> io::Result<Vec<u64>> {
    let mut numbers = Vec::new();
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name();
        numbers.extend(name.to_str().and_then(|name| {
            name.strip_prefix(game)?
                .strip_prefix('-')?
                .strip_suffix(".jsonl")?
                .parse::<u64>()
                .ok()
        }));
    }
    Ok(numbers)
}

/// A folder of a test's own, gone afterwards.
#[cfg(test)]
pub struct Scratch(PathBuf);

#[cfg(test)]
impl Scratch {
    /// An empty folder.
    pub fn new() -> Self {
        static NEXT: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
        let number = NEXT.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("redtag-test-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder can be made");
        Self(folder)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

#[cfg(test)]
impl Drop for Scratch {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn store(folder: &Path) -> Store {
        Store::open(folder.to_owned(), "triage").expect("nobody else holds the lock")
    }

    #[test]
    fn lines_are_there_after_a_restart() {
        let folder = Scratch::new();
        let mut first = store(folder.path());
        assert_eq!(first.read().expect("readable"), None);
        first.begin("header\n");
        first.append("one\n");
        assert_eq!(first.trouble(), None);
        drop(first);
        let mut second = store(folder.path());
        let text = second.read().expect("readable").expect("there is a match");
        assert_eq!(text, "header\none\n");
        second.resume(text.len());
        second.append("two\n");
        assert_eq!(
            second.read().expect("readable").as_deref(),
            Some("header\none\ntwo\n")
        );
    }

    #[test]
    fn a_cut_line_goes_with_the_next_one_and_not_before() {
        let folder = Scratch::new();
        let file = folder.path().join("triage.jsonl");
        fs::write(&file, b"header\none\n{\"n\":2 \xe2").expect("written");
        let mut store = store(folder.path());
        let text = store.read().expect("readable").expect("there is a match");
        let whole = text.rfind('\n').expect("a line") + 1;
        store.resume(whole);
        assert_eq!(fs::read(&file).expect("readable").len(), 19);
        store.append("two\n");
        assert_eq!(fs::read(&file).expect("readable"), b"header\none\ntwo\n");
    }

    #[test]
    fn a_second_program_is_refused() {
        let folder = Scratch::new();
        let first = store(folder.path());
        let busy = Store::open(folder.path().to_owned(), "triage")
            .err()
            .expect("it is locked");
        assert!(busy.to_string().contains("triage.jsonl"));
        assert!(Store::open(folder.path().to_owned(), "other").is_ok());
        drop(first);
        assert!(Store::open(folder.path().to_owned(), "triage").is_ok());
    }

    #[test]
    fn what_is_put_away_never_overwrites() {
        let folder = Scratch::new();
        let mut store = store(folder.path());
        for (round, name) in ["finished/triage-1.jsonl", "finished/triage-2.jsonl"]
            .iter()
            .enumerate()
        {
            store.begin(&format!("header {round}\n"));
            assert_eq!(store.finish().expect("moved"), folder.path().join(name));
        }
        store.begin("header 3\n");
        assert_eq!(
            store.set_aside().expect("moved"),
            folder.path().join("set-aside/triage-1.jsonl")
        );
        let first = fs::read_to_string(folder.path().join("finished/triage-1.jsonl"));
        assert_eq!(first.expect("still there"), "header 0\n");
        assert_eq!(store.read().expect("readable"), None);
    }

    #[test]
    fn a_file_that_is_there_is_never_begun_again() {
        let folder = Scratch::new();
        let file = folder.path().join("triage.jsonl");
        fs::write(&file, "damaged\n").expect("written");
        let mut store = store(folder.path());
        store.begin("header\n");
        assert!(store.trouble().is_some());
        assert_eq!(fs::read_to_string(&file).expect("readable"), "damaged\n");
    }

    #[test]
    fn an_unwritable_folder_is_told_and_caught_up_later() {
        let outer = Scratch::new();
        let blocked = outer.path().join("redtag");
        fs::write(&blocked, "a file where the folder should be").expect("written");
        let mut store = store(&blocked);
        store.begin("header\n");
        store.append("one\n");
        assert!(store.trouble().is_some());
        assert!(store.finish().is_err());
        fs::remove_file(&blocked).expect("removed");
        store.append("two\n");
        assert_eq!(store.trouble(), None);
        assert_eq!(
            store.read().expect("readable").as_deref(),
            Some("header\none\ntwo\n")
        );
    }
}
