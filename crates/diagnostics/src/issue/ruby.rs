//! Issues of Ruby: what it says of values and texts where the reference leaves them to it.
//!
//! A `problem` is what the rules of numbers, texts, times and patterns say; those know no issues.

use super::issues;

issues! {
    /// What Ruby complains of.
    RubyIssue;

    // Values.
    /// `sprintf(1)`
    NoImplicitConversion { from: Box<str>, into: &'static str } => NO_IMPLICIT_CONVERSION
        "no implicit conversion of {from} into {into}";
    /// `Error('a').message(1)`
    WrongNumberOfArguments { given: usize, expected: usize } => WRONG_NUMBER_OF_ARGUMENTS
        "wrong number of arguments (given {given}, expected {expected})";
    /// `fqdn_rand([])`
    UndefinedMethod { method: &'static str, receiver: Box<str> } => UNDEFINED_METHOD
        "undefined method `{method}' for {receiver}";
    /// `sort([1, 'a'])`
    ComparisonFailed { left: Box<str>, right: Box<str> } => COMPARISON_FAILED
        "comparison of {left} with {right} failed";
    /// An annotation of a value that can have none.
    FrozenValue { class: Box<str>, value: Box<str> } => FROZEN_VALUE
        "can't modify frozen {class}: {value}";
    /// `slice([1], 99999999999) |$a, $b| { }`, a length that nothing can have
    ArgumentTooBig => ARGUMENT_TOO_BIG "argument too big";

    // Numbers.
    /// `abs(-9223372036854775808)`; the value in hexadecimal with its sign.
    IntegerOutOfRange { bound: &'static str, value: Box<str> } => INTEGER_OUT_OF_RANGE
        "Use of a Ruby Integer outside of Puppet Integer {bound} range, got '{value}'";
    /// `round(1e308 * 10)`: a float that is no number.
    FloatDomain { value: Box<str> } => FLOAT_DOMAIN "{value}";
    /// `Integer('one')`
    InvalidNumber { problem: Box<str> } => INVALID_NUMBER "{problem}";
    /// `fqdn_rand(0)`
    InvalidRandomLimit { problem: Box<str> } => INVALID_RANDOM_LIMIT "{problem}";

    // Texts.
    /// `file("/a\u0000")`
    NullByte { what: &'static str } => NULL_BYTE "{what} contains null byte";
    /// `String(Binary('/w=='), '%s')`
    UndefinedConversion { byte: u32 } => UNDEFINED_CONVERSION
        "\"\\x{byte:02X}\" from ASCII-8BIT to UTF-8";
    /// Bytes that are no text: a file in Latin-1, a decrypted value, `String(0xd800, '%c')`.
    InvalidUtf8 => INVALID_UTF8 "invalid byte sequence in UTF-8";
    /// `String(-1, '%c')`
    CharacterOutOfRange => INVALID_CHARACTER "pack(U): value out of range";
    /// `sprintf('%z', 1)`
    InvalidFormat { problem: Box<str> } => INVALID_FORMAT "{problem}";
    /// `match('a', '[')`
    InvalidRegexp { problem: Box<str> } => INVALID_REGEXP "{problem}";
    /// A pattern that would search for years.
    RegexpLimit { problem: Box<str> } => REGEXP_LIMIT "{problem}";
    /// `regsubst('a', 'a', '\k<b>')`
    InvalidReplacement { problem: Box<str> } => INVALID_REPLACEMENT "{problem}";

    // Times, versions, addresses, bytes.
    /// `Timestamp('yesterday')`
    InvalidTime { problem: Box<str> } => INVALID_TIME "{problem}";
    /// `SemVer('1')`
    InvalidVersion { problem: Box<str> } => INVALID_VERSION "{problem}";
    /// `URI('::')`
    InvalidUri { problem: Box<str> } => INVALID_URI "{problem}";
    /// `Binary('a')`
    InvalidBase64 { problem: Box<str> } => INVALID_BASE64 "{problem}";

    // Files.
    /// `file('/etc')`
    IsDirectory { path: Box<str> } => NOT_A_FILE "Is a directory @ io_fread - {path}";
    /// A file that has gone since it was found.
    NoSuchFile { path: Box<str> } => NO_SUCH_FILE_OR_DIRECTORY
        "No such file or directory @ rb_sysopen - {path}";
    /// A file that is there and cannot be read.
    UnreadableFile { problem: Box<str> } => UNREADABLE_FILE "{problem}";

    // Code of modules.
    /// Ruby code that loops for ever.
    Limit { limit: Box<str>, path: Box<str>, line: u32 } => RUBY_LIMIT
        "{limit} (file: {path}, line: {line})";
    /// Ruby code that this interpreter does not run; why no other one does, behind a semicolon.
    NotSupported { what: Box<str>, path: Box<str>, line: u32, why: Box<str> } => RUBY_NOT_SUPPORTED
        "{what} (file: {path}, line: {line}){why}";
    /// `require 'nosuch'`; why no real Ruby looks for it.
    NoSuchLibrary { name: Box<str>, why: Box<str> } => NO_SUCH_LIBRARY
        "cannot load such file -- {name}";
    /// A real Ruby that ran code has ended, or says what nobody understands.
    WorkerFailed { why: Box<str> } => RUBY_WORKER_FAILED
        "The real Ruby that ran code of a module failed: {why}";
    /// `lib/puppet/functions/f.rb` without `Puppet::Functions.create_function`
    NoFunctionCreated { path: Box<str> } => NO_FUNCTION_CREATED
        "The code loaded from {path} does not seem to be a Puppet 4x API function - no create_function call.";
    /// The last value of such a file is not the function.
    NoFunctionClass { path: Box<str>, class: Box<str> } => NO_FUNCTION_CLASS
        "The code loaded from {path} did not produce a Function class when evaluated. Got '{class}'";
    /// `Puppet::Functions.create_function(:g)` in `f.rb`
    FunctionMisnamed { path: Box<str>, expected: Box<str>, actual: Box<str> } => RUBY_FUNCTION_MISNAMED
        "The code loaded from {path} produced mis-matched name, expected '{expected}', got {actual}";
    /// `param 'Nonsense[', :a`
    BadSignature { function: Box<str>, signature: Box<str>, problem: Box<str> } => BAD_RUBY_SIGNATURE
        "Function Load Error for function '{function}': Parsing of type string '\"{signature}\"' failed with message: <{problem}>.\n";
    /// `lib/puppet/parser/functions/f.rb` without `newfunction`
    NoLegacyFunction { path: Box<str> } => NO_LEGACY_FUNCTION
        "The code loaded from {path} does not seem to be a Puppet 3x API function - no 'newfunction' call.";
    /// The last value of such a file is not what `newfunction` gives.
    NoLegacyInfo { path: Box<str>, class: Box<str> } => NO_LEGACY_FUNCTION
        "Illegal legacy function definition! The code loaded from {path} did not return the result of calling 'newfunction'. Got '{class}'";
    /// `newfunction(:g)` in `f.rb`
    LegacyFunctionMisnamed { path: Box<str>, expected: Box<str>, actual: Box<str> } => LEGACY_FUNCTION_MISNAMED
        "The code loaded from {path} produced mis-matched name, expected '{expected}', got '{actual}'";
    /// `def helper` in a file of the old interface
    MethodInLegacyFunction { method: Box<str>, path: Box<str>, line: Box<str> } => METHOD_IN_LEGACY_FUNCTION
        "Illegal method definition of method '{method}' in source {path} on line {line} in legacy function. See https://puppet.com/docs/puppet/latest/functions_refactor_legacy.html for more information";
}
