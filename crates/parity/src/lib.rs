//! What two compilers make of a node, compared.
//!
//! An [`Answer`] is what one of them made: a catalog in Puppet's JSON or an error, and log lines.
//! [`compare`] finds every [`Difference`] between the reference's answer and ours; a [`Report`] gathers
//! those of many nodes, equal ones as one group. All of it is plain data: where answers come from and
//! how a report looks is the business of others.
//!
//! What is sensitive is told to differ, and never shown.

mod answer;
mod compare;
mod difference;
mod equality;
mod forms;
mod report;
mod secrets;

pub use answer::{Answer, Detail, Line, Made};
pub use compare::{catalogs, compare};
pub use difference::{Difference, Kind, Shown, Spot};
pub use equality::{equal, has_address};
pub use forms::{read_catalog, relocated};
pub use report::{Group, NodeReport, Outcome, Report};
