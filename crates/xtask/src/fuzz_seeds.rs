//! `cargo xtask fuzz-seeds`: the seeds of the fuzz targets as files, for `cargo fuzz`.

use std::fs;

use marotte_testkit::fuzz::TARGETS;
use marotte_testkit::fuzz::inputs::Inputs;

use crate::{Chore, project, say};

pub(crate) fn run() -> Chore {
    let root = project::root();
    let mut count = 0;
    for target in &TARGETS {
        let folder = root.join("fuzz/corpus").join(target.name);
        fs::create_dir_all(&folder)?;
        for (number, seed) in Inputs::new(target, &root).seeds().iter().enumerate() {
            fs::write(folder.join(number.to_string()), seed)?;
            count += 1;
        }
    }
    say(&format!("{count} seeds in fuzz/corpus"));
    Ok(true)
}
