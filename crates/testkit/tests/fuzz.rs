//! What fuzzing has found once does no harm again, and each target survives some inputs.

use std::fs;
use std::path::Path;

use marotte_testkit::fuzz::inputs::Inputs;
use marotte_testkit::fuzz::{TARGETS, run};

fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap()
}

#[test]
fn what_was_found_does_no_harm() {
    let folder = root().join("fuzz/found");
    let mut count = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        let (target, _) = name.rsplit_once('-').unwrap();
        run(target, &fs::read(&path).unwrap());
        count += 1;
    }
    assert!(count > 0);
}

#[test]
fn targets_survive() {
    for target in &TARGETS {
        let inputs = Inputs::new(target, root());
        let mut input = Vec::new();
        for number in 0..20 {
            inputs.write(1, number, &mut input);
            run(target.name, &input);
        }
    }
}
