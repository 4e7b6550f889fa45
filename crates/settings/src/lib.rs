//! Puppet's settings: what there are, where their values come from and what they come to.
//!
//! The table of settings is made by `cargo xtask codegen`, which asks a real Puppet. A value comes
//! from the first of these that has one: a flag of the call, `environment.conf`, the section of
//! `puppet.conf` for what the process does, its section `[main]`, the folders that depend on who
//! runs the process, and the default. Then the settings that it names (`$vardir/lib`) are put in.
//!
//! What depends on the machine comes through [`System`], so that nothing here reads a file.
//!
//! ```
//! use marotte_settings::{RunMode, Settings, TestSystem};
//!
//! let mut settings = Settings::new(TestSystem::default().into(), RunMode::Server);
//! settings.parse_config("/etc/puppet.conf", "[main]\nvardir = /var/puppet\n")?;
//! let values = settings.values(None);
//! assert_eq!(values.text("statedir")?, "/var/puppet/state");
//! # Ok::<(), marotte_settings::SettingsError>(())
//! ```

mod config_file;
mod convert;
mod default;
mod edit;
mod error;
#[rustfmt::skip]
mod generated;
mod hooks;
mod ini;
mod own;
mod schema;
mod settings;
mod system;
mod value;
mod values;

pub use config_file::{ConfigFile, ConfigSection, ConfigSetting};
pub use convert::{seconds_to_live, translate};
pub use edit::ConfigText;
pub use error::SettingsError;
pub use generated::PUPPET_VERSION;
pub use schema::{Computed, Default, Kind, Setting, all, find, own};
pub use settings::{EnvironmentSettings, RunMode, Settings};
pub use system::{PATH_SEPARATOR, System, TestSystem, clean_path};
pub use value::{Raw, SettingValue};
pub use values::{Origin, Values};
