//! Which code a compilation has used.

use std::collections::BTreeSet;

use marotte_ir::Program;
use marotte_pcore::Str;

use crate::evaluator::Evaluator;
use crate::function::AnyFunction;

/// The code that a compilation has used.
#[derive(Default, Debug)]
pub struct CodeUsed {
    /// The files of classes, defines, nodes, functions and types.
    pub files: BTreeSet<Str>,
    /// Names of classes and defines that were looked for and are not there.
    pub missing: BTreeSet<Str>,
}

impl Evaluator {
    /// The code that was used so far.
    pub fn code_used(&self) -> CodeUsed {
        let mut used = CodeUsed::default();
        let mut add = |program: &Program| {
            if let Some(file) = program.file()
                && !used.files.contains(file)
            {
                used.files.insert(file.clone());
            }
        };
        self.catalog.imported_programs().for_each(&mut add);
        #[expect(clippy::iter_over_hash_type, reason = "they are put in order")]
        for named in self.user_types.values() {
            add(&named.program);
        }
        #[expect(clippy::iter_over_hash_type, reason = "they are put in order")]
        for function in self.user_functions.values() {
            if let AnyFunction::Puppet(function) = function {
                add(function.program());
            }
        }
        // Types that were taken without a look at their files.
        for name in self.names_at_a_glance() {
            let key = name.to_ascii_lowercase();
            let file = self.definitions.as_ref().and_then(|of| of.file(&key));
            if let Some(file) = file.flatten() {
                add(&file.program);
            }
        }
        used.missing = self.catalog.missing_names().cloned().collect();
        used
    }
}
