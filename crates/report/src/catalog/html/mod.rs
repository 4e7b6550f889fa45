//! A catalog as one page that needs nothing but a browser: what contains what folds, all is searched, and
//! a resource is shown with its attributes, its place and its neighbours.
//!
//! The page is a script that reads the catalog as JSON. What stands in the catalog is only ever text
//! there, and the page may load nothing, so that no title or value can do anything.

mod data;

use std::io::{self, Write};

use marotte_catalog::Catalog;

use super::folders::Folders;
use crate::escape::escaped;

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");
const BODY: &str = include_str!("page.html");

/// What the page may do: run what is written in it.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; \
                      base-uri 'none'; form-action 'none'";

/// Writes the page; paths are told from these folders on.
pub(super) fn write(catalog: &Catalog, folders: &Folders, out: &mut dyn Write) -> io::Result<()> {
    let title = escaped(&catalog.name);
    write!(
        out,
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <title>{title}: catalog</title>\n<style>\n{STYLE}</style>\n</head>\n{BODY}"
    )?;
    out.write_all(b"<script type=\"application/json\" id=\"catalog\">")?;
    out.write_all(data::json(catalog, folders).as_bytes())?;
    write!(
        out,
        "</script>\n<script>\n{SCRIPT}</script>\n</body>\n</html>"
    )
}
