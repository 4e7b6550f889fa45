//! `cargo xtask fuzz-seeds`: the code of the conformance cases, and that of the cases of Ruby, as seeds
//! of the fuzz targets.

use std::path::Path;
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
    count += ruby(&root)?;
    say(&format!("{count} seeds in fuzz/corpus"));
    Ok(true)
}

/// Cases of Ruby as a template, a function and a resource type each.
fn ruby(root: &Path) -> io::Result<usize> {
    let mut count = 0;
    for file in project::files_with(&root.join("suite/ruby"), "rb")? {
        let text = fs::read_to_string(file)?;
        for case in text.split("\n#- ").skip(1) {
            let Some((name, lines)) = case.split_once('\n') else {
                continue;
            };
            let lines = lines.lines().filter(|line| !line.starts_with('#'));
            let code = lines.collect::<Vec<_>>().join("\n");
            let seeds = [
                (
                    "ruby_template",
                    format!("<% x = begin\n{code}\nend -%>\n<%= x %>\n"),
                ),
                (
                    "ruby_function",
                    format!(
                        "Puppet::Functions.create_function(:'m::f') do\n\
                         def f(*)\n{code}\nend\nend\n"
                    ),
                ),
                (
                    "ruby_type",
                    format!(
                        "Puppet::Type.newtype(:thing) do\nensurable\nnewparam(:name)\n\
                         {code}\nend\n"
                    ),
                ),
            ];
            for (target, seed) in seeds {
                let folder = root.join("fuzz/corpus").join(target);
                fs::create_dir_all(&folder)?;
                fs::write(folder.join(name.trim()), seed)?;
                count += 1;
            }
        }
    }
    Ok(count)
}
