//! Damaged copies of real code: that of suites, of recorded cases and of installed modules.

use std::{fs, io};

use marotte_testkit::suite::load_suites;
use marotte_testkit::{Kind, read_cases};

use crate::corpus::manifests;
use crate::mutate::mutate;
use crate::project;
use crate::random::Random;

/// The texts that are damaged.
#[derive(Default)]
pub(super) struct Texts(Vec<String>);

impl Texts {
    /// Reads them.
    pub(super) fn read() -> io::Result<Self> {
        /// Longer files are slow to read for whoever has to find out why they differ.
        const LONGEST: usize = 4000;
        let mut texts = Vec::new();
        for file in manifests(&[])? {
            let text = fs::read_to_string(file).ok();
            texts.extend(text.filter(|text| text.len() <= LONGEST));
        }
        for file in project::files_with(&project::root().join("conformance"), "jsonl")? {
            let cases = read_cases(fs::File::open(file)?)?;
            let cases = cases.into_iter().filter(|case| case.kind != Kind::Epp);
            texts.extend(cases.filter_map(|case| case.code));
        }
        for suite in load_suites(&project::root().join("suite"))? {
            // What we mean to answer otherwise.
            if suite.is_of_divergences() {
                continue;
            }
            let cases = suite.cases.into_iter().map(|case| case.case);
            let cases = cases.filter(|case| case.kind != Kind::Epp);
            texts.extend(cases.filter_map(|case| case.code));
        }
        Ok(Self(texts))
    }

    /// A damaged text. It ends with a line break, as the cases of suites do.
    pub(super) fn program(&self, random: &mut Random) -> String {
        let text = match self.0.as_slice() {
            [] => "class a { notice(1) }",
            texts => &texts[random.below(texts.len())],
        };
        mutate(text, random)
    }
}
