//! Functions that read files through the world.

mod binary_file;
mod epp;
#[expect(
    clippy::module_inception,
    reason = "the function has the name of its family"
)]
mod file;
mod find_file;
mod find_template;
mod generate;
mod import;
mod inline_epp;
mod inline_template;
mod module_directory;
mod references;
mod template;

use marotte_eval::function::Function;

/// The functions of the family.
pub(crate) static FUNCTIONS: &[&Function] = &[
    &binary_file::FUNCTION,
    &epp::FUNCTION,
    &file::FUNCTION,
    &find_file::FUNCTION,
    &find_template::FUNCTION,
    &generate::FUNCTION,
    &import::FUNCTION,
    &inline_epp::FUNCTION,
    &inline_template::FUNCTION,
    &module_directory::FUNCTION,
    &template::FUNCTION,
];
