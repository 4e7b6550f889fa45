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
node /^app/ {
  class { 'apt': update => { 'frequency' => 'daily' }, purge => { 'sources.list.d' => true } }
  apt::source { 'backports':
    location => 'https://deb.example.com/debian',
    release  => 'bookworm-backports',
    repos    => 'main',
    include  => { 'src' => false },
  }
  apt::setting { 'conf-norecommends': priority => 50, content => "APT::Install-Recommends \"false\";\n" }
  ensure_packages(['curl', 'vim', 'curl'].unique.sort)
  ensure_resource('user', 'deploy', { 'ensure' => 'present', 'shell' => '/bin/bash' })
  ['vm.swappiness', 'net.ipv4.ip_forward'].each |$key| { sysctl::value { $key: value => '1' } }
  host { 'db01.example.com': ip => '10.0.0.5', host_aliases => ['db01'] }
  cron { 'backup': command => '/usr/local/bin/backup', user => 'root', hour => fqdn_rand(24), minute => [0, 30] }
  ssh_authorized_key { 'deploy@laptop': user => 'deploy', type => 'ssh-ed25519', key => base64('encode', 'key') }
  file_line { 'sudoers': path => '/etc/sudoers', line => '#includedir /etc/sudoers.d', match => '^#includedir' }
  ini_setting { 'php memory': path => '/etc/php.ini', section => 'PHP', setting => 'memory_limit', value => '256M' }
  augeas { 'sshd': context => '/files/etc/ssh/sshd_config', changes => ['set PermitRootLogin no'] }
  firewall { '100 http': dport => [80, 443], proto => 'tcp', action => 'accept' }
  vcsrepo { '/srv/app': ensure => present, provider => git, source => 'https://git.example.com/app.git' }
  archive { '/tmp/app.tar.gz': source => 'https://example.com/app.tar.gz', extract => true, extract_path => '/opt' }
  systemd::unit_file { 'app.service': content => @("UNIT"/L), enable => true, active => true }
    [Service]
    ExecStart=/opt/app/run --name ${facts['networking']['fqdn']} \
      --workers ${max(2, 4) * 2}
    | UNIT
  file { '/etc/app.yaml':
    content => to_yaml({ 'name' => 'app', 'listen' => ['0.0.0.0', 8080], 'tls' => { 'on' => true } }),
    mode    => '0640',
    notify  => Service['app'],
  }
  file { '/etc/app.json': content => to_json_pretty({ 'a' => [1, 2.5, undef], 'b' => 'x'.upcase }) }
  service { 'app': ensure => running, enable => true }
  $parts = 'a-b_c'.split(/[-_]/).map |$i, $part| { "${i}${part}" }
  $checked = $parts ? { Array[String[1]] => $parts.join(','), default => '' }
  case $facts['os']['family'] {
    'Debian': { notify { "on ${checked}": } }
    /Red/: { notify { 'on RPM': } }
    default: { fail('unknown') }
  }
  User <| title == 'deploy' |> { managehome => true }
  include xinetd
  include chrony
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
