//! Where time went, as text for people and programs and as a picture.

mod flame;
mod human;
mod json;

use std::io::{self, Write};

use marotte_profile::Tree;

/// What an account of time looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProfileFormat {
    /// A table for people.
    Human,
    /// For programs.
    Json,
    /// A flame graph: a picture that a browser opens.
    Svg,
    /// The same on a page.
    Html,
    /// A line a stack, as other tools for flame graphs read them.
    Folded,
}

impl ProfileFormat {
    /// The format that the name of a file asks for.
    pub fn of_file(name: &str) -> Self {
        match name.rsplit_once('.').map(|(_, extension)| extension) {
            Some("json") => Self::Json,
            Some("svg") => Self::Svg,
            Some("html" | "htm") => Self::Html,
            Some("folded") => Self::Folded,
            _ => Self::Human,
        }
    }
}

/// What was measured.
pub struct Measured<'a> {
    /// Where the time of all threads went.
    pub tree: &'a Tree,
    /// How long it took by the clock on the wall, in seconds.
    pub seconds: f64,
    /// The nodes, with their seconds.
    pub nodes: &'a [(String, f64)],
    /// The folder that paths are told from.
    pub root: &'a str,
}

impl Measured<'_> {
    /// Writes it.
    pub fn write(&self, format: ProfileFormat, out: &mut dyn Write) -> io::Result<()> {
        match format {
            ProfileFormat::Human => human::write(self, out),
            ProfileFormat::Json => json::write(self, out),
            ProfileFormat::Svg => flame::write_svg(self, out),
            ProfileFormat::Html => flame::write_html(self, out),
            ProfileFormat::Folded => write!(out, "{}", self.tree.folded()),
        }
    }

    /// The nodes that took longest.
    fn slowest(&self, count: usize) -> Vec<&(String, f64)> {
        let mut nodes: Vec<&(String, f64)> = self.nodes.iter().collect();
        nodes.sort_by(|a, b| b.1.total_cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
        nodes.truncate(count);
        nodes
    }

    /// A name, from the folder on if it is a path below that.
    fn told<'n>(&self, name: &'n str) -> &'n str {
        let inside = name.strip_prefix(self.root.trim_end_matches('/'));
        let inside = inside.and_then(|rest| rest.strip_prefix('/'));
        inside.filter(|_| !self.root.is_empty()).unwrap_or(name)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use marotte_profile::{What, finish, span, start};

    use super::*;

    static TIME: AtomicU64 = AtomicU64::new(0);

    /// Each look at the clock takes a millisecond.
    fn clock() -> u64 {
        TIME.fetch_add(1_000_000, Ordering::Relaxed)
    }

    #[test]
    fn all_formats() {
        start(clock);
        {
            let _compilation = span(What::Compilation, "");
            let _class = span(What::Class, "a<b>");
            drop(span(What::Parsing, "/env/site.pp"));
        }
        let tree = finish();
        let nodes = [("n1".to_owned(), 0.003), ("n2".to_owned(), 0.004)];
        let measured = Measured {
            tree: &tree,
            seconds: 0.005,
            nodes: &nodes,
            root: "/env",
        };
        let text = |format| {
            let mut out = Vec::new();
            measured.write(format, &mut out).expect("written");
            String::from_utf8(out).expect("text")
        };
        let table = text(ProfileFormat::Human);
        assert!(table.contains("  site.pp\n"), "{table}");
        assert!(table.contains("n2"), "{table}");
        let json: serde_json::Value =
            serde_json::from_str(&text(ProfileFormat::Json)).expect("JSON");
        let kinds = json["kinds"].as_array().expect("kinds");
        let own = kinds.iter().filter_map(|kind| kind["self"].as_f64());
        assert!((own.sum::<f64>() - 0.005).abs() < 1e-9, "{json}");
        let picture = text(ProfileFormat::Svg);
        assert!(picture.contains("class a&lt;b&gt;"), "{picture}");
        assert!(text(ProfileFormat::Html).contains(&picture));
        assert!(
            text(ProfileFormat::Folded)
                .contains("compilation;class a<b>;parsing /env/site.pp 1000000")
        );
        assert_eq!(ProfileFormat::of_file("a.b/c"), ProfileFormat::Human);
        assert_eq!(ProfileFormat::of_file("x.svg"), ProfileFormat::Svg);
    }
}
