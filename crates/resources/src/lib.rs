//! The schemas of Puppet's built-in resource types, as data.
//!
//! The tables hold the types of Puppet itself and of the modules that its agent ships. They are
//! made by `cargo xtask codegen`, which asks a real Puppet for names, kinds, values and namevars;
//! [`SOURCES`] says which. What types and attributes mean is taken from `descriptions.txt`, in our
//! own words. The tables are part of the binary: nothing is read or built at the start. Types that
//! modules declare have the same form, made by [`ResourceType::new`].
//!
//! Of a type the compiler uses the names of attributes, the namevars, the title patterns and
//! whether it is isomorphic. Values are checked by the agent, so accepted values are here for
//! editors only.
//!
//! ```
//! use marotte_resources::{KeyPart, resource_type};
//!
//! let file = resource_type("File").expect("a built-in type");
//! assert!(file.is_valid_parameter("mode") && !file.is_valid_parameter("contents"));
//! assert_eq!(file.parse_title("/etc/")?, [("path", Some("/etc".into()))]);
//! let key = file.uniqueness_key("/etc/", |_| KeyPart::<i64>::Undef)?;
//! assert_eq!(key, [KeyPart::Text("/etc".to_owned())]);
//! # Ok::<(), marotte_resources::TitleError>(())
//! ```

mod attribute;
#[rustfmt::skip]
mod generated;
mod key;
mod resource_type;
mod texts;
mod title;

pub use attribute::{
    Attribute, Kind, is_metaparameter, is_relationship_metaparameter, metaparameter,
    metaparameter_names, metaparameters,
};
pub use generated::SOURCES;
pub use key::{KeyPart, KeyResult, alias_key, defined_uniqueness_key};
pub use resource_type::{AppliesTo, ResourceType, is_puppets_own, resource_type, resource_types};
pub use texts::Texts;
pub use title::{Conversion, TitleError, TitleParts, TitlePattern};
