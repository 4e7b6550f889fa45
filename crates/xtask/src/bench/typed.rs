//! What types cost a fleet: recursive ones in memory, named ones of parameters in time.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

use super::figures::{figure, figures};
use crate::say;

/// How many types and parameters there are.
const COUNT: usize = 100;

/// Measures generated environments with the bench program for fleets.
pub(super) fn run(binary: &Path) -> io::Result<()> {
    let root = env::temp_dir().join(format!("marotte-typed-{}", std::process::id()));
    let measured = measure(binary, &root);
    fs::remove_dir_all(&root)?;
    measured
}

fn measure(binary: &Path, root: &Path) -> io::Result<()> {
    let facts = root.join("node1.example.com.json");
    let recursive = write(&root.join("recursive"), true, |index| {
        let next = (index + 1) % COUNT;
        format!("Variant[Integer, Array[M::T{index}], Hash[String, M::T{next}]]")
    })?;
    let named = |index| format!("Variant[Integer[0], Enum['a{index}']]");
    let typed = write(&root.join("typed"), true, named)?;
    let plain = write(&root.join("plain"), false, named)?;
    fs::write(&facts, "{}")?;
    let nodes = |folder: &Path, count: usize| {
        let mut command = Command::new(binary);
        command.arg("nodes").arg(folder).arg(&facts);
        figures(command.args([count.to_string(), "1".to_owned()]))
    };
    let peak = |count| Ok::<_, io::Error>(figure(&nodes(&recursive, count)?, "peak_bytes"));
    let (few, many) = (peak(100)?, peak(2000)?);
    say(&format!(
        "{COUNT} recursive types: peak {:.1} MB for 100 nodes, {:.1} MB for 2000 ({:.2} times as much)",
        few / 1e6,
        many / 1e6,
        many / few,
    ));
    // The machine may be busy now and then: the best of some rounds counts.
    let (mut with, mut without) = (f64::INFINITY, f64::INFINITY);
    for _ in 0..5 {
        without = without.min(figure(&nodes(&plain, 2000)?, "seconds"));
        with = with.min(figure(&nodes(&typed, 2000)?, "seconds"));
    }
    say(&format!(
        "a class with {COUNT} parameters: {:.1} µs a node, {:.1} µs with named types ({:.2} times as long)",
        without * 1e6 / 2000.0,
        with * 1e6 / 2000.0,
        with / without,
    ));
    Ok(())
}

/// An environment with a class and types of that form, which its parameters may have.
fn write(
    folder: &Path,
    has_types: bool,
    definition: impl Fn(usize) -> String,
) -> io::Result<PathBuf> {
    let module = folder.join("modules/m");
    for folder in [
        folder.join("manifests"),
        module.join("manifests"),
        module.join("types"),
    ] {
        fs::create_dir_all(folder)?;
    }
    fs::write(folder.join("manifests/site.pp"), "include m\n")?;
    let mut class = String::from("class m(\n");
    for index in 0..COUNT {
        let path = module.join(format!("types/t{index}.pp"));
        fs::write(path, format!("type M::T{index} = {}\n", definition(index)))?;
        let of = if has_types {
            format!("M::T{index} ")
        } else {
            String::new()
        };
        let _ = writeln!(class, "  {of}$p{index} = {index},");
    }
    class.push_str(") { notify { 'm': } }\n");
    fs::write(module.join("manifests/init.pp"), class)?;
    Ok(folder.to_owned())
}
