# Values that Ruby has no class for, made and asked by functions in Ruby.

#- binary-made-by-ruby catalog
$made = ['from_binary_string', 'from_string', 'from_base64', 'from_base64_strict', 'from_base64_urlsafe', 'new'].map |$how| { binary_of($how, 'YWJj') }
notice($made)
notice(type($made[0]), $made[0] == Binary('YWJj', '%s'), $made[2] == $made[3], $made[2] == Binary('YWJj', '%b'))
notify { 'bytes': message => binary_of('from_binary_string', 'é?>') }
notice(ask_binary(Binary('é?>~~', '%s')))
notice(ask_binary(binary_of('from_base64', "YWJj\nYWJj")))
notice(binary_of('from_base64_strict', "YWJj\nYWJj"))
#-- modules/m/lib/puppet/functions/binary_of.rb
Puppet::Functions.create_function(:binary_of) do
  dispatch :make do
    param 'String', :how
    param 'String', :text
    return_type 'Binary'
  end

  def make(how, text)
    Puppet::Pops::Types::PBinaryType::Binary.send(how, text)
  end
end
#-- modules/m/lib/puppet/functions/ask_binary.rb
Puppet::Functions.create_function(:ask_binary) do
  dispatch :ask do
    param 'Binary', :binary
  end

  def ask(binary)
    buffer = binary.binary_buffer
    [binary.length, binary.to_s, binary.relaxed_to_s, binary.urlsafe_to_s, buffer.encoding.to_s, buffer.frozen?,
     buffer.bytes, binary == Puppet::Pops::Types::PBinaryType::Binary.new(buffer)]
  end
end
#~~ notice: [WVdKag==, WVdKag==, YWJj, YWJj, YWJj, WVdKag==]
#~~ notice: Binary true true true
#~~ notice: [6, w6k/Pn5+, w6k/Pn5+
#| , w6k_Pn5-, ASCII-8BIT, true, [195, 169, 63, 62, 126, 126], true]
#~~ notice: [6, YWJjYWJj, YWJjYWJj
#| , YWJjYWJj, ASCII-8BIT, true, [97, 98, 99, 97, 98, 99], true]
#!! Evaluation Error: Error while evaluating a Function Call, invalid base64 (file: ENV/manifests/site.pp, line: 7, column: 8)

#- types-asked-by-ruby catalog
type M::Mode = Enum['on', 'off', 'auto']
type M::Port = Integer[1, 3]
type M::Both = Variant[M::Mode, M::Port, String[2, 5], Array[Integer, 1]]
notice(ask_type(M::Mode, 'values'), ask_type(M::Mode, 'case_insensitive?'), ask_type(Enum['A', 'b', true], 'case_insensitive'))
notice(ask_type(M::Mode, 'name'), ask_type(M::Mode, 'resolved_type'), ask_type(M::Mode, 'class'))
notice(ask_type(M::Port, 'from'), ask_type(M::Port, 'to'), ask_type(M::Port, 'range'), ask_type(M::Port, 'size'))
notice(ask_type(Integer[default, 5], 'from'), ask_type(Float[1.5], 'from'), ask_type(Float[1.5], 'to'))
notice(ask_type(M::Both, 'types'), ask_type(M::Both, 'count'), ask_type(Tuple[String, Integer, 1, 2], 'types'), ask_type(Tuple[String, Integer, 1, 2], 'size_type'))
notice(ask_type(Array[Integer, 1], 'element_type'), ask_type(Array[Integer, 1], 'size_type'), ask_type(Array, 'size_type'))
notice(ask_type(Hash[String, Integer], 'key_type'), ask_type(Hash[String, Integer], 'value_type'))
notice(ask_type(Optional[String], 'type'), ask_type(Optional, 'type'), ask_type(NotUndef[Integer], 'type'), ask_type(Sensitive[String], 'type'), ask_type(Type[String], 'type'))
notice(ask_type(Pattern[/a/, /b/], 'patterns'), ask_type(Regexp[/a.c/], 'pattern'), ask_type(String[2, 5], 'size_type'), ask_type(Boolean[true], 'value'))
notice(gone_through(M::Mode), gone_through(M::Port), gone_through(M::Both))
$mode = M::Mode
notice(inline_template('<% @mode.each do |word| -%><%= word %> <% end -%><%= @mode.respond_to?(:values) %> <%= @mode.respond_to?(:keys) %>'))
#-- modules/m/lib/puppet/functions/ask_type.rb
Puppet::Functions.create_function(:ask_type) do
  dispatch :ask do
    param 'Type', :type
    param 'String', :word
  end

  def ask(type, word)
    answer = type.public_send(word)
    answer.is_a?(Class) ? answer.name : answer
  end
