//! How time and memory grow with the size of one manifest: they must grow linearly, as with whatever
//! else code and data are made of.

use std::fmt::Write;
use std::process::Command;
use std::{env, fs, io};

use super::figures::{figure, figures};
use super::{file_list, growing, release_binary};
use crate::{Chore, say};

/// The sizes that are compared, in megabytes.
const MEGABYTES: [usize; 3] = [1, 10, 100];

pub(super) fn run(arguments: &growing::Arguments) -> Chore {
    if !arguments.without_parsing {
        parsing()?;
    }
    growing::run(arguments)
}

/// Throughput and memory of parsing.
fn parsing() -> io::Result<()> {
    let binary = release_binary("marotte-testkit", "throughput")?;
    for megabytes in MEGABYTES {
        let path = written(megabytes)?;
        let list = file_list(std::slice::from_ref(&path))?;
        let figures = figures(Command::new(&binary).arg(&list).arg("3"))?;
        fs::remove_file(path)?;
        fs::remove_file(list)?;
        let bytes = figure(&figures, "bytes");
        say(&format!(
            "{megabytes:>4} MB: parse {:.1} MB/s, parse and validate {:.1} MB/s, \
             {:.1} bytes of memory a source byte, the text included",
            bytes / 1e6 / figure(&figures, "parse"),
            bytes / 1e6 / figure(&figures, "validate"),
            figure(&figures, "peak_bytes") / bytes,
        ));
    }
    Ok(())
}

/// Writes a manifest of about that size and says where.
fn written(megabytes: usize) -> io::Result<String> {
    let path = env::temp_dir().join(format!("marotte-{megabytes}mb-{}.pp", std::process::id()));
    let mut text = String::with_capacity(megabytes * 1_000_000 + 1000);
    let mut index = 0;
    while text.len() < megabytes * 1_000_000 {
        let _ = write!(text, "{}", ordinary_class(index));
        index += 1;
    }
    fs::write(&path, text)?;
    Ok(path.to_string_lossy().into_owned())
}

/// A class with a bit of everything that people write.
fn ordinary_class(index: usize) -> String {
    format!(
        r#"# @summary Manages service number {index}.
class bench::service_{index} (
  Enum['present', 'absent'] $ensure = 'present',
  Optional[String[1]] $version      = undef,
  Hash[String, Hash] $sites         = {{}},
) {{
  $config = "/etc/service_{index}/${{facts['networking']['hostname']}}.conf"

  package {{ 'service_{index}':
    ensure => pick($version, $ensure),
  }}
  -> file {{ $config:
    ensure  => file,
    owner   => 'root',
    mode    => '0644',
    content => epp('bench/service.conf.epp', {{ 'index' => {index}, 'sites' => $sites }}),
  }}
  ~> service {{ 'service_{index}':
    ensure => $ensure ? {{ 'present' => 'running', default => 'stopped' }},
    enable => true,
  }}

  $sites.each |String $name, Hash $options| {{
    if $options['port'] =~ Integer and $options['port'] > 1024 {{
      bench::site {{ "${{name}}-{index}": * => $options, require => Package['service_{index}'] }}
    }} else {{
      warning("site ${{name}} has no usable port")
    }}
  }}
}}

"#
    )
}
