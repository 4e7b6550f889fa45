# Ruby of modules that evaluates text.

#- evaluated-text-in-a-function catalog
notice(m::reckon('a * 2 + b', { 'a' => 3, 'b' => 4 }))
notice(m::reckon('a.map { |x| x + 1 }', { 'a' => [1, 2] }))
#-- modules/m/lib/puppet/functions/m/reckon.rb
Puppet::Functions.create_function(:'m::reckon') do
  dispatch :reckon do
    param 'String', :text
    param 'Hash', :variables
  end

  def reckon(text, variables)
    here = binding
    variables.each { |name, value| here.local_variable_set(name.to_sym, value) }
    here.eval(text)
  end
end
#~~ notice: 10
#~~ notice: [2, 3]
#=> catalog

#- evaluated-text-with-methods-of-a-function catalog
notice(m::told('one'), m::told('two'))
#-- modules/m/lib/puppet/functions/m/told.rb
Puppet::Functions.create_function(:'m::told') do
  dispatch :told do
    param 'String', :name
  end

  %w[one two].each do |name|
    class_eval <<-CODE, __FILE__, __LINE__ + 1
      def tell_#{name}
        "#{name} in line #{'#{__LINE__}'}"
      end
    CODE
  end

  def told(name)
    send("tell_#{name}")
  end
end
#~~ notice: one in line 9 two in line 9
#=> catalog

#- evaluated-text-that-fails-in-a-function catalog
notice(m::fails('raise ArgumentError, "no"'))
#-- modules/m/lib/puppet/functions/m/fails.rb
Puppet::Functions.create_function(:'m::fails') do
  def fails(text)
    eval(text)
  end
end
#!! Evaluation Error: Error while evaluating a Function Call, no (file: ENV/manifests/site.pp, line: 1, column: 8)

#- evaluated-text-that-is-no-ruby catalog
notice(m::asks('1 +'), m::asks('1 + 1'))
#-- modules/m/lib/puppet/functions/m/asks.rb
Puppet::Functions.create_function(:'m::asks') do
  def asks(text)
    eval(text)
  rescue SyntaxError => e
    e.class.name
  end
end
#~~ notice: SyntaxError 2
#=> catalog

#- evaluated-text-in-a-legacy-function catalog
notice(m_old('@n = 1; [@n, args.size]'))
#-- modules/m/lib/puppet/parser/functions/m_old.rb
module Puppet::Parser::Functions
  newfunction(:m_old, type: :rvalue) { |args| eval(args[0]) }
end
#~~ notice: [1, 1]
#=> catalog

#- evaluated-text-in-a-template catalog
$port = 80
$names = ['port', 'names']
notice(template('m/t.erb'))
#-- modules/m/templates/t.erb
<% names = @names.map { |n| [n, eval("@#{n}")] } -%>
<% names.each do |name, value| -%>
<%= name %>=<%= value.inspect %> <%= eval('name.upcase') %> <%= binding.local_variable_get(:name) %>
<% end -%>
<%= instance_eval('@port + 1') %> <%= scope.instance_eval('self["port"]') %>
#~~ notice: port=80 PORT port
#| names=["port", "names"] NAMES names
#| 81 80
#|
#=> catalog

#- evaluated-text-that-fails-in-a-template catalog
notice(template('m/t.erb'))
#-- modules/m/templates/t.erb
one
<%= eval("1\nraise 'two'") %>
#!! Evaluation Error: Error while evaluating a Function Call, Failed to parse template m/t.erb:
#|   Filepath: (eval)
#|   Line: 2
#|   Detail: two
#|  (file: ENV/manifests/site.pp, line: 1, column: 8)

#- evaluated-text-that-fails-with-a-place catalog
notice(template('m/t.erb'))
#-- modules/m/templates/t.erb
one
<%= eval("\nraise 'two'", binding, 'm/other.rb', 30) %>
#!! Evaluation Error: Error while evaluating a Function Call, Failed to parse template m/t.erb:
#|   Filepath: m/other.rb
#|   Line: 31
#|   Detail: two
#|  (file: ENV/manifests/site.pp, line: 1, column: 8)

#- evaluated-text-in-a-type catalog
made { 'a': one => 1, two => 2, ensure => present }
made { 'x:y': }
#-- modules/m/lib/puppet/type/made.rb
Puppet::Type.newtype(:made) do
  class_eval("ensurable")
  newparam(:name, namevar: true)
  %w[one two].each do |name|
    instance_eval <<-CODE, __FILE__, __LINE__ + 1
      newproperty(:#{name}) do
        desc "The #{name}"
      end
    CODE
  end
  eval("newparam(:three)")
end
#=> catalog

#- evaluated-text-of-a-helper-for-types catalog
helped { 'a': left => 1, right => 2, target => '/x' }
notify { 'b': message => 'c' } -> Helped['a']
#-- modules/m/lib/puppet_x/m/helper.rb
module PuppetX; end
module PuppetX::M; end
class PuppetX::M::Words
  module_eval(<<'.,.,', 'words.y', 6)
  def self.words(of)
    of.split(',')
  end
.,.,
end
module PuppetX::M::Helper
  def self.make(name, words)
    type = Puppet::Type.newtype(name) {}
    type.newparam(:name, namevar: true)
    PuppetX::M::Words.words(words).each { |word| type.newproperty(word.to_sym) { desc "The #{word}" } }
    type.newparam(:target)
    made = type.provide(:plain, parent: PuppetX::M::Plain, default_target: '/etc/m') {}
    raise 'another type' unless made.resource_type.equal?(type) && made.kind == "#{name} of #{made.name}"
  end
end
class PuppetX::M::Plain < Puppet::Provider
  class << self
    attr_accessor :default_target
  end

  def self.kind
    "#{resource_type.name} of #{name}"
  end
end
#-- modules/m/lib/puppet/type/helped.rb
require_relative '../../puppet_x/m/helper'
PuppetX::M::Helper.make(:helped, 'left,right')
#=> catalog
