# Parses, but breaks several rules.
class profile::mistakes {
  $port = 8080
  $profile::other::port = 80
  $port += 1

  file { '/etc/motd':
    mode => '0644',
  }

  'a value that nobody uses'
  notice($port)
}
