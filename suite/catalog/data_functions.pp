# Functions in Ruby that data comes from, and types of modules that lean on those of Puppet.

#- not-found-is-thrown catalog
notice(lookup('a'), lookup('b', default_value => 'nothing'))
notify { 'x': message => lookup('h', { merge => 'hash', default_value => {} }) }
#-- hiera.yaml
version: 5
hierarchy: [{name: x, lookup_key: 'm::data'}]
#-- modules/m/lib/puppet/functions/m/data.rb
Puppet::Functions.create_function(:'m::data') do
  dispatch :data do
    param 'String[1]', :key
    param 'Hash', :options
    param 'Puppet::LookupContext', :context
  end

  def data(key, options, context)
    return "value of #{key}" if key == 'a'

    context.not_found
  rescue => e
    "rescued #{e.class}"
  ensure
    context.cache('last', key)
  end
end
#~~ notice: value of a nothing
#=> catalog

#- not-found-can-be-caught catalog
notice(lookup('b'))
#-- hiera.yaml
version: 5
hierarchy: [{name: x, lookup_key: 'm::data'}]
#-- modules/m/lib/puppet/functions/m/data.rb
Puppet::Functions.create_function(:'m::data') do
  dispatch :data do
    param 'String[1]', :key
    param 'Hash', :options
    param 'Puppet::LookupContext', :context
  end

  def data(key, options, context)
    return {} if key == 'lookup_options'

    caught = catch(:no_such_key) { context.not_found; 'not thrown' }
    "caught #{caught.inspect}"
  end
end
#~~ notice: caught nil
#=> catalog

#- data-with-patterns catalog
notice(lookup('weight'), lookup('colour', default_value => 'none'))
#-- hiera.yaml
version: 5
hierarchy: [{name: x, lookup_key: 'm::data', path: 'nodes.yaml', options: {name: 'web7'}}]
#-- data/nodes.yaml
webs:
  match: !ruby/regexp /^WEB\d$/i
  weight: 7
others:
  match: !ruby/regexp /./
  weight: 1
  colour: grey
#-- modules/m/lib/puppet/functions/m/data.rb
require 'yaml'

Puppet::Functions.create_function(:'m::data') do
  dispatch :data do
    param 'String[1]', :key
    param 'Hash', :options
    param 'Puppet::LookupContext', :context
  end

  def data(key, options, context)
    groups = context.cached_file_data(options['path']) do |content|
      YAML.safe_load(content, permitted_classes: [Regexp])
    end
    groups.each_value do |group|
      next unless group['match'].match(options['name']) && group.include?(key)

      return context.interpolate(group[key])
    end
    context.not_found
  rescue StandardError
    nil
  end
end
#~~ notice: 7 grey
#=> catalog

#- type-with-a-context-of-files catalog
file { '/root': }
login { '/root/.login': ensure => present, seluser => 'user_u' }
#-- modules/m/lib/puppet/type/login.rb
Puppet::Type.newtype(:login) do
  ensurable
  newparam(:path, namevar: true)
  newproperty(:seluser, parent: Puppet::SELFileContext) do
    desc 'who'
  end
end
#=> catalog

#- references-in-arguments-of-old-functions catalog
file { '/a': }
class c { }
include c
file { '/b': require => File['/a'], before => [Class['c'], File['/d']] }
file { '/d': }
notice(shows({ 'of' => [File['/a'], Class['c']], File['/a'] => Class['C'] }))
notice(alike('/b', 'require', { 'value' => File['/a'] }), alike('/b', 'require', { 'value' => File['/d'] }))
notice(alike('/b', 'before', { 'value' => [Class['c'], File['/d']] }))
notice(alike('/b', 'require', { 'value' => Resource['file', '/a'] }))
#-- modules/m/lib/puppet/parser/functions/shows.rb
module Puppet::Parser::Functions
  newfunction(:shows, type: :rvalue) do |args|
    args[0].map { |k, v| [k, v].flatten.map { |x| x.is_a?(String) ? x : "#{x.class} #{x} #{x.type} #{x.title}" } }
  end
end
#-- modules/m/lib/puppet/parser/functions/alike.rb
module Puppet::Parser::Functions
  newfunction(:alike, type: :rvalue) do |args|
    findresource('File', args[0])[args[1]] == args[2]['value']
  end
end
#~~ notice: [[of, Puppet::Resource File[/a] File /a, Puppet::Resource Class[C] Class C], [Puppet::Resource File[/a] File /a, Puppet::Resource Class[C] Class C]]
#~~ notice: true false
#~~ notice: true
#~~ notice: true
#=> catalog

#- puppets-way-to-files catalog
notice(looks('a.txt'), looks('b.txt'))
#-- modules/m/files/a.txt
one
two
#-- modules/m/lib/puppet/functions/looks.rb
Puppet::Functions.create_function(:looks) do
  dispatch(:looks) { param 'String', :name }

  def looks(name)
    path = File.join(File.dirname(call_function('find_file', 'm/a.txt')), name)
    fs = Puppet::FileSystem
    found = [fs.exist?(path), fs.basename_string(path), fs.file?(path), fs.directory?(path)]
    found << fs.read_preserve_line_endings(path) << fs.read(path) << fs.size(path) if fs.file?(path)
    found
  end
end
#~~ notice: [true, a.txt, true, false, one
#| two
#| , one
#| two
#| , 8] [false, b.txt, false, false]
#=> catalog

#- names-of-unknown-variables-in-templates catalog
#@ settings {"strict": "warning", "strict_variables": false}
class c { $known = 1 }
class d { $x = 1 }
include c
notice(inline_template("<%= [scope['::c::known'], scope['::c::other'], scope['c::other'], scope['::d::x'], scope['d::x'], scope['::e::x'], scope['nothing'], scope['::nothing']].inspect %>"))
#~~ warning: Undefined variable '::c::other';\u{20}
#|    (file & line not available)
#~~ warning: Undefined variable 'd::x'; class d has not been evaluated
#|    (file & line not available)
#~~ warning: Undefined variable 'e::x'; class e could not be found
#|    (file & line not available)
#~~ warning: Undefined variable 'nothing';\u{20}
#|    (file & line not available)
#~~ warning: Undefined variable '::nothing';\u{20}
#|    (file & line not available)
#~~ notice: [1, nil, nil, nil, nil, nil, nil, nil]
#=> catalog
