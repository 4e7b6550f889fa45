# A database.
class profile::database (
  String[1] $listen = 'localhost',
  Integer[0] $memory = 0,
  Sensitive[String] $password = Sensitive('change me'),
  Enum['small', 'large'] $size = $memory ? {
    Integer[0, 1073741824] => 'small',
    default                => 'large',
  },
) {
  $settings = {
    'listen_addresses' => $listen,
    'shared_buffers'   => profile::bytes($memory),
    'max_connections'  => if $size == 'small' { 50 } else { 200 },
  }
  $lines = $settings.map |$name, $value| { "${name} = ${value}" }

  package { 'postgresql':
    ensure => installed,
  }
  -> file { '/etc/postgresql/postgresql.conf':
    ensure  => file,
    content => "${lines.join("\n")}\n",
  }
  ~> service { 'postgresql':
    ensure => running,
  }

  file { '/root/.pgpass':
    ensure  => file,
    mode    => '0600',
    content => Sensitive("*:*:*:postgres:${password.unwrap}\n"),
    require => Package['postgresql'],
  }

  # Once a night, at a minute of this machine's own.
  $minute = fqdn_rand(60, 'dump')
  file { '/etc/cron.d/dump':
    ensure  => file,
    mode    => '0644',
    content => "${minute} 3 * * * root /usr/bin/pg_dumpall > /var/backups/all.sql\n",
  }
}
