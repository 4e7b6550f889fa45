//! A site as a library: its settings, its environments and its nodes, and what it answers.
//!
//! A [`Site`] is opened once and asked as often as one likes, on any number of threads: for the
//! catalog of a node ([`CompileRequest`]), for data ([`LookupRequest`]), for the texts of templates
//! ([`RenderRequest`]), for the value of code ([`EvaluateRequest`]), for what its modules have in Ruby
//! ([`DoctorRequest`]), for its modules ([`ModulesAnswer`]), for generated types ([`GenerateRequest`]), for
//! how its catalogs differ from a real Puppet's ([`ParityRequest`]). The values of settings are asked of
//! its [`Place`] ([`SettingsRequest`]) and changed ([`ChangeRequest`]), and so are the facts of the machine
//! ([`FactsRequest`]); what is wrong with a text ([`CheckRequest`]) and what code is worth piece by piece
//! ([`Session`]) can be asked without a site. Requests and answers are plain data. Whatever a site
//! asks of the machine (files, commands, the clock) comes in [`Parts`] that can be replaced.
//!
//! Environments stay open as long as their `environment_timeout` says, or until
//! [`Site::reload`]. Whoever holds one ([`In::Open`]) keeps it as it is.

mod ahead;
mod contents;
mod destination;
mod environment;
mod failed;
mod fleet;
mod host;
mod limits;
mod node;
mod parallel;
mod parity;
mod parts;
mod paths;
mod place;
mod problem;
mod profiling;
mod puppetdb;
mod read;
mod request;
mod session;
mod shown;
mod site;
pub mod source;
mod watch;
mod write;

pub use ahead::Ahead;
pub use contents::Contents;
pub use destination::Destination;
pub use environment::{Beginning, In};
pub use failed::Failed;
pub use fleet::{Fleet, FleetMemory, FleetOptions, Plan, Used};
pub use host::{Host, NoHost, ThisHost};
pub use node::Node;
pub use node::certificate::trusted_by_certificate;
pub use node::classifier::full_command;
pub use node::facts::{Facts, read_facts};
pub use node::selection::NodeSelection;
pub use parallel::in_order;
pub use parity::{ParityRequest, ReferenceSource};
pub use parts::{
    Clock, Commands, Conversation, Finished, Here, NoCommands, Nowhere, Parts, Processes, Rubies,
    RubyChoice, RubyProcesses, RubyUse, SystemClock, ThisMachine,
};
pub use paths::absolute;
pub use place::{Place, split};
pub use problem::Problem;
pub use profiling::{Profiled, Profiling};
pub use puppetdb::Certificates;
pub use read::{LARGEST_FILE, decode, too_large, unreadable};
pub use request::change::{ChangeAnswer, ChangeRequest, Deleted};
pub use request::changes::{LastCatalogs, sources_of};
pub use request::check::{CheckRequest, check_definitions};
pub use request::compile::{CompileAnswer, CompileRequest};
pub use request::doctor::{DoctorAnswer, DoctorRequest};
pub use request::evaluate::{Code, EvaluateAnswer, EvaluateRequest};
pub use request::facts::FactsRequest;
pub use request::generate::{GenerateAnswer, GenerateRequest};
pub use request::lookup::{Explain, Found, LookupAnswer, LookupRequest};
pub use request::modules::ModulesAnswer;
pub use request::render::{RenderProblem, RenderRequest, Rendered, Template, read_template};
pub use request::settings::{Setting, SettingsAnswer, SettingsRequest};
pub use session::{Names, Session, assignment};
pub use shown::Shown;
pub use site::{Site, SiteOptions};
pub use watch::{Change, Watch, files_below};
pub use write::{Named, replace};

/// The page of the book about this library: its example is a test.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/embedding.md")]
pub struct Book;
