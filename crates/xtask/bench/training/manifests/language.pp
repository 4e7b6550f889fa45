# What catalogs are made of besides plain resources: inheritance, overrides, collectors, relationships, defaults.
function training::label(String $name, Optional[Integer] $number = undef) >> String {
  if $number =~ Undef { $name } else { "${name}-${number}" }
}

define training::listener(
  Stdlib::Port $port,
  Enum['present', 'absent'] $ensure = 'present',
  Variant[Array[String[1]], String[1]] $names = [],
  Optional[Sensitive[String]] $password = undef,
) {
  $all = [$names].flatten
  file { "/etc/listeners/${title}":
    ensure  => $ensure,
    content => epp_of($all),
    require => File['/etc/listeners'],
  }
  unless $all.empty {
    $all.each |Integer $at, String $name| {
      @concat::fragment { training::label("${title}-${name}", $at):
        target  => '/etc/listeners/all',
        content => "${name} ${port}\n",
        order   => sprintf('%02d', $at + 10),
      }
    }
  }
}

function epp_of(Array[String] $names) >> String {
  inline_epp(@(END), { 'names' => $names })
    <%- | Array[String] $names | -%>
    <% $names.each |$name| { -%>
    name <%= $name %>
    <% } -%>
    | END
}

class training::base(String $owner = 'root', Hash[String, Struct[{ 'port' => Stdlib::Port, Optional['names'] => Array[String[1]] }]] $listeners = {}) {
  File { owner => $owner, mode => '0644' }
  file { '/etc/listeners': ensure => directory, mode => '0755' }
  concat { '/etc/listeners/all': ensure => present }
  service { 'listeners': ensure => running, enable => true, hasstatus => true }
  $listeners.each |$name, $listener| { training::listener { $name: * => $listener } }
}

class training::special inherits training::base {
  Service['listeners'] { hasrestart => true, require => File['/etc/listeners'] }
  File['/etc/listeners'] { mode => '0700' }
}

class training::language {
  class { 'training::base': owner => 'daemon', listeners => { 'http' => { 'port' => 80, 'names' => ['a', 'b'] } } }
  contain training::special
  training::listener { ['https', 'smtp']: port => 443, names => 'c', password => Sensitive('secret') }
  Concat::Fragment <| |>
  @user { ['ann', 'bob']: ensure => present, groups => ['www'] }
  @@host { 'exported': ip => '10.0.0.9', tag => 'training' }
  User <| groups == 'www' |> { shell => '/bin/sh' }
  Host <<| tag == 'training' |>>
  realize(User['ann'])
  create_resources('file', { '/etc/made' => { 'ensure' => 'file' } }, { 'mode' => '0600' })
  exec { 'reload': command => '/bin/true', refreshonly => true, subscribe => File['/etc/made'] }
  Package { ensure => installed }
  package { ['less', 'tree']: before => Exec['reload'] }
  File['/etc/listeners'] -> Service['listeners'] ~> Exec['reload']
  [Package['less'], Package['tree']] -> Class['training::special']
  tag('language')
  case $facts['os']['release']['major'] {
    '10', '11': { $codename = 'old' }
    /^1[2-9]$/: { $codename = 'new' }
    default:    { $codename = 'other' }
  }
  $merged = { 'a' => 1 } ? { Hash => 'x', default => $codename }
  notify { "named ${codename} ${merged}": loglevel => 'debug' }
  file { '/etc/made/tree': ensure => directory, recurse => true, purge => true, source => 'puppet:///modules/stdlib/none' }
  notice(Deferred('sprintf', ['%s', 'later']) =~ Deferred)
}

node /^util/ {
  include training::functions
  include training::language
}
