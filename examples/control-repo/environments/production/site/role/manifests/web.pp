# A machine that serves pages.
class role::web inherits role {
  include profile::web
  Class['profile::base'] -> Class['profile::web']
}
