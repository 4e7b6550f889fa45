# With `--modulepath examples/modules` this must be called `ntp`.
class time {
  package { 'ntp': }
}
