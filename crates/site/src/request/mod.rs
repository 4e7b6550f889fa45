//! What a site is asked, and what it answers: plain data, a file a kind of request.

pub(crate) mod change;
pub(crate) mod changes;
pub(crate) mod check;
pub(crate) mod compile;
pub(crate) mod doctor;
pub(crate) mod evaluate;
pub(crate) mod facts;
pub(crate) mod generate;
pub(crate) mod lookup;
pub(crate) mod modules;
pub(crate) mod node;
mod origins;
pub(crate) mod render;
pub(crate) mod settings;
mod values;
