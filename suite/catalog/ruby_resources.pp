# Resources, settings and folders as functions and types in Ruby see them.

#- resource-is-a-hash catalog
class c(String $p = 'foo', Optional[String] $q = undef) { notice(about_me()) }
define d(Integer $z, Integer $y = 2) { notice(about_me()) }
include c
d { 't': z => 1, before => [File['/etc/x'], [Notify['n']]] }
file { '/etc/x/': mode => '0644', owner => undef }
notify { 'n': }
notice(about_me())
notice(about('Class[c]'))
notice(about('D[t]'))
notice(about('File[/etc/x]'))
notice(about('Notify[n]'))
#-- modules/m/lib/puppet/functions/about_me.rb
Puppet::Functions.create_function(:about_me, Puppet::Functions::InternalFunction) do
  dispatch(:about_me) { scope_param }

  def about_me(scope)
    scope.resource.to_hash.inspect.gsub(/#<[^>]*>/, '')
  end
end
#-- modules/m/lib/puppet/functions/about.rb
Puppet::Functions.create_function(:about, Puppet::Functions::InternalFunction) do
  dispatch :about do
    scope_param
    param 'String', :reference
  end

  def about(scope, reference)
    resource = scope.catalog.resource(reference)
    each = []
    resource.eachparam { |param| each << "#{param.class} #{param}" }
    value = resource.parameters[:p] && resource.parameters[:p].value
    [resource.to_hash.map { |k, v| "#{k.inspect} #{v}" }, resource.parameters.keys, resource.parameters[:nope], each, value, resource[:title], resource['mode']].map(&:inspect)
  end
end
#~~ notice: {:name=>"C", :p=>"foo"}
#~~ notice: {:name=>"main"}
#~~ notice: [[":name C", ":p foo"], [:p, :q], nil, ["Puppet::Parser::Resource::Param p => foo", "Puppet::Parser::Resource::Param q => "], "foo", "C", nil]
#~~ notice: [[":name t", ":z 1", ":before [File[/etc/x]{:path=>\"/etc/x\"}, Notify[n]{:name=>\"n\"}]"], [:z, :before], nil, ["Puppet::Parser::Resource::Param z => 1", "Puppet::Parser::Resource::Param before => [File[/etc/x]{:path=>\"/etc/x\"}, [Notify[n]{:name=>\"n\"}]]"], nil, "t", nil]
#~~ notice: [[":path /etc/x", ":mode 0644"], [:mode, :owner], nil, ["Puppet::Parser::Resource::Param mode => 0644", "Puppet::Parser::Resource::Param owner => "], nil, "/etc/x/", "0644"]
#~~ notice: [[":name n"], [], nil, [], nil, "n", nil]
#~~ notice: {:name=>"t", :z=>1, :before=>[File[/etc/x]{:path=>"/etc/x"}, Notify[n]{:name=>"n"}], :y=>2}
#=> catalog

#- settings-that-code-changes catalog
notice(changed())
#-- modules/m/lib/puppet/functions/changed.rb
Puppet::Functions.create_function(:changed) do
  def changed
    before = Puppet[:strict]
    Puppet[:strict] = :off
    seen = [Puppet[:strict], Puppet.settings[:strict], closure_scope.find_global_scope.lookupvar('no_such_variable')]
    Puppet[:strict] = before
    seen << (Puppet[:strict] == before)
    begin
      Puppet[:no_such_setting] = 1
    rescue StandardError => e
      seen << e.class << e.message
    end
    seen.map(&:inspect)
  end
end
#~~ notice: [:off, :off, nil, true, ArgumentError, "Attempt to assign a value to unknown setting :no_such_setting"]
#=> catalog

#- undef-as-a-symbol catalog
$x = maybe()
notify { "a[${x}]": message => $x }
notice($x =~ Undef, $x == undef, type($x), $x =~ Optional[String], maybe_text() =~ Undef, String([$x]))
if $x { notice('true') } else { notice('false') }
class c($p = 'default', Optional[String] $q = 'q') { notice($p, $q) }
class { 'c': p => $x, q => $x }
notice([$x, 1].filter |$y| { $y =~ NotUndef })
notify { 'nested': message => nested() }
notice(nested()[0] == undef, nested()[1]['a'] =~ Undef, nested()[0] =~ Optional[Integer])
notice([1].map |$n| { maybe() }.filter |$n| { $n })
#-- modules/m/lib/puppet/functions/maybe.rb
Puppet::Functions.create_function(:maybe) do
  def maybe
    :undef
  end
end
#-- modules/m/lib/puppet/functions/maybe_text.rb
Puppet::Functions.create_function(:maybe_text) do
  dispatch(:maybe_text) { return_type 'Optional[String]' }

  def maybe_text
    :undef
  end
end
#-- modules/m/lib/puppet/functions/nested.rb
Puppet::Functions.create_function(:nested) do
  def nested
    [:undef, { 'a' => :undef }]
  end
end
#~~ notice: true true Undef true true [undef]
#~~ notice: false
#~~ notice: default q
#~~ notice: [1]
#~~ notice: true true true
#~~ notice: []
#=> catalog

