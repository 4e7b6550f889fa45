# A brace is missing: this does not parse.
class profile::unfinished {
  if $facts['os']['family'] == 'Debian' {
    notice('apt')
}
