# A machine that keeps data.
class role::database inherits role {
  class { 'profile::database':
    listen  => '0.0.0.0',
    memory  => profile::share($facts['memory']['system']['total_bytes'], 25),
    require => Class['profile::base'],
  }
}
