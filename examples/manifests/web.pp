# A small web server: nothing is wrong with it.
class profile::web (
  String[1]           $docroot = '/srv/www',
  Integer[1, 65535]   $port    = 8080,
  Array[Stdlib::Fqdn] $aliases = [],
) {
  package { 'nginx':
    ensure => installed,
  }

  file { $docroot:
    ensure => directory,
    mode   => '0755',
  }

  $listen = $port ? {
    80      => 'listen 80;',
    default => "listen ${port};",
  }

  file { '/etc/nginx/conf.d/site.conf':
    content => epp('profile/site.epp', {
      'listen'  => $listen,
      'aliases' => $aliases.map |$name| { $name.downcase },
    }),
    require => Package['nginx'],
  }

  service { 'nginx':
    ensure    => running,
    enable    => true,
    subscribe => File['/etc/nginx/conf.d/site.conf'],
  }
}
