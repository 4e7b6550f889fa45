# Resource types of the modules that Puppet's agent ships: they are there if a module or the folder of vendored modules has them.

#- shipped-type-declared catalog
yumrepo { 'a': }
#!! Evaluation Error: Error while evaluating a Resource Statement, Unknown resource type: 'yumrepo' (file: ENV/manifests/site.pp, line: 1, column: 1)

#- shipped-type-named catalog
notice(defined('cron'), defined('augeas'))
notify { 'a': require => Zone['a'] }
#~~ notice: false false
#!! Evaluation Error: Resource type not found: Zone (file: ENV/manifests/site.pp, line: 2, column: 26)

#- shipped-type-collected catalog
Mount <| |>
#!! Evaluation Error: Error while evaluating a Virtual Query, Resource type mount doesn't exist (file: ENV/manifests/site.pp, line: 1, column: 1)

#- shipped-type-of-module catalog
cron { 'a': command => 'b' }
#-- modules/cron_core/lib/puppet/type/cron.rb
Puppet::Type.newtype(:cron) do
  newparam(:name, namevar: true)
  newproperty(:command)
end
#=> catalog

#- collected-type-of-a-core-module catalog
Sshkey <<| |>>
#~~ warning: You cannot collect exported resources without storeconfigs being set; the collection will be ignored (file: ENV/manifests/site.pp, line: 1, column: 1)
#!! Evaluation Error: Error while evaluating an Exported Query, Resource type sshkey doesn't exist (file: ENV/manifests/site.pp, line: 1, column: 1)
