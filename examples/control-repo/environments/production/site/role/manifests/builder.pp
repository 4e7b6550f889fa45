# A machine that builds. It takes nothing from data: all is said here.
class role::builder {
  class { 'motd':
    contact => 'builders@example.com',
  }

  class { 'profile::base':
    packages    => ['git', 'make'],
    ntp_servers => ['ntp.example.com'],
  }

  class { 'profile::database':
    listen   => 'localhost',
    memory   => profile::share($facts['memory']['system']['total_bytes'], 10),
    password => Sensitive('builds'),
    size     => 'small',
  }

  profile::web::site { ['artifacts.example.com', 'logs.example.com']:
    port    => 8081,
    aliases => [],
    require => [Class['profile::base'], Package['postgresql']],
  }
}
