//! The pages of the manual: one of the program, and one a command.

use std::io;

use clap::Command;
use clap_mangen::Man;

/// The pages by their names: `marotte`, `marotte-config-print`.
pub(super) fn pages() -> io::Result<Vec<(String, Vec<u8>)>> {
    let mut marotte = marotte_cli::description().disable_help_subcommand(true);
    marotte.build();
    let mut pages = Vec::new();
    add(&marotte, "marotte", &mut pages)?;
    Ok(pages)
}

fn add(command: &Command, name: &str, pages: &mut Vec<(String, Vec<u8>)>) -> io::Result<()> {
    let mut page = Vec::new();
    Man::new(command.clone()).render(&mut page)?;
    pages.push((name.to_owned(), page));
    for below in command.get_subcommands() {
        if !below.is_hide_set() {
            add(below, &format!("{name}-{}", below.get_name()), pages)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_has_a_page() {
        let pages = pages().unwrap();
        for name in ["marotte", "marotte-validate", "marotte-config-print"] {
            let page = pages.iter().find(|(known, _)| known == name);
            let (_, page) = page.unwrap_or_else(|| panic!("{name}"));
            let page = String::from_utf8_lossy(page);
            assert!(page.contains(".SH SYNOPSIS"), "{page}");
        }
        assert!(!pages.iter().any(|(name, _)| name.ends_with("-help")));
    }
}
