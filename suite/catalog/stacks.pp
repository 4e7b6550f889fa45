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

#- stack-of-blocks-and-functions catalog
function outer($x) {
  inner($x)
}
function inner($x) { $x.map |$y| {
    where()
  }
}
define d() {
  [1].each |$n| {
    with($n) |$m| { where() }
  }
  where3()
  $t = inline_template("<%= scope.call_function('where', []) %>")
  $e = inline_epp('<% where() %>')
  create_resources('class', { 'c' => {} })
}
class c {
  outer([2])
}
d { 'x': }
#-- modules/m/lib/puppet/functions/where.rb
Puppet::Functions.create_function(:where) do
  def where
    call_function('notice', Puppet::Pops::PuppetStack.stacktrace.inspect)
  end
end
#-- modules/m/lib/puppet/parser/functions/where3.rb
Puppet::Parser::Functions.newfunction(:where3) do |args|
  call_function('where', [])
end
#~~ notice: [["ENV/manifests/site.pp", 10], ["ENV/manifests/site.pp", 10], ["ENV/manifests/site.pp", 9]]
#~~ notice: [["ENV/manifests/site.pp", 12]]
#~~ notice: [["ENV/manifests/site.pp", 13]]
#~~ notice: [["inlined-epp-text", 1], ["ENV/manifests/site.pp", 14]]
#~~ notice: [["ENV/manifests/site.pp", 5], ["ENV/manifests/site.pp", 4], ["ENV/manifests/site.pp", 2], ["ENV/manifests/site.pp", 18], ["ENV/manifests/site.pp", 15]]
#=> catalog
