//! `cargo xtask docs`: the book, of the pages in `docs` and of those that are made from the code.
//!
//! Pages and links are checked in any case; `mdbook` makes the site of them if it is installed.

mod links;
mod pages;

use std::io::ErrorKind;
use std::process::Command;
use std::{fs, io};

use crate::{Chore, project, say, say_error};

pub(crate) fn run() -> Chore {
    let root = project::root();
    let docs = root.join("docs");
    let (pages, pictures) = (pages::gather(&docs)?, pages::pictures(&docs)?);
    let complaints = links::complaints(&pages, &pictures);
    for complaint in &complaints {
        say_error(complaint);
    }
    if !complaints.is_empty() {
        return Ok(false);
    }
    let book = project::target().join("book");
    let sources = book.join("src");
    match fs::remove_dir_all(&sources) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    for (path, text) in &pages {
        let path = sources.join(path);
        fs::create_dir_all(path.parent().unwrap_or(&sources))?;
        fs::write(path, text)?;
    }
    for path in &pictures {
        fs::copy(docs.join(path), sources.join(path))?;
    }
    fs::copy(docs.join("book.toml"), book.join("book.toml"))?;
    match Command::new("mdbook").arg("build").arg(&book).status() {
        Ok(status) => Ok(status.success()),
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let pages = pages.len();
            say(&format!(
                "{pages} pages are in {}; `cargo install mdbook` gets what makes a site of them",
                sources.display()
            ));
            Ok(true)
        }
        Err(error) => Err(io::Error::other(format!("mdbook: {error}"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_book_is_whole() {
        let docs = project::root().join("docs");
        let pages = pages::gather(&docs).unwrap();
        let complaints = links::complaints(&pages, &pages::pictures(&docs).unwrap());
        assert!(complaints.is_empty(), "{}", complaints.join("\n"));
    }
}
