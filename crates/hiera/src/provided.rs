//! `environment_data_provider` in `environment.conf`, with which environments said what their data
//! is before they had a `hiera.yaml`.

use std::sync::Arc;

use marotte_diagnostics::LookupIssue;
use marotte_eval::Strict;

use crate::config::{Config, Owner};
use crate::error::{Error, Result};
use crate::layer::Layer;
use crate::location::join;
use crate::session::Session;

impl Session<'_> {
    /// The layer of the environment in a folder, with the one that its `hiera.yaml` gives.
    pub(crate) fn provided_layer(
        &mut self,
        root: &str,
        layer: Option<Arc<Layer>>,
    ) -> Result<Option<Arc<Layer>>> {
        let Some(provider) = self.source.environment_data_provider() else {
            return Ok(layer);
        };
        let is_silent = self.evaluator.settings.language.strict == Strict::Off;
        let (path, conf) = (join(root, "hiera.yaml"), join(root, "environment.conf"));
        let key = "environment.conf#data_provider";
        let deprecated = |rest| LookupIssue::EnvironmentDataProvider {
            provider: provider.as_str().into(),
            rest,
        };
        let version = layer.as_ref().map(|layer| layer.config.version);
        if version.is_some_and(|version| version >= 5) {
            if !is_silent {
                self.warn_once(key, deprecated(""), Some(&conf));
            }
            if !is_silent && provider != "hiera" {
                let issue = LookupIssue::EnvironmentDataProviderIgnored {
                    provider: provider.as_str().into(),
                    path: path.into(),
                };
                let key = "environment.conf#data_provider_overridden";
                self.warn_once(key, issue, Some(&conf));
            }
            return Ok(layer);
        }
        if !is_silent {
            let instead = match layer {
                None => ". A 'hiera.yaml' file should be used instead",
                Some(_) => ".",
            };
            self.warn_once(key, deprecated(instead), Some(&conf));
        }
        match provider.as_str() {
            "none" => Ok(None),
            "hiera" => match layer {
                Some(layer) => Ok(Some(layer)),
                None => Ok(Config::load(self, root, &path, Owner::Environment)?.map(Layer::new)),
            },
            "function" => {
                if !is_silent {
                    let owner = "environment".into();
                    let issue = LookupIssue::LegacyDataFunction { owner };
                    self.warn_once("legacy_provider_function", issue, None);
                }
                let config = Config::of_function(root, "environment", Owner::Environment);
                Ok(Some(Layer::new(config)))
            }
            other => Err(Error::general(LookupIssue::UnknownDataProvider {
                environment: self.source.environment_name().as_str().into(),
                setting: "environment_data_provider",
                provider: other.into(),
            })),
        }
    }
}
