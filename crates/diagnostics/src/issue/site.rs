//! Issues of a site: its configuration, its environments, and what is known of its nodes.

use super::issues;
use crate::Cause;

issues! {
    /// What is wrong with a site or with what is asked of it.
    SiteIssue;

    /// `puppet.conf` with `environment_timeout = often`
    SettingsUnusable { why: Cause } => SETTINGS_UNUSABLE
        "Could not initialize global default settings: {why}";
    /// `--config` with a file that is not there.
    NoConfigFile { path: Box<str> } => NO_CONFIG_FILE
        "there is no file {path}";
    /// A `puppet.conf` that is no text.
    UnreadableConfigFile { path: Box<str>, why: Cause } => UNREADABLE_CONFIG_FILE
        "Could not load {path}: {why}";

    /// `--environment ../production`
    IllegalEnvironmentName { name: Box<str> } => ILLEGAL_ENVIRONMENT_NAME
        "'{name}' cannot be the name of an environment: it has letters, digits and underscores only";
    /// `--env-dir` with a folder that is not there.
    NoEnvironmentFolder { path: Box<str> } => NO_ENVIRONMENT_FOLDER
        "there is no folder {path}";
    /// `--environment` with a name that no folder of `environmentpath` has.
    NoEnvironment { name: Box<str>, paths: Box<str> } => NO_ENVIRONMENT
        "there is no environment '{name}' in {paths}";
    /// A classifier that wants a node to be in such an environment.
    EnvironmentNotFound { name: Box<str>, paths: Box<str> } => ENVIRONMENT_NOT_FOUND
        "Could not find a directory environment named '{name}' anywhere in the path: {paths}. \
         Does the directory exist?";
    /// `--manifest` with a file that is not there.
    NoManifest { path: Box<str> } => NO_MANIFEST
        "there is no manifest {path}";
    /// A folder without manifests; `elsewhere` says where else none were found.
    NoManifests { manifest: Box<str>, elsewhere: Box<str> } => NO_MANIFESTS
        "there are no manifests: neither --manifest nor -e is given, and there is no \
         {manifest}{elsewhere}. --env-dir and --environmentpath say where the environment is";
    /// A folder whose name is no UTF-8.
    PathNotText { path: Box<str> } => PATH_NOT_TEXT
        "the path {path} is no text";
    /// `config_version = /bin/false`
    ConfigVersionFailed { command: Box<str>, why: Cause } => CONFIG_VERSION_FAILED
        "Execution of config_version command `{command}` failed: {why}";
    /// A command that ends badly.
    ExecutionFailed { command: Box<str>, status: i64, output: Box<str> } => EXECUTION_FAILED
        "Execution of '{command}' returned {status}: {output}";

    /// A file that is not there.
    FileNotFound => NOT_FOUND
        "There is no such file or folder";
    /// A file that others keep to themselves.
    FileForbidden => UNREADABLE
        "It may not be read (permission denied)";
    /// Anything else that the operating system says.
    FileUnreadable { why: Box<str> } => UNREADABLE
        "It could not be read: {why}";
    /// A file with a NUL byte.
    BinaryFile => BINARY_FILE
        "The file is binary, not text";
    /// A file that nobody can have written.
    FileTooLarge { mebibytes: usize } => FILE_TOO_LARGE
        "The file is larger than {mebibytes} MiB";
    /// `{"a": `
    NotJson { why: Box<str> } => NOT_JSON
        "not JSON: {why}";
    /// `a: [`
    NotYaml { why: Box<str> } => NOT_YAML
        "not YAML: {why}";

    /// `--set a`
    NoAssignment { text: Box<str> } => NO_ASSIGNMENT
        "--set wants NAME=VALUE, not '{text}'";
    /// `--set A=1`
    NoTopVariable { name: Box<str> } => NO_TOP_VARIABLE
        "'{name}' cannot be the name of a variable of the top scope";

    /// `../etc/passwd` as the name of a node.
    IllegalNodeName { name: Box<str> } => ILLEGAL_NODE_NAME
        "'{name}' cannot be the name of a node";
    /// `--facts` with a file that makes no sense.
    UnusableFacts { path: Box<str>, why: Cause } => UNUSABLE_FACTS
        "facts from {path}: {why}";
    /// Facts that are a list.
    FactsNoHash => FACTS_NO_HASH
        "this is no hash of facts";
    /// Facts of many nodes, one of which is `{ "name": "web01" }`.
    FactsNoNode { number: usize } => FACTS_NO_NODE
        "entry {number} does not have the name of a node and its facts (name and values, or certname and facts)";
    /// `--facts` with an empty list.
    FactsOfNobody => FACTS_OF_NOBODY
        "there are no facts of any node";
    /// A PuppetDB that does not answer.
    PuppetDbUnusable { url: Box<str>, why: Box<str> } => PUPPETDB_UNUSABLE
        "PuppetDB at {url}: {why}";
    /// `--output` with a folder that cannot be made.
    NoFolder { path: Box<str>, why: Box<str> } => NO_FOLDER
        "no folder {path}: {why}";
    /// An empty folder of facts.
    NoFactsInFolder => NO_FACTS_IN_FOLDER
        "there are no files NODE.json or NODE.yaml";
    /// A file of facts that is named after no node: `web\xFF.json`.
    FactsNameNoText { name: Box<str> } => FACTS_NAME_NO_TEXT
        "the name of '{name}' is not UTF-8";
    /// Facts for a lookup that cannot be read.
    LookupFactsUnreadable { path: Box<str>, why: Cause } => LOOKUP_FACTS_UNREADABLE
        "({path}): {why}";
    /// Facts for a lookup that are a list.
    LookupFactsNoHash { path: Box<str> } => LOOKUP_FACTS_NO_HASH
        "Incorrectly formatted data in {path} given via the --facts flag (only accepts yaml and \
         json files)";
    /// Facts for a lookup that have `fqdn` without `hostname`.
    LookupFactsIncomplete { names: Box<str>, path: Box<str> } => LOOKUP_FACTS_INCOMPLETE
        "When overriding any of the {names} facts with {path} given via the --facts flag, they \
         must all be overridden.";

    /// `--changed-since` with a revision that git does not know.
    NoChanges { revision: Box<str>, why: Box<str> } => NO_CHANGES
        "what has changed since {revision}: {why}";
    /// `--trusted` with a file that makes no sense.
    UnusableTrusted { path: Box<str>, why: Cause } => UNUSABLE_TRUSTED
        "trusted data from {path}: {why}";
    /// Trusted data that is a list.
    TrustedNoHash => TRUSTED_NO_HASH
        "this is no hash";
    /// A certificate that was cut off.
    CertificateWithoutEnd => CERTIFICATE_WITHOUT_END
        "the certificate has no end";
    /// Something else between the lines of a certificate.
    NoCertificate { why: Box<str> } => NO_CERTIFICATE
        "this is no certificate: {why}";
    /// A certificate without a common name.
    CertificateWithoutName => CERTIFICATE_WITHOUT_NAME
        "the certificate names nobody";
    /// A `trusted_oid_mapping_file` that makes no sense.
    OidMappingUnusable { path: Box<str>, why: Cause } => OID_MAPPING_UNUSABLE
        "Error loading ssl custom OIDs mapping file from '{path}': {why}";
    /// One without its only key.
    OidMappingMissing => OID_MAPPING_MISSING
        "no such index 'oid_mapping'";
    /// One whose only key has a list.
    OidMappingNoHash => OID_MAPPING_NO_HASH
        "data under index 'oid_mapping' must be a Hash";
    /// An extension without a name.
    OidIncomplete { oid: Box<str> } => OID_INCOMPLETE
        "incomplete definition of oid '{oid}'";
    /// A folder of facts that cannot be listed.
    UnlistedFolder { why: Box<str> } => UNLISTED_FOLDER
        "{why}";
    /// A folder of `trusted_external_command` that cannot be listed.
    UnreadableFolder { path: Box<str>, why: Box<str> } => UNREADABLE_FOLDER
        "{path}: {why}";
    /// `web.sh` and `web.rb` in that folder.
    DuplicateScript { topic: Box<str>, path: Box<str> } => DUPLICATE_SCRIPT
        "There is more than one '{topic}' script in {path}";
    /// What such a command prints is no JSON.
    ExternalNotJson { why: Box<str> } => EXTERNAL_NOT_JSON
        "{why}";

    /// A classifier that fails.
    NodeSearchFailed { node: Box<str>, why: Cause } => NODE_SEARCH_FAILED
        "Failed when searching for node {node}: {why}";
    /// A classifier that says nothing.
    NodeNotFound { node: Box<str> } => NODE_NOT_FOUND
        "Could not find node '{node}'; cannot compile";
    /// `node_terminus = ldap`
    UnknownTerminus { name: Box<str> } => UNKNOWN_TERMINUS
        "Could not find terminus {name} for indirection node";
    /// `node_terminus = exec` alone
    NoClassifier => NO_CLASSIFIER
        "You must set the 'external_nodes' parameter to use the external node terminus";
    /// `external_nodes = classify`
    RelativeClassifier => RELATIVE_CLASSIFIER
        "You must set the exec parameter to a fully qualified command";
    /// A classifier that ends badly.
    ClassifierFailed { node: Box<str>, why: Cause } => CLASSIFIER_FAILED
        "Failed to find {node} via exec: {why}";
    /// A classifier whose answer is no data.
    UnusableClassification { node: Box<str>, why: Cause } => UNUSABLE_CLASSIFICATION
        "Could not load external node results for {node}: {why}";
    /// One whose answer is no YAML.
    ClassificationNotYaml { why: Box<str> } => CLASSIFICATION_NOT_YAML
        "(<unknown>): {why}";
    /// `1: a`
    ClassificationKey { class: Box<str> } => CLASSIFICATION_KEY
        "key is a {class}, not a string or symbol";
    /// `text`
    ClassificationNoHash { class: Box<str> } => CLASSIFICATION_NO_HASH
        "the answer is no hash but a {class}";
    /// `parameters: [a]`
    NodeParametersNoHash => NODE_PARAMETERS_NO_HASH
        "the parameters are no hash";
    /// `classes: [~]`
    NamelessClass => NAMELESS_CLASS
        "a class has no name";
    /// `classes: {a: b}`
    ClassParametersNoHash { name: Box<str> } => CLASS_PARAMETERS_NO_HASH
        "the parameters of class {name} are no hash";
    /// `classes: 1`
    IllegalClasses => ILLEGAL_CLASSES
        "the classes are neither an array nor a hash";
    /// A fact that somebody else has set already.
    NodeParameterAlreadySet { name: Box<str>, node: Box<str>, kept: Box<str>, given: Box<str> } =>
        NODE_PARAMETER_ALREADY_SET
        "The node parameter '{name}' for node '{node}' was already set to '{kept}'. It could not \
         be set to '{given}'";
    /// A template that others keep to themselves.
    TemplateForbidden { path: Box<str> } => TEMPLATE_FORBIDDEN
        "Permission denied @ rb_sysopen - {path}";
    /// Anything else that the operating system says of a template.
    TemplateUnreadable { path: Box<str>, why: Box<str> } => TEMPLATE_UNREADABLE
        "{why} - {path}";
    /// A template in Latin-1.
    TemplateNotUtf8 { path: Box<str> } => TEMPLATE_NOT_UTF8
        "{path} is not valid UTF-8";
    /// `--values 1`
    TemplateArgumentsNoHash { function: &'static str, class: Box<str> } =>
        TEMPLATE_ARGUMENTS_NO_HASH
        "{function}(): the template_args must be a Hash, got a {class}";
    /// The same, when it is noticed.
    ValuesNoHash { option: &'static str, nothing: &'static str, class: Box<str> } =>
        VALUES_NO_HASH
        "{option} option must evaluate to a Hash or {nothing}, got: '{class}'";
    /// `--values_file a.json`
    ValuesFileKind => VALUES_FILE_KIND
        "Only .yaml or .pp can be used as a --values_file";
    /// `--values_file` with a file that makes no sense.
    UnusableValuesFile { why: Cause } => UNUSABLE_VALUES_FILE
        "Could not load --values_file {why}";
    /// Values that are no YAML.
    ValuesNotYaml { why: Box<str> } => VALUES_NOT_YAML
        "{why}";
    /// `--output` with a folder that nobody may write to.
    CatalogNotWritten { path: Box<str>, why: Box<str> } => CATALOG_NOT_WRITTEN
        "{path}: {why}";
    /// `--contents` with a file that is sensitive, or whose path is none.
    ContentNotWritten { resource: Box<str>, why: Box<str> } => CONTENT_NOT_WRITTEN
        "the content of {resource} is not written: {why}";
    /// A file of configuration or of generated code that nobody may write to.
    FileNotWritten { path: Box<str>, why: Box<str> } => FILE_NOT_WRITTEN
        "Could not write {path}: {why}";
    /// `config set environment dev`
    EnvironmentOfMain => ENVIRONMENT_OF_MAIN
        "The environment should be set in either the `[user]`, `[agent]`, or `[server]`\n\
         section. Variables set in the `[agent]` section are used when running\n\
         `puppet agent`. Variables set in the `[user]` section are used when running\n\
         various other puppet subcommands, like `puppet apply` and `puppet module`; these\n\
         require the defined environment directory to exist locally. Set the config\n\
         section by using the `--section` flag. For example,\n\
         `puppet config --section user set environment foo`. For more information, see\n\
         https://puppet.com/docs/puppet/latest/configuration.html#environment";
    /// `config delete` without a file.
    NoConfigToChange { path: Box<str> } => NO_CONFIG_TO_CHANGE
        "The puppet.conf file does not exist {path}";
    /// `config delete` of what is not there.
    NoSettingToDelete { section: Box<str>, name: Box<str> } => NO_SETTING_TO_DELETE
        "No setting found in configuration file for section '{section}' setting name '{name}'";
    /// A `metadata.json` that is no JSON.
    UnparsableMetadata { name: Box<str>, why: Box<str> } => UNPARSABLE_METADATA
        "{name} has an invalid and unparsable metadata.json file. The parse error: {why}";
    /// A module that is too old or too new for others.
    ModuleVersionMismatch { name: Box<str>, version: Box<str>, needs: Box<str> } =>
        MODULE_VERSION_MISMATCH
        "Module '{name}' (v{version}) fails to meet some dependencies:{needs}";
    /// A module that others need.
    ModuleMissing { name: Box<str>, needs: Box<str> } => MODULE_MISSING
        "Missing dependency '{name}':{needs}";
    /// `.resource_types` is a file.
    NoOutputFolder { path: Box<str> } => NO_OUTPUT_FOLDER
        "The output directory '{path}' exists and is not a directory";
    /// Nothing to generate.
    NoCustomTypes => NO_CUSTOM_TYPES
        "No custom types were found.";
    /// What begins.
    GeneratingTypes => GENERATING_TYPES
        "Generating Puppet resource types.";
    /// One of them.
    GeneratingType { path: Box<str> } => GENERATING_TYPE
        "Generating '{path}' using 'pcore' format.";
    /// Nothing has changed.
    TypesUpToDate => TYPES_UP_TO_DATE
        "No files were generated because all inputs were up-to-date.";
    /// Types that are gone.
    GeneratedRemoved { files: Box<str> } => GENERATED_REMOVED
        "Removed output '[{files}]' for non existing inputs";
    /// A type that cannot be written.
    TypeNotWritten { path: Box<str>, why: Box<str> } => TYPE_NOT_WRITTEN
        "Failed to generate '{path}': {why}";
    /// `lib/puppet/type/a.rb` without a type `a`.
    TypeNotDefined { name: Box<str>, path: Box<str> } => TYPE_NOT_DEFINED
        "Custom type '{name}' was not defined in '{path}'.";
    /// A type whose code fails.
    CustomTypeNotLoaded { name: Box<str>, path: Box<str>, why: Box<str> } => CUSTOM_TYPE_NOT_LOADED
        "Failed to load custom type '{name}' from '{path}': {why}";
    /// A machine without a Puppet to compare with.
    NoPuppet { why: Box<str> } => NO_PUPPET
        "there is no Puppet to compare with ({why}). Install one (the package puppet-agent or \
         openvox-agent, or the gem puppet) or name the lib folder of a checkout with --puppet-lib. \
         Or compare with catalogs made elsewhere: `puppet catalog compile NODE > catalogs/NODE.json` \
         on a server, then --catalogs catalogs/; or --puppetdb URL";
    /// A node that no catalog was stored of.
    NoReferenceCatalog { of: Box<str>, why: Box<str> } => NO_REFERENCE_CATALOG
        "no catalog of {of}: {why}";
    /// A defect of ours.
    InternalError { what: &'static str } => INTERNAL_ERROR
        "Marotte itself failed on this {what}. Please report it";

    // What is written.
}
