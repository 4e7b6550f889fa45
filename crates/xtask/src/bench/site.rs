//! A generated site: a manifest of any number of resources with a bit of everything that people
//! write about catalogs.

use std::fmt::Write;

/// The resources of one class with all that belongs to it.
const UNIT: usize = 20;

/// A manifest with about that many resources.
pub(crate) fn site(resources: usize) -> String {
    let mut text = String::from(COMMON);
    for index in 0..resources.div_ceil(UNIT) {
        let _ = write!(text, "{}", unit(index));
    }
    text
}

/// Nested defines, defaults at the top, collectors over everything.
const COMMON: &str = r#"
define site::entry(
  String[1] $path,
  Integer[0] $level = 0,
  Enum['present', 'absent'] $ensure = 'present',
) {
  file { $path:
    ensure  => $ensure,
    content => "${title} at level ${level}\n",
    tag     => 'entry',
  }
  if $level > 0 {
    site::entry { "${title}-${level}":
      path  => "${path}.${level}",
      level => $level - 1,
    }
  }
}
Package { ensure => installed }
File { owner => 'root', mode => '0644' }
exec { '/bin/last': refreshonly => true }
Package <| |> -> Exec['/bin/last']
File <| tag == 'entry' |> { group => 'adm' }
Group <| ensure == present and title != 'wheel' |>
"#;

/// A class with what it inherits, and its declaration.
fn unit(index: usize) -> String {
    format!(
        r#"
class site::base_{index} {{
  package {{ 'pkg-{index}': }}
  service {{ 'svc-{index}': ensure => running, enable => true }}
}}
class site::unit_{index}(
  Array[String[1]] $names = ['a', 'b', 'c', 'd'],
  Hash[String, Integer] $ports = {{ 'http' => 80, 'https' => 443 }},
) inherits site::base_{index} {{
  Service['svc-{index}'] {{ hasrestart => true }}
  File {{ group => 'staff' }}
  site::entry {{ 'entry-{index}': path => '/etc/site/{index}', level => 2 }}
  $names.each |$at, $name| {{
    $listed = $ports.map |$key, $port| {{ "${{key}}=${{$port + $at}}" }}
    file {{ "/etc/site/{index}-${{name}}":
      ensure  => file,
      content => $listed.join("\n"),
    }}
  }}
  @user {{ 'user-{index}': ensure => present, uid => {uid}, groups => ['group-{index}'] }}
  User <| title == 'user-{index}' |> {{ shell => '/bin/sh' }}
  @notify {{ 'note-{index}': message => "unit ${{title}} of ${{module_name}}" }}
  realize(Notify['note-{index}'])
  @group {{ ['group-{index}', 'more-{index}', 'other-{index}']: ensure => present }}
  exec {{ '/bin/run-{index}': refreshonly => true }}
  Package['pkg-{index}'] -> File['/etc/site/{index}-a'] ~> Service['svc-{index}']
  [File['/etc/site/{index}-b'], File['/etc/site/{index}-c']] ~> Exec['/bin/run-{index}']
}}
include site::unit_{index}
"#,
        uid = index + 1000,
    )
}
