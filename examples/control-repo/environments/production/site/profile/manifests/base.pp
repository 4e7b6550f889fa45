# Packages, the clock and the message of the day.
class profile::base (
  Array[String[1]] $packages,
  Array[Profile::Host, 1] $ntp_servers = ['ntp.example.com'],
) {
  include motd

  package { $packages:
    ensure => installed,
  }

  $service = $facts['os']['family'] ? {
    'Debian' => 'ntp',
    'RedHat' => 'ntpd',
    default  => fail("There is no clock for ${facts['os']['family']}"),
  }

  file { '/etc/ntp.conf':
    ensure  => file,
    mode    => '0644',
    content => epp('profile/ntp.conf.epp', { 'servers' => $ntp_servers }),
  }
  ~> service { $service:
    ensure => running,
    enable => true,
  }
}
