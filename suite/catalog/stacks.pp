# The calls that functions of modules see as running.

#- stack-of-class catalog
class a { where() }
define d() { where() }
include a
class { 'b': }
class b { where() }
d { 'x': }
#-- modules/m/lib/puppet/functions/where.rb
Puppet::Functions.create_function(:where) do
  def where
    call_function('notice', Puppet::Pops::PuppetStack.stacktrace.inspect)
  end
end
#~~ notice: [["ENV/manifests/site.pp", 1], ["ENV/manifests/site.pp", 3], ["ENV/manifests/site.pp", 0]]
#~~ notice: [["ENV/manifests/site.pp", 5], ["ENV/manifests/site.pp", 0]]
#~~ notice: [["ENV/manifests/site.pp", 2]]
#=> catalog
