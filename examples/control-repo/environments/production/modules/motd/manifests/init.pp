# The message of the day.
class motd (
  String $contact = 'nobody',
) {
  file { '/etc/motd':
    ensure  => file,
    content => epp('motd/motd.epp'),
  }
}
