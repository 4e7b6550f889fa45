# Classes that functions in Ruby make, so that others can require what they declare.

#- class-made-by-a-function catalog
class a { package_class('curl') file { '/a': ensure => file } }
class b { package_class('curl') notify { "${packages::curl::title} ${defined(Class['packages::curl'])} ${defined('packages::curl')}": } }
define d() { package_class("p-${title}") }
include a
include b
include packages::curl
d { ['x', 'y']: }
Class['packages::p_x'] -> File['/z']
file { '/z': }
#-- modules/m/lib/puppet/parser/functions/package_class.rb
module Puppet::Parser::Functions
  newfunction(:package_class, arity: 1) do |args|
    name = "packages::#{args[0].tr('-', '_')}"
    made = compiler.topscope.find_hostclass(name)
    unless made
      made = Puppet::Resource::Type.new(:hostclass, name)
      compiler.environment.known_resource_types.add_hostclass(made)
    end
    resource = Puppet::Parser::Resource.new('class', name, scope: compiler.topscope)
    begin
      catalog.add_resource(resource)
    rescue Puppet::Resource::Catalog::DuplicateResourceError => e
      function_notice([e.message])
    end
    begin
      made.evaluate_code(resource)
    rescue NoMethodError => e
      function_notice([e.message.lines.first.chomp])
    end
    begin
      compiler.topscope.class_scope(made).call_function(:create_resources, ['package', { args[0] => { ensure: 'present' } }])
    rescue Puppet::Resource::Catalog::DuplicateResourceError
      function_notice(["#{args[0]} is there"])
    end
    call_function(:require, [name])
  end
end
#~~ notice: Duplicate declaration: Class[Packages::Curl] is already declared; cannot redeclare
#~~ notice: undefined method `resource' for nil:NilClass
#~~ notice: curl is there
#=> catalog

#- made-class-has-the-tags-and-defaults-of-the-top catalog
tag('top')
Package { provider => 'gem' }
class a { tag('inner') Package { ensure => latest } make() }
node default { tag('node') include a }
Package <| title == 'curl' |> { tag +> 'collected' }
#-- modules/m/lib/puppet/parser/functions/make.rb
module Puppet::Parser::Functions
  newfunction(:make) do |_|
    types = compiler.environment.known_resource_types
    made = types.add_hostclass(Puppet::Resource::Type.new(:hostclass, 'Made::Here'))
    resource = Puppet::Parser::Resource.new('class', made.name, scope: compiler.topscope)
    catalog.add_resource(resource)
    made.evaluate_code(resource)
    compiler.topscope.class_scope('made::here').call_function('create_resources', ['package', { 'curl' => {} }])
    function_notice([[made.name, made.type.to_s, made.hostclass?, made.definition?, types.find_hostclass('made::here').name, resource.scope.equal?(nil)].join(' ')])
  end
end
#~~ notice: made::here hostclass true false made::here false
#=> catalog

#- made-class-that-is-there catalog
class a { }
make('a')
#-- modules/m/lib/puppet/parser/functions/make.rb
module Puppet::Parser::Functions
  newfunction(:make) do |args|
    compiler.environment.known_resource_types.add_hostclass(Puppet::Resource::Type.new(:hostclass, args[0]))
  end
end
#!! Evaluation Error: Error while evaluating a Function Call, Class 'a' is already defined (file: ENV/manifests/site.pp, line: 1); cannot redefine (file: ENV/manifests/site.pp, line: 2, column: 1)

#- scope-of-a-class-that-was-not-evaluated catalog
class a { $x = 'of a' }
class b { include a notice(look('a')) notice(look('::c')) notice(look('nowhere')) }
class c { }
include b
#-- modules/m/lib/puppet/parser/functions/look.rb
module Puppet::Parser::Functions
  newfunction(:look, type: :rvalue) do |args|
    found = class_scope(args[0])
    found ? found['x'] : 'none'
  end
end
#~~ notice: of a
#~~ notice: none
#~~ notice: none
#=> catalog

#- template-with-a-wrapper-of-a-function catalog
$shown = 'of the top'
class a {
  $mine = { 'k' => [1, 2] }
  notice(with_locals('m/outer.erb', { 'extra' => 'local', 'odd-name' => 5 }))
  notice(with_locals('m/none.erb', {}))
}
include a
#-- modules/m/templates/outer.erb
<%= extra %> <%= @extra %> <%= @odd_name %> <%= @mine['k'].sum %> <%= @shown %> <%= has_variable?('extra') %> <%= has_variable?('none') %>
<% [1].each do |one| -%>
<%= one %>
<% end -%>
<%= scope['shown'] %> <%= all_tags.include?('a') %> <%= classes.last %>
#-- modules/m/lib/puppet/parser/functions/with_locals.rb
class Puppet::Parser::WrapperWithLocals < Puppet::Parser::TemplateWrapper
  attr_reader :locals

  define_method(:initialize) do |scope, locals|
    super(scope)
    @locals = locals
  end

  define_method(:has_variable?) { |name| super(name) || locals.key?(name) }

  define_method(:method_missing) do |name, *args|
    locals.key?(name.to_s) ? locals[name.to_s] : super(name, *args)
  end

  define_method(:result) do |string = nil|
    benchmark(:debug, 'bound') do
      locals.each { |name, value| instance_variable_set("@#{name.gsub(/\W/, '_')}", value) }
    end
    super(string)
  end
end

module Puppet::Parser::Functions
  newfunction(:with_locals, type: :rvalue) do |args|
    wrapper = Puppet::Parser::WrapperWithLocals.new(self, args[1])
    begin
      wrapper.file = args[0]
      wrapper.result + wrapper.result('<%= @extra %>!') + wrapper.to_s.sub(/\[.*\//, '[')
    rescue Puppet::ParseError => e
      "#{e.class} #{e.message}"
    end
  end
end
#~~ notice: local local 5 3 of the top true false
#| 1
#| of the top true a
#| local!template[outer.erb]
#~~ notice: Puppet::ParseError Could not find template 'm/none.erb'
#=> catalog
