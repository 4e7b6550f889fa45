//! The project's own cases: suites of Puppet code with the reference's answers as comments.
//!
//! ```puppet
//! #- heredoc-keeps-margin parse
//! $a = @(END)
//!   text
//!   END
//! #=> (= (var "a") (heredoc …))
//! ```
//!
//! A case begins with `#- NAME KIND` and has the parts below, in this order. Names are unique in
//! all suites. Answers are never written by hand: `cargo xtask record NAME` asks the reference.
//!
//! | line | meaning |
//! |---|---|
//! | `#- NAME KIND [chomp]` | header; `chomp`: the code has no line break at its end |
//! | `#< TEXT` | what a document says of it, if the reference's answer is another |
//! | `#> TEXT` | with that: why the reference's answer is ours, too |
//! | `#@ FIELD JSON` | a field of the case: `params`, `facts`, `node`, `settings` |
//! | `#-- PATH` | the lines below are that file of the environment |
//! | `#~~ LEVEL: TEXT` | a log line |
//! | `#=> TEXT` | the result: a value's text, a tree in PN, a rendered text |
//! | `#:: TYPE` | the type of the value |
//! | `#!! TEXT` | the error |
//! | `#\| TEXT` | a further line of the text above |
//! | `# TEXT` | behind an answer: a comment on the cases that follow |
//! | `#? REASON` | only in `divergences/`: why our answer, which follows, is another |
//!
//! The catalog of a case is kept in a folder beside its suite, that of a divergence is ours.
//!
//! The cases of `dialect/` are asked twice. The recorded answer is that of Puppet 8, as everywhere. Behind
//! it comes `#? DOCUMENT, SECTION: RULE` with what that document states for its own dialect, which
//! no Puppet can be asked about: the result, the notices, or, since it states no wording, a bare `#!!` for
//! an error. `docs/dialect.md` is made of them.

mod dialect;
mod page;
mod parse;
mod render;
mod run;

pub use dialect::pages as dialect_pages;
pub use page::divergences_page;
pub(crate) use parse::parse_suite;
pub use parse::{Divergence, Document, SuiteCase, SuiteFile};
pub use render::{catalog_text, render};
pub use run::{SuiteError, load_suites, our_answer, run_case};