end
#-- modules/m/lib/puppet/functions/gone_through.rb
Puppet::Functions.create_function(:gone_through) do
  dispatch :go do
    param 'Type', :type
  end

  def go(type)
    found = []
    type.each { |part| found << part.to_s }
    found
  end
end
#~~ notice: [auto, off, on] false true
#~~ notice: M::Mode Enum['auto', 'off', 'on'] Puppet::Pops::Types::PTypeAliasType
#~~ notice: 1 3 [1, 3] 3
#~~ notice:  1.5\u{20}
#~~ notice: [M::Mode = Enum['auto', 'off', 'on'], M::Port = Integer[1, 3], String[2, 5], Array[Integer, 1]] 4 [String, Integer] Integer[1, 2]
#~~ notice: Integer Integer[1]\u{20}
#~~ notice: String Integer
#~~ notice: String  Integer String String
#~~ notice: [Regexp[/a/], Regexp[/b/]] a.c Integer[2, 5] true
#~~ notice: [auto, off, on] [1, 2, 3] [M::Mode = Enum['auto', 'off', 'on'], M::Port = Integer[1, 3], String[2, 5], Array[Integer, 1]]
#~~ notice: auto off on true false
#=> catalog

#- versions-made-by-ruby catalog
notice(version_of('1.2.3'), version_of('10.0.0-rc.1+build.5'), version_of('2.0.0-rc.2'))
notice(version_of('1.2'))
#-- modules/m/lib/puppet/functions/version_of.rb
Puppet::Functions.create_function(:version_of) do
  dispatch :make do
    param 'String', :text
  end

  def make(text)
    version = SemanticPuppet::Version.parse(text)
    range = SemanticPuppet::VersionRange.parse('>= 1.2.0 < 2.0.0')
    [version.to_s, version.major, version.minor, version.patch, version.prerelease, version.build, version.stable?,
     version.to_stable.to_s, version.next(:major).to_s, version.next(:minor).to_s, version.next(:patch).to_s,
     range.include?(version), range === version, range.to_s, range.begin.to_s, range.end.to_s, range.exclude_end?,
     version > SemanticPuppet::Version.parse('1.2.2'), version.between?(SemanticPuppet::Version::MIN, SemanticPuppet::Version::MAX),
     SemanticPuppet::Version.valid?(text), SemanticPuppet::Version.new(1, 2, 3) == version, version.is_a?(Numeric), version.class.name]
  rescue SemanticPuppet::Version::ValidationFailure, ArgumentError => error
    [error.class.name, error.message, error.is_a?(ArgumentError), SemanticPuppet::Version.valid?(text)]
  end
end
#~~ notice: [1.2.3, 1, 2, 3, , , true, 1.2.3, 2.0.0, 1.3.0, 1.2.4, true, true, >= 1.2.0 < 2.0.0, 1.2.0, 2.0.0, true, true, true, true, true, true, SemanticPuppet::Version] [10.0.0-rc.1+build.5, 10, 0, 0, rc.1, build.5, false, 10.0.0+build.5, 11.0.0, 10.1.0, 10.0.1, false, false, >= 1.2.0 < 2.0.0, 1.2.0, 2.0.0, true, true, true, true, false, true, SemanticPuppet::Version] [2.0.0-rc.2, 2, 0, 0, rc.2, , false, 2.0.0, 3.0.0, 2.1.0, 2.0.1, false, false, >= 1.2.0 < 2.0.0, 1.2.0, 2.0.0, true, true, true, true, false, true, SemanticPuppet::Version]
#~~ notice: [SemanticPuppet::Version::ValidationFailure, Unable to parse '1.2' as a semantic version identifier, true, false]
#=> catalog

