# A web server and its sites.
class profile::web (
  String[1] $package,
  Hash[Profile::Host, Hash[String, Any]] $sites = {},
) {
  package { $package:
    ensure => installed,
    alias  => 'web-server',
  }

  service { $package:
    ensure    => running,
    enable    => true,
    subscribe => Package[$package],
  }

  $sites.each |$name, $options| {
    profile::web::site { $name:
      notify => Service[$package],
      *      => $options,
    }
  }

  realize(User['bob'])

  # Who balances the load has to know this machine.
  @@file { "/etc/balancer/${facts['networking']['hostname']}.conf":
    ensure  => file,
    content => "server ${facts['networking']['ip']}:80;\n",
    tag     => ['balancer', $facts['os']['family'].downcase],
  }
}
