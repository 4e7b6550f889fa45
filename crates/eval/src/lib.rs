//! The evaluator: walks lowered programs and gives values.
//!
//! It reaches the outside (files, other modules, data) only through the [`Outside`] that it is
//! given; it opens no file, reads no clock and prints nothing. Built-in functions are handed to
//! it as tables (see [`function`]), so that this crate does not know them.

mod advice;
pub mod annotation;
mod binding;
mod call_site;
pub mod catalog;
mod closure;
mod deferred;
mod definitions;
mod evaluator;
mod expr;
pub mod function;
mod log;
mod lookup;
mod matched;
pub mod old_facts;
mod outside;
mod oversized;
mod parameters;
mod patterns;
mod reuse;
mod scope;
mod script;
mod settings;
mod signal;
mod template;
mod templates;
mod types;
mod used;
mod variables;
mod written_types;

pub use marotte_pcore::convert::{ruby_inspect, ruby_to_s};

pub use annotation::Annotations;
pub use catalog::{Changed, ChangedDefaults};
pub use closure::{Block, Closure, MadeBlock, PuppetFunction};
pub use definitions::{Definitions, ParameterTypes};
pub use evaluator::Evaluator;
pub use lookup::LookupRequest;
pub use marotte_diagnostics::{Level, LogEntry};
pub use outside::{
    CommandOutput, DataLayers, DataProvider, ExportedResource, FoundFunction, FunctionDefinition,
    ListedFile, LoadError, Loaded, Loader, LookupRun, Machine, ManifestStep, NameKind, Outside,
    ResourceTypeDefinition, ScriptFunction, ScriptInterface, ScriptTemplate, Scripts, Store,
    TypeDefinition,
};
pub use oversized::out_of_range;
pub use scope::{Scope, ScopeId, ScopeKind};
pub use script::{Context, ScriptState, VariableRead};
pub use settings::{DigestAlgorithm, Settings, Strict};
pub use signal::{Advice, EvalResult, Failure, Place, Signal, SignalKind, Thrown};
pub use template::TemplateScope;
pub use templates::{SharedTemplates, Templates};
pub use types::unreadable_type;
pub use used::CodeUsed;
pub use variables::Variables;
