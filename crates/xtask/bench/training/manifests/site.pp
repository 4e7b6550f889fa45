# A few roles on modules that many use, as Debian packages them: what a compiler of real code is trained with.
node /^web/ {
  include apt
  include ntp
  class { 'ssh': storeconfigs_enabled => false, server_options => { 'Port' => [22] } }
  include apache
  include apache::mod::ssl
  include apache::mod::proxy
  range(1, 12).each |$n| {
    apache::vhost { "site${n}.example.com":
      port    => 8000 + $n,
      docroot => "/srv/www/site${n}",
      aliases => [{ 'alias' => "/static${n}", 'path' => "/srv/static/${n}" }],
    }
  }
  include haproxy
  haproxy::listen { 'front':
    ipaddress => '0.0.0.0',
    ports     => '80',
    options   => { 'option' => ['httplog'], 'balance' => 'roundrobin' },
  }
  haproxy::balancermember { 'one':
    listening_service => 'front',
    server_names      => ['a', 'b'],
    ipaddresses       => ['10.0.0.1', '10.0.0.2'],
    ports             => '8080',
  }
}
node /^db/ {
  include mysql::server
  range(1, 8).each |$n| {
    mysql::db { "app${n}":
      user     => "app${n}",
      password => "secret${n}",
      host     => '%',
      grant    => ['SELECT', 'UPDATE'],
    }
  }
  class { 'postgresql::globals': version => '15' }
  include postgresql::server
  range(1, 8).each |$n| {
    postgresql::server::db { "data${n}":
      user     => "data${n}",
      password => postgresql_password("data${n}", "secret${n}"),
    }
  }
  include redis
  include memcached
}
node default {
  lookup('profile::users', Hash, 'deep', {}).each |$name, $user| {
    user { $name: * => { 'ensure' => 'present', 'managehome' => true } + $user }
  }
  include ntp
  class { 'ssh': storeconfigs_enabled => false, server_options => { 'Port' => [22] } }
  include rabbitmq
  include postfix
  include rsync::server
  $logs = ['syslog', 'auth', 'mail', 'cron']
  $logs.each |$name| {
    logrotate::rule { $name:
      path         => "/var/log/${name}.log",
      rotate       => '7',
      rotate_every => 'day',
      compress     => true,
      postrotate   => 'true',
    }
  }
  range(1, 20).each |$n| {
    concat { "/etc/parts${n}": ensure => present }
    concat::fragment { "head${n}":
      target  => "/etc/parts${n}",
      content => inline_template("<%= @fqdn %> <% [1, 2].each do |x| -%><%= x %> <% end -%>\n"),
    }
  }
}
