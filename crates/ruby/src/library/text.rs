//! Libraries that are written in Ruby.

use std::sync::{Arc, LazyLock, OnceLock};

use rustc_hash::FxHashMap;

use crate::lower;
use crate::program::Program;
use crate::program::stored::{self, StoredPrograms};

/// A library of Ruby text.
pub(super) struct Library {
    /// What `require` calls it. The first name is its own.
    pub(super) names: &'static [&'static str],
    /// The constants at the top that it has.
    constants: &'static [&'static str],
    text: &'static str,
    program: OnceLock<Arc<Program>>,
}

/// What the texts were lowered to.
static STORED: StoredPrograms = StoredPrograms::new(include_bytes!("../library.bin"));

impl Library {
    fn path(&self) -> String {
        format!("(ruby)/{}.rb", self.names[0])
    }

    /// The lowered text. It is ours, so that it has no errors.
    pub(super) fn program(&self) -> Arc<Program> {
        let lowered = self.program.get_or_init(|| {
            let path = self.path();
            match lower::lower_own(&path, self.text, &STORED) {
                Ok(program) => Arc::new(program),
                Err(error) => panic!("{path}: {error}"),
            }
        });
        Arc::clone(lowered)
    }
}

macro_rules! libraries {
    ($($file:literal: [$($name:literal),*] [$($constant:literal),*];)*) => {
        static LIBRARIES: [Library; [$($file),*].len()] = [$(Library {
            names: &[$($name),*],
            constants: &[$($constant),*],
            text: include_str!($file),
            program: OnceLock::new(),
        }),*];
    };
}

libraries! {
    "abbrev.rb": ["abbrev"] ["Abbrev"];
    "benchmark.rb": ["benchmark"] ["Benchmark"];
    "beyond.rb": [
        "find", "csv", "rexml", "rexml/document", "rexml/xpath", "optparse", "pstore", "matrix", "prime", "nkf", "drb", "coverage"
    ] [];
    "bigdecimal.rb": ["bigdecimal"] [];
    "bigdecimal_util.rb": ["bigdecimal/util"] [];
    "cgi.rb": ["cgi", "cgi/util", "cgi/escape"] ["CGI"];
    "complex.rb": ["complex"] ["Complex"];
    "date.rb": ["date"] ["Date", "DateTime"];
    "delegate.rb": ["delegate"] ["Delegator", "SimpleDelegator", "DelegateClass"];
    "etc.rb": ["etc"] ["Etc"];
    "forwardable.rb": ["forwardable"] ["Forwardable", "SingleForwardable"];
    "ipaddr.rb": ["ipaddr"] ["IPAddr"];
    "marshal.rb": ["marshal"] ["Marshal"];
    "monitor.rb": ["monitor", "thread"] ["Mutex", "Thread", "Monitor", "MonitorMixin"];
    "openssl.rb": ["openssl/x509", "openssl/pkey", "openssl/bn", "openssl/asn1"] [];
    "open_uri.rb": ["open-uri"] ["OpenURI"];
    "pathname.rb": ["pathname"] ["Pathname"];
    "racc.rb": ["racc/parser", "racc"] ["Racc"];
    "refused.rb": [
        "net/http", "net/https", "net/ftp", "net/protocol", "socket", "resolv", "resolv-replace",
        "open3", "fileutils", "tempfile", "tmpdir", "pty", "logger", "webrick",
        "syslog", "win32/registry"
    ] [
        "Net", "SocketError", "Socket", "TCPSocket", "UDPSocket", "UNIXSocket", "Resolv", "Open3",
        "FileUtils", "PTY", "Tempfile", "Logger", "WEBrick"
    ];
    "pp.rb": ["pp"] ["PP"];
    "rubygems.rb": ["rubygems", "rubygems/version"] ["Gem"];
    "securerandom.rb": ["securerandom"] ["SecureRandom"];
    "shellwords.rb": ["shellwords"] ["Shellwords"];
    "singleton.rb": ["singleton"] ["Singleton"];
    "stringio.rb": ["stringio"] ["StringIO"];
    "strscan.rb": ["strscan"] ["StringScanner"];
    "time.rb": ["time"] [];
    "timeout.rb": ["timeout"] ["Timeout"];
    "toplevel.rb": ["(toplevel)"] ["TOPLEVEL_BINDING"];
    "tsort.rb": ["tsort"] ["TSort"];
    "uri.rb": ["uri", "uri/common", "uri/generic", "uri/http", "uri/https", "uri/ftp", "uri/ldap", "uri/mailto"] ["URI"];
    "zlib.rb": ["zlib/streams"] [];
}

/// All of them.
pub(super) fn all() -> impl Iterator<Item = &'static Library> {
    LIBRARIES.iter()
}

/// What is stored of all of them.
pub(super) fn stored() -> Result<Vec<u8>, lower::SyntaxError> {
    let texts = all().map(|library| (library.path(), library.text));
    stored::lower_and_write(texts)
}

/// The library that `require` means by a name.
pub(super) fn named(name: &str) -> Option<&'static Library> {
    static NAMES: LazyLock<FxHashMap<&str, &Library>> = LazyLock::new(|| {
        let libraries = LIBRARIES.iter();
        libraries
            .flat_map(|library| library.names.iter().map(move |name| (*name, library)))
            .collect()
    });
    NAMES.get(name).copied()
}

/// The library that has a constant at the top.
pub(super) fn with_constant(name: &str) -> Option<&'static Library> {
    static CONSTANTS: LazyLock<FxHashMap<&str, &Library>> = LazyLock::new(|| {
        let libraries = LIBRARIES.iter();
        libraries
            .flat_map(|library| library.constants.iter().map(move |name| (*name, library)))
            .collect()
    });
    CONSTANTS.get(name).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stored_is_what_the_texts_are_lowered_to() {
        assert!(
            stored().unwrap() == include_bytes!("../library.bin"),
            "`cargo xtask prelude` writes it anew"
        );
    }

    #[test]
    fn libraries_read_method_by_method_say_the_same() {
        for library in all() {
            let whole = crate::lower::lower("whole", library.text).unwrap();
            let deferred = library.program();
            // Whoever looks at a method reads it.
            assert_eq!(
                format!("{:?}", whole.body).replace("\"whole\"", ""),
                format!("{:?}", deferred.body).replace(&format!("{:?}", deferred.source.path), ""),
            );
        }
    }
}
