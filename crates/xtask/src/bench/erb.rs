//! A template of 260 lines with loops and conditions, rendered for the first time in a process and
//! again and again.

use std::fs;

use super::Subject;
use super::scripts::{Scripts, compare, folder_with_template, is_same};
use crate::{Chore, say};

/// How many sections the template has.
const SECTIONS: usize = 20;

pub(super) fn run(subject: &Subject) -> Chore {
    let folder = folder_with_template(&template())?;
    let scripts = |repetitions| Scripts {
        folder: &folder,
        manifests: &["template"],
        repetitions,
    };
    let mut same = true;
    // The first render is one of a process: there are several of them.
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..subject.repetitions {
        ours.extend(scripts(subject.repetitions * 100).ours()?);
    }
    if subject.puppet.is_available() {
        for _ in 0..subject.repetitions {
            theirs.extend(scripts(subject.repetitions * 10).theirs(&subject.puppet)?);
        }
        same = is_same("the template", &ours[0], &theirs[0]);
    } else {
        say("no Puppet is installed: no ratio");
    }
    fs::remove_dir_all(&folder)?;
    let least = |times: &mut dyn Iterator<Item = f64>| times.fold(f64::INFINITY, f64::min);
    compare(
        "rendering a template in Ruby",
        least(&mut ours.iter().map(|taken| taken.warm)),
        least(&mut theirs.iter().map(|taken| taken.warm)),
    );
    compare(
        "the same for the first time in a process",
        least(&mut ours.iter().map(|taken| taken.first)),
        least(&mut theirs.iter().map(|taken| taken.first)),
    );
    Ok(same)
}

/// Sections of 13 lines, each with a loop and conditions.
fn template() -> String {
    let section = |number| {
        format!(
            "# section {number} of <%= @owner %>\n\
             <% if @enabled -%>\n\
             [section{number}]\n\
             \x20 timeout = <%= @timeout + {number} %>\n\
             <%   @servers.each do |server| -%>\n\
             <%     if server['port'].to_i > 1024 -%>\n\
             \x20 server <%= server['name'] %> <%= server['address'] %>:<%= server['port'] %>\n\
             \x20   roles <%= server['roles'].join(' ') %>\n\
             <%     else -%>\n\
             \x20 # <%= server['name'].upcase %> is privileged\n\
             <%     end -%>\n\
             <%   end -%>\n\
             <% end -%>\n"
        )
    };
    (1..=SECTIONS).map(section).collect()
}
