//! Each operation of writing a file fails in each way that it can: then the file is the old one or all of
//! the new one, as the answer says, and nothing else is in the folder.

use std::cell::Cell;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use super::system::{Machine, System};
use super::{Named, replace_on};

/// How an operation fails.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Fault {
    /// With an error.
    Kind(io::ErrorKind),
    /// So do all that come after it.
    Ever,
    /// A write takes one byte only.
    Short,
    /// A signal came before a write.
    Interrupted,
    /// A write takes one byte, and the next one fails.
    ShortThenFull,
}

/// Operations so far, and the one that fails.
#[derive(Clone)]
struct Plan {
    count: Rc<Cell<usize>>,
    at: usize,
    fault: Fault,
}

impl Plan {
    /// Counts an operation: how it fails, if it does.
    fn next(&self) -> Option<Fault> {
        let number = self.count.get();
        self.count.set(number + 1);
        let is_due = match self.fault {
            Fault::Ever => number >= self.at,
            _ => number == self.at,
        };
        is_due.then_some(self.fault)
    }

    fn operation(&self) -> io::Result<()> {
        match self.next() {
            Some(Fault::Kind(kind)) => Err(kind.into()),
            Some(Fault::Ever) => Err(io::Error::other("the disk is gone")),
            _ => Ok(()),
        }
    }
}

/// The system of this machine, but for one operation.
struct Faulty(Plan);

struct FaultyFile {
    file: File,
    plan: Plan,
    is_full: bool,
}

impl Write for FaultyFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.is_full {
            return Err(io::ErrorKind::StorageFull.into());
        }
        match self.plan.next() {
            Some(Fault::Kind(kind)) => return Err(kind.into()),
            Some(Fault::Ever) => return Err(io::Error::other("the disk is gone")),
            Some(Fault::Interrupted) => return Err(io::ErrorKind::Interrupted.into()),
            Some(Fault::Short) => return self.file.write(&bytes[..1]),
            Some(Fault::ShortThenFull) => {
                self.is_full = true;
                return self.file.write(&bytes[..1]);
            }
            None => {}
        }
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Faulty {
    fn file(&self, file: File) -> FaultyFile {
        FaultyFile {
            file,
            plan: self.0.clone(),
            is_full: false,
        }
    }
}

impl System for Faulty {
    type File = FaultyFile;

    fn look(&self, path: &Path) -> io::Result<Metadata> {
        self.0.operation()?;
        Machine.look(path)
    }

    fn follow(&self, path: &Path) -> io::Result<PathBuf> {
        self.0.operation()?;
        Machine.follow(path)
    }

    fn open(&self, options: &OpenOptions, path: &Path) -> io::Result<FaultyFile> {
        self.0.operation()?;
        Ok(self.file(Machine.open(options, path)?))
    }

    fn open_nameless(&self, options: OpenOptions, folder: &Path) -> io::Result<FaultyFile> {
        self.0.operation()?;
        Ok(self.file(Machine.open_nameless(options, folder)?))
    }

    fn name(&self, file: &FaultyFile, path: &Path) -> io::Result<()> {
        self.0.operation()?;
        Machine.name(&file.file, path)
    }

    fn sync(&self, file: &FaultyFile) -> io::Result<()> {
        self.0.operation()?;
        Machine.sync(&file.file)
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.0.operation()?;
        Machine.rename(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.0.operation()?;
        Machine.remove(path)
    }
}

/// A file system that has no nameless files.
struct Plain(Faulty);

impl System for Plain {
    type File = FaultyFile;

    fn look(&self, path: &Path) -> io::Result<Metadata> {
        self.0.look(path)
    }

    fn follow(&self, path: &Path) -> io::Result<PathBuf> {
        self.0.follow(path)
    }

    fn open(&self, options: &OpenOptions, path: &Path) -> io::Result<FaultyFile> {
        self.0.open(options, path)
    }

    fn open_nameless(&self, _: OpenOptions, _: &Path) -> io::Result<FaultyFile> {
        Err(io::ErrorKind::Unsupported.into())
    }

    fn name(&self, file: &FaultyFile, path: &Path) -> io::Result<()> {
        self.0.name(file, path)
    }

    fn sync(&self, file: &FaultyFile) -> io::Result<()> {
        self.0.sync(file)
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.0.rename(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.0.remove(path)
    }
}

/// What is there before something is written.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Before {
    Nothing,
    File,
    Link,
    LinkToNothing,
}

const OLD: &str = "old";

/// More than is written at once.
fn new_text() -> String {
    "new\n".repeat(10_000)
}

fn write<S: System>(system: &S, path: &Path) -> io::Result<()> {
    let text = new_text();
    replace_on(system, path, Named::Given, |out| {
        let (first, second) = text.split_at(text.len() / 2);
        out.write_all(first.as_bytes())?;
        out.write_all(second.as_bytes())
    })
}

/// Writes with an operation that fails; whether there was such an operation.
fn attempt(folder: &Path, before: Before, is_plain: bool, at: usize, fault: Fault) -> bool {
    fs::create_dir_all(folder).unwrap();
    let (path, target) = (folder.join("file"), folder.join("target"));
    match before {
        Before::Nothing => {}
        Before::File => fs::write(&path, OLD).unwrap(),
        Before::Link => {
            fs::write(&target, OLD).unwrap();
            std::os::unix::fs::symlink(&target, &path).unwrap();
        }
        Before::LinkToNothing => std::os::unix::fs::symlink("target", &path).unwrap(),
    }
    let plan = Plan {
        count: Rc::default(),
        at,
        fault,
    };
    let faulty = Faulty(plan.clone());
    let written = match is_plain {
        true => write(&Plain(faulty), &path),
        false => write(&faulty, &path),
    };
    let what = format!("{before:?}, plain {is_plain}, operation {at}, {fault:?}: {written:?}");
    let text = fs::read_to_string(&path).ok();
    match &written {
        Ok(()) => assert_eq!(text, Some(new_text()), "{what}"),
        Err(_) if matches!(before, Before::Nothing | Before::LinkToNothing) => {
            assert_eq!(text, None, "{what}");
        }
        Err(_) => assert_eq!(text.as_deref(), Some(OLD), "{what}"),
    }
    if let Fault::Short | Fault::Interrupted = fault {
        assert!(written.is_ok(), "{what}");
    }
    // What cannot be removed either has to stay.
    if fault != Fault::Ever {
        let left: Vec<_> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name())
            .collect();
        let known = |name: &&std::ffi::OsString| *name != "file" && *name != "target";
        assert_eq!(left.iter().find(known), None, "{what}");
    }
    fs::remove_dir_all(folder).unwrap();
    plan.count.get() > at
}

#[test]
fn whatever_fails_files_are_whole_and_nothing_is_left_behind() {
    let folder = std::env::temp_dir().join(format!("marotte-write-{}", std::process::id()));
    let faults = [
        Fault::Kind(io::ErrorKind::StorageFull),
        Fault::Kind(io::ErrorKind::PermissionDenied),
        Fault::Kind(io::ErrorKind::TimedOut),
        Fault::Ever,
        Fault::Short,
        Fault::Interrupted,
        Fault::ShortThenFull,
    ];
    let mut tried = 0;
    let all = [
        Before::Nothing,
        Before::File,
        Before::Link,
        Before::LinkToNothing,
    ];
    for before in all {
        for is_plain in [false, true] {
            for fault in faults {
                let mut at = 0;
                while attempt(&folder, before, is_plain, at, fault) {
                    at += 1;
                }
                tried += at;
            }
        }
    }
    assert!(tried > 200, "{tried} operations");
}
