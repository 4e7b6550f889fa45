//! Issues of data files and of what is encrypted in them. Readers speak in their own words: Ruby's
//! for YAML and JSON, hiera-eyaml's and OpenSSL's for what is encrypted.

use super::{Cause, issues};
use crate::Place;

issues! {
    /// What is wrong with data.
    DataIssue;

    // Files.
    /// A data file with an error in it.
    Unparsable { why: Cause } => UNPARSABLE_DATA "Unable to parse {why}";
    /// `a: [1`
    InvalidYaml { path: Box<str>, problem: Box<str>, line: u64, column: u64, found: Place } =>
        INVALID_YAML
        "({path}): {problem} at line {line} column {column}";
    /// `a: !ruby/object:Object {}`
    DisallowedYamlClass { path: Box<str>, name: Box<str> } => DISALLOWED_YAML_CLASS
        "({path}): Tried to load unspecified class: {name}";
    /// YAML that means no value.
    UnusableYaml { problem: Box<str> } => UNUSABLE_YAML "{problem}";
    /// `{"a": 1,}`
    InvalidJson { path: Box<str>, problem: Box<str>, found: Place } => INVALID_JSON
        "({path}): {problem}";
    /// `a = [1`
    InvalidHocon { path: Box<str>, why: Cause } => INVALID_HOCON "({path}): {why}";
    /// A YAML file that is a list.
    NotHash { path: Box<str> } => DATA_NOT_HASH "{path}: file does not contain a valid yaml hash";
    /// `$context.cached_file_data('/nowhere')`
    FileNotFound { path: Box<str> } => DATA_FILE_NOT_FOUND
        "No such file or directory @ rb_file_s_stat - {path}";
    /// A file that may not be read, and what the machine says of it.
    FileUnreadable { problem: Box<str>, path: Box<str> } => DATA_FILE_UNREADABLE
        "{problem} @ rb_sysopen - {path}";

    // HOCON.
    /// `a = ]`
    HoconToken { line: usize, token: char } => HOCON_TOKEN
        "String: {line}: unexpected token: '{token}'";
    /// `a = [1`
    HoconEnd { line: usize } => HOCON_END "String: {line}: unexpected end of the text";
    /// `[1]` as a whole file
    HoconList { line: usize } => HOCON_LIST
        "String: {line}:  has type LIST rather than object at file root";
    /// `a = "\q"`
    HoconString { text: Box<str> } => HOCON_STRING "invalid string {text}";
    /// `a = ${b}` without `b`
    HoconSubstitution { line: usize, path: Box<str> } => HOCON_SUBSTITUTION
        "String: {line}: Could not resolve substitution to a value: ${{{path}}}";
    /// `a = ${a}`
    HoconCycle { path: Box<str> } => HOCON_CYCLE "${{{path}}} was part of a cycle of substitutions";
    /// `a = [1] x`
    HoconRow => HOCON_ROW "Cannot concatenate object or list with a non-object-or-list";
    /// Objects in objects, hundreds of levels deep.
    HoconDepth { limit: usize } => HOCON_DEPTH "the data nests more than {limit} levels";
    /// Substitutions of substitutions that make a few lines a million values.
    HoconSize { limit: usize } => HOCON_SIZE "the data has more than {limit} values";

    // What is encrypted.
    /// `ENC[PKCS7,…]` that cannot be opened
    Decryption { text: Box<str>, key: Box<str>, path: Box<str>, why: Cause } => DECRYPTION_FAILED
        "hiera-eyaml backend error decrypting {text} when looking up {key} in {path}. Error was {why}";
    /// A key or a text that is not what it should be.
    BadDecrypt => BAD_DECRYPT "bad decrypt";
    /// `ENC[GPG,…]`
    UnknownEncryptor { scheme: Box<str> } => UNKNOWN_ENCRYPTOR
        "Could not find hiera-eyaml encryptor: {scheme}. Only PKCS7 is supported";
    /// A cipher that nobody uses.
    UnknownCipher { cipher: Box<str> } => UNKNOWN_CIPHER "unsupported cipher type {cipher}";
    /// A content key that is not encrypted by RSA.
    UnknownKeyEncryption { algorithm: Box<str> } => UNKNOWN_KEY_ENCRYPTION
        "unsupported key encryption {algorithm}";
    /// `ENC[PKCS7,aGk=]`
    NoEnvelope => NO_ENVELOPE "Could not parse the PKCS7: no start line";
    /// A PKCS#7 message of another kind.
    NoRecipient => NO_RECIPIENT "the PKCS7 is not encrypted for anybody";
    /// A file that is no key.
    UnreadablePrivateKey { why: &'static str } => UNREADABLE_PRIVATE_KEY
        "Neither PUB key nor PRIV key: {why}";
    /// A key that is not of RSA.
    PrivateKeyKind { kind: Box<str> } => PRIVATE_KEY_KIND "incorrect pkey type: {kind}";
    /// A key of 1024 bits.
    PrivateKeyTooSmall => PRIVATE_KEY_TOO_SMALL
        "the private key is too small: less than 2048 bits";
    /// A key of 16384 bits.
    PrivateKeyTooLarge => PRIVATE_KEY_TOO_LARGE
        "the private key is too large: more than 8192 bits";
    /// A public key in place of a private one.
    PrivateKeyNeeded => PRIVATE_KEY_NEEDED "private key is needed";
    /// A level without `pkcs7_private_key`
    NoPrivateKey => NO_PRIVATE_KEY "pkcs7_private_key is not defined";
    /// `pkcs7_private_key: /nowhere`
    PrivateKeyNotFound { path: Box<str> } => PRIVATE_KEY_NOT_FOUND "file {path} does not exist";
    /// `pkcs7_private_key_env_var: NOTHING`
    PrivateKeyVariable { name: Box<str> } => PRIVATE_KEY_VARIABLE "env {name} is not set";
    /// `pkcs7_private_key` and `pkcs7_private_key_env_var`
    TwoPrivateKeys => TWO_PRIVATE_KEYS
        "[pkcs7] both private_key and private_key_env_var specified, using private_key_env_var";
}
