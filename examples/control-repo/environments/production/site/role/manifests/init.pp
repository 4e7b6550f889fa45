# What every machine is.
class role {
  include profile::base
  include profile::users
}
