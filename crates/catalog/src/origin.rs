//! Where the attributes of a resource come from: kept of the resources that somebody asks about.

use marotte_pcore::Str;

/// Where an attribute of a resource comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AttributeOrigin {
    /// The resource: `File[/etc/motd]`.
    pub resource: Str,
    /// The attribute.
    pub attribute: Str,
    /// What set it, and where.
    pub origin: Origin,
}

/// What set an attribute, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin {
    /// What set it.
    pub cause: Cause,
    /// Where that is written.
    pub spot: Option<Spot>,
    /// The parameter whose value it is, and what set that.
    pub through: Option<Box<(Str, Origin)>>,
}

/// A line of a file; code of the call has no file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spot {
    /// The file.
    pub file: Option<Str>,
    /// The line.
    pub line: u32,
}

/// What sets attributes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The declaration of the resource.
    Declaration,
    /// Defaults of a type: `File { owner => root }`.
    ResourceDefault,
    /// An override of a resource: `File['/a'] { mode => '0600' }`.
    Override,
    /// An override by a collector: `File <| |> { mode => '0600' }`.
    Collector,
    /// A relationship: `A -> B`.
    Relationship,
    /// Data, for the parameter of a class.
    Data {
        /// The key.
        key: Str,
        /// The files that had it, or what else did.
        found_in: Vec<Str>,
    },
    /// The default of a parameter of a class or define.
    ParameterDefault,
    /// What classifies nodes.
    Classifier,
    /// A function, such as `create_resources` or `require`.
    Call,
    /// The stage of the class around it.
    Stage,
    /// Another node, which exports the resource.
    Store,
    /// The title of the resource.
    Title,
}
