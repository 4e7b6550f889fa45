# The nodes, and what holds for all of them.

File {
  owner => 'root',
  group => 'root',
}

node /^web\d+\.example\.com$/ {
  include role::web
}

node 'db01.example.com' {
  include role::database
}

node 'build01.example.com' {
  include role::builder
}

node default {
  notice("${trusted['certname']} has no role")
  include role
}
