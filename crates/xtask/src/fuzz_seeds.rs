//! `cargo xtask fuzz-seeds`: the code of the conformance cases as seeds of the fuzz targets.

use std::{fs, io};

use marotte_testkit::{Kind, read_cases};

use crate::{Chore, project, say};

/// The fuzz targets by what they read.
const MANIFEST_TARGETS: [&str; 5] = ["lexer", "parser", "dump", "eval", "validate"];
const TEMPLATE_TARGETS: [&str; 1] = ["epp"];

pub(crate) fn run() -> Chore {
    let root = project::root();
    let mut count = 0;
    for file in project::files_with(&root.join("conformance"), "jsonl")? {
        for case in read_cases(fs::File::open(file)?)? {
            let targets: &[&str] = match case.kind {
                Kind::Epp => &TEMPLATE_TARGETS,
                _ => &MANIFEST_TARGETS,
            };
            let Some(code) = &case.code else { continue };
            for target in targets {
                let folder = root.join("fuzz/corpus").join(target);
                fs::create_dir_all(&folder)?;
                fs::write(folder.join(&case.id), code)?;
                count += 1;
            }
        }
    }
    if count == 0 {
        return Err(io::Error::other("no conformance cases"));
    }
    say(&format!("{count} seeds in fuzz/corpus"));
    Ok(true)
}
