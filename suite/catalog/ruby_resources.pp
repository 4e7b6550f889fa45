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

#- folders-of-modules catalog
first_one { 'a': folder => '/a' }
notice(beside())
#-- modules/m/lib/puppet/type/first_one.rb
Dir["#{File.dirname(__FILE__)}/other_*.rb"].sort.each { |file| require file }

Puppet::Type.newtype(:first_one) do
  newparam(:name, namevar: true)
  newproperty(:folder)
  Dir.glob(File.join(File.dirname(__FILE__), '..', 'type', '{first,other}_*.rb')).each do |file|
    newparam("has_#{File.basename(file, '.rb')}".to_sym)
  end
  Puppet::Type.type(:other_one).allattrs.grep(/\Aspecial/).each { |name| newparam(name) }
end
#-- modules/m/lib/puppet/type/other_one.rb
Puppet::Type.newtype(:other_one) do
  newparam(:name, namevar: true)
  newparam(:special)
end
#-- modules/m/lib/puppet/functions/beside.rb
Puppet::Functions.create_function(:beside) do
  def beside
    here = File.dirname(__FILE__)
    [
      Dir.glob("#{here}/*.rb").map { |path| File.basename(path) },
      Dir[File.join(here, '..', '**', '*_one.rb')].map { |path| File.basename(path) },
      Dir.children(here), Dir.entries(here).sort, Dir.exist?(here), Dir.empty?(here), Dir["#{here}/no/*"]
    ]
  end
end
#~~ notice: [[beside.rb], [first_one.rb, other_one.rb], [beside.rb], [., .., beside.rb], true, false, []]
#=> catalog

#- versions-of-modules catalog
notice(versions())
#-- modules/m/lib/puppet/functions/versions.rb
Puppet::Functions.create_function(:versions) do
  def versions
    one = SemanticPuppet::Version.parse('1.2.3-rc1+b5')
    other = SemanticPuppet::Version.parse('1.10.0')
    range = SemanticPuppet::VersionRange.parse('>= 1.2.0 < 2.0.0')
    seen = [
      one.major, one.minor, one.patch, one.prerelease, one.build, one.to_s, other.stable?, one.stable?, one < other, [other, one].max.to_s, one == other,
      range.include?(one), range.include?(other), range.to_s, range === other, range.member?(SemanticPuppet::Version.parse('2.0.0')),
      range.begin.to_s, range.end.to_s, range.exclude_begin?, range.exclude_end?, SemanticPuppet::Version.valid?('1.2'),
      range.intersection(SemanticPuppet::VersionRange.parse('1.3.x')).to_s, other.prerelease, other.build
    ]
    ['1.2', '1.0.0-01', ''].each do |text|
      SemanticPuppet::Version.parse(text)
    rescue ArgumentError => e
      seen << e.class << e.message
    end
    begin
      SemanticPuppet::VersionRange.parse('about 3')
    rescue ArgumentError => e
      seen << e.class << e.message
    end
    seen.map(&:inspect)
  end
end
#~~ notice: [1, 2, 3, "rc1", "b5", "1.2.3-rc1+b5", true, false, true, "1.10.0", false, false, true, ">= 1.2.0 < 2.0.0", true, false, "1.2.0", "2.0.0", false, true, false, ">=1.3.0 <1.4.0", nil, nil, SemanticPuppet::Version::ValidationFailure, "Unable to parse '1.2' as a semantic version identifier", SemanticPuppet::Version::ValidationFailure, "Numeric pre-release identifiers MUST NOT contain leading zeroes", SemanticPuppet::Version::ValidationFailure, "Unable to parse '' as a semantic version identifier", ArgumentError, "Unparsable version range: \"about 3\""]
#=> catalog

#- libraries-that-are-not-needed catalog
notice(['find', 'csv', 'rexml/document', 'optparse', 'etc', 'no_such_library'].map |$name| { requires($name) })
#-- modules/m/lib/puppet/functions/requires.rb
Puppet::Functions.create_function(:requires) do
  def requires(name)
    require name
    name
  rescue LoadError => e
    e.message
  end
end
#~~ notice: [find, csv, rexml/document, optparse, etc, cannot load such file -- no_such_library]
#=> catalog

#- resources-of-a-catalog catalog
class c(String $p = 'foo') { file { '/in/c': } }
define d() { notify { "n${title}": } }
include c
d { 'late': }
@user { 'virtual': }
@@user { 'exported': }
notice(all_resources())
notify { [n1, n2]: }
notice(all_resources().length)
#-- modules/m/lib/puppet/functions/all_resources.rb
Puppet::Functions.create_function(:all_resources, Puppet::Functions::InternalFunction) do
  dispatch(:all_resources) { scope_param }

  def all_resources(scope)
    keys = scope.catalog.resource_keys.map { |of, title| "#{of}[#{title}]" }
    scope.catalog.resources.map { |resource| [resource.ref, resource.virtual? ? 1 : 0, resource.exported? ? 1 : 0, resource.parameters.keys.inspect] } + keys.sort
  end
end
#~~ warning: You cannot collect exported resources without storeconfigs being set; the export is ignored (file: ENV/manifests/site.pp, line: 6, column: 1)
#~~ notice: [[Stage[main], 0, 0, []], [Class[Settings], 0, 0, []], [Class[main], 0, 0, []], [Class[C], 0, 0, [:p]], [File[/in/c], 0, 0, []], [D[late], 0, 0, []], [User[virtual], 1, 0, []], [User[exported], 1, 1, []], Class[C], Class[Settings], Class[main], D[late], File[/in/c], Stage[main], User[exported], User[virtual]]
#~~ notice: 20
#=> catalog

#- one-catalog-for-all-calls catalog
notice(one(), two())
#-- modules/m/lib/puppet/functions/one.rb
Puppet::Functions.create_function(:one, Puppet::Functions::InternalFunction) do
  dispatch :one do
    scope_param
  end
  def one(scope)
    scope.catalog.instance_eval('def seen; @seen = (@seen || 0) + 1; end')
    scope.catalog.seen
  end
end
#-- modules/m/lib/puppet/functions/two.rb
Puppet::Functions.create_function(:two) do
  def two
    catalog = closure_scope.find_global_scope.catalog
    [catalog.seen, catalog.equal?(closure_scope.catalog)]
  end
end
#~~ notice: 1 [2, true]
#=> catalog