#- ranges-of-versions-made-by-ruby catalog
['>=1.0.0 <2.0.0 || >=3.0.0', '1.x', '~> 2.1', '^1.2.3', '*', '1.0.0 - 2.0.0', 'nonsense', '>=1 <x'].each |$range| { notice(range_of($range)) }
#-- modules/m/lib/puppet/functions/range_of.rb
Puppet::Functions.create_function(:range_of) do
  dispatch :make do
    param 'String', :text
  end

  def make(text)
    range = SemanticPuppet::VersionRange.parse(text)
    versions = %w[1.0.0 1.2.3 2.1.5 3.0.0-rc1 3.1.0].select { |version| range.member?(SemanticPuppet::Version.parse(version)) }
    both = range.intersection(SemanticPuppet::VersionRange.parse('>=1.2.0 <3.0.0'))
    [range.to_s, versions, range.begin.to_s, range.exclude_begin?, both.to_s, range == SemanticPuppet::VersionRange.parse(text)]
  rescue ArgumentError => error
    [error.class.name, error.message]
  end
end
#~~ notice: [>=1.0.0 <2.0.0 || >=3.0.0, [1.0.0, 1.2.3, 3.1.0], , , >=1.2.0 <2.0.0, true]
#~~ notice: [1.x, [1.0.0, 1.2.3], 1.0.0, false, >=1.2.0 <2.0.0, true]
#~~ notice: [~> 2.1, [2.1.5], 2.1.0, false, >=2.1.0 <2.2.0, true]
#~~ notice: [^1.2.3, [1.2.3], 1.2.3, false, >=1.2.3 <2.0.0, true]
#~~ notice: [*, [1.0.0, 1.2.3, 2.1.5, 3.0.0-rc1, 3.1.0], 0.0.0-, false, >=1.2.0 <3.0.0, true]
#~~ notice: [1.0.0 - 2.0.0, [1.0.0, 1.2.3], 1.0.0, false, >=1.2.0 <=2.0.0, true]
#~~ notice: [ArgumentError, Unparsable version range: "nonsense"]
#~~ notice: [>=1 <x, [], 0.0.0-, false, <0.0.0, true]
#=> catalog

#- hashes-merged-by-ruby catalog
notice(merged({ a => [1, 2], b => { c => 1, d => [x] }, e => text }, { a => [2, 3], b => { c => 2, d => [y], f => { g => 1 } }, e => [1], h => 0 }))
notice(merged({ a => ['b', 'c'], k => 'v', m => { n => 1 } }, { a => ['--b', 'd'], k => '--', m => '--' }))
#-- modules/m/lib/puppet/functions/merged.rb
require 'deep_merge'
require 'deep_merge/rails_compat'

Puppet::Functions.create_function(:merged) do
  dispatch :merge do
    param 'Hash', :one
    param 'Hash', :other
  end

  def merge(one, other)
    copy = ->(of) { Marshal.load(Marshal.dump(of)) }
    [copy[one].deep_merge!(copy[other]), copy[one].deep_merge(copy[other]), copy[one].ko_deep_merge!(copy[other]), copy[one].deeper_merge!(copy[other]),
     DeepMerge.deep_merge!(copy[other], copy[one], overwrite_arrays: true),
     DeepMerge.deep_merge!(copy[other], copy[one], sort_merged_arrays: false, extend_existing_arrays: true),
     DeepMerge.deep_merge!({ 'l' => [{ 'x' => 1 }, { 'y' => 2 }, 3] }, { 'l' => [{ 'z' => 1 }] }, merge_hash_arrays: true),
     DeepMerge.deep_merge!({ 'l' => [{ 'x' => 1 }, { 'y' => 2 }] }, { 'l' => [{ 'z' => 1 }] }, merge_hash_arrays: true),
     DeepMerge.deep_merge!({ 'l' => ['1,2', '3'] }, { 'l' => ['4,1'] }, unpack_arrays: ','), wrong(one, other)]
  end

  def wrong(one, other)
    DeepMerge.deep_merge!(one, other, knockout_prefix: '')
  rescue DeepMerge::InvalidParameter => error
    error.message
  end
end
#~~ notice: [{a => [1, 2, 3], b => {c => 2, d => [x, y], f => {g => 1}}, e => [1], h => 0}, {a => [1, 2, 3], b => {c => 1, d => [x, y], f => {g => 1}}, e => text, h => 0}, {a => [1, 2, 3], b => {c => 2, d => [x, y], f => {g => 1}}, e => [1], h => 0}, {a => [1, 2, 3], b => {c => 2, d => [x, y], f => {g => 1}}, e => [1], h => 0}, {a => [2, 3], b => {c => 2, d => [y], f => {g => 1}}, e => [1], h => 0}, {a => [1, 2, 3], b => {c => 2, d => [x, y], f => {g => 1}}, e => [1], h => 0}, {l => [{z => 1}, {x => 1}, {y => 2}, 3]}, {l => [{z => 1, x => 1}, {y => 2}]}, {l => [4, 1, 2, 3]}, knockout_prefix cannot be an empty string in deep_merge!]
#~~ notice: [{a => [b, c, --b, d], k => --, m => --}, {a => [b, c, --b, d], k => v, m => {n => 1}}, {a => [c, d], k => , m => }, {a => [b, c, --b, d], k => --, m => --}, {a => [--b, d], k => --, m => --}, {a => [b, c, --b, d], k => --, m => --}, {l => [{z => 1}, {x => 1}, {y => 2}, 3]}, {l => [{z => 1, x => 1}, {y => 2}]}, {l => [4, 1, 2, 3]}, knockout_prefix cannot be an empty string in deep_merge!]
#=> catalog

#- variable-missing-in-an-ancestor catalog
class m::params { $here = 1 }
class m::more inherits m::params { }
class m inherits m::more {
  notice(inline_template('<%= scope["::m::here"] %> <%= scope["m::here"] %>'))
  notice(inline_template('<% begin; scope["m::nowhere"]; rescue => e %><%= e.message %><% end %>'))
  notice(inline_template('<% begin; scope["::m::more::nowhere"]; rescue => e %><%= e.message %><% end %>'))
  notice(inline_template('<% begin; scope["::m::params::nowhere"]; rescue => e %><%= e.message %><% end %>'))
  notice(inline_template('<% begin; scope["::other::nowhere"]; rescue => e %><%= e.message %><% end %>'))
  notice(inline_template('<% begin; scope["nowhere"]; rescue => e %><%= e.message %><% end %>'))
}
include m
#~~ notice: 1 1
#~~ notice: Undefined variable '::m::params::nowhere';\u{20}
#~~ notice: Undefined variable '::m::params::nowhere';\u{20}
#~~ notice: Undefined variable '::m::params::nowhere';\u{20}
#~~ notice: Undefined variable 'other::nowhere'; class other could not be found
#~~ notice: Undefined variable 'nowhere';\u{20}
#=> catalog

#- attributes-of-a-resource-as-objects catalog
class m($one = 1, $two = undef) { }
class { 'm': two => [1, { a => 'b' }] }
define d($x) { }
d { 'e': x => 'y' }
file { '/f': ensure => file, mode => '0644' }
notice(attributes_of('Class[m]'), attributes_of('D[e]'), attributes_of('File[/f]'))
#-- modules/m/lib/puppet/functions/attributes_of.rb
Puppet::Functions.create_function(:attributes_of) do
  dispatch :list do
    param 'String', :reference
  end

  def list(reference)
    resource = closure_scope.catalog.resource(reference)
    list = []
    resource.eachparam { |param| list << "#{param.name}=#{param.value.inspect}" }
    [list, resource.parameters.keys.map(&:inspect), resource.parameters[:one]&.value, resource[:title], resource['one'], resource[:x],
     resource.parameters[:mode].class.name, resource.parameters[:nosuch].inspect]
  end
end
#~~ notice: [[two=[1, {"a"=>"b"}], one=1], [:two, :one], 1, M, 1, , NilClass, nil] [[x="y"], [:x], , e, , y, NilClass, nil] [[ensure="file", mode="0644"], [:ensure, :mode], , /f, , , Puppet::Parser::Resource::Param, nil]
#=> catalog
