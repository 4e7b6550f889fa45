# Functions in Ruby that decide which resource defaults hold in a scope.

#- defaults-decided-by-ruby catalog
File { mode => '0644' }
class outer {
  File { owner => 'root' }
  file { '/before': }
  Notify { loglevel => 'info' }
  quietly(true)
  file { '/after': }
  file { '/explicit': noop => false, mode => '0600' }
  notify { 'n': }
  d { 'in outer': }
  include inner
  include again
}
class inner { file { '/inner': } }
class again {
  quietly(false)
  file { '/again': }
  d { 'in again': }
  include nothing
}
class nothing {
  quietly(undef)
  notify { 'nothing': }
}
define d() { notify { "d ${title}": } }
class untouched { notify { 'untouched': } }
include outer, untouched
notify { 'top': }
notice(File['/after']['noop'], File['/before']['noop'], Notify['n']['loglevel'])
#-- modules/m/lib/puppet/functions/quietly.rb
Puppet::Functions.create_function(:quietly, Puppet::Functions::InternalFunction) do
  dispatch :set do
    scope_param
    param 'Optional[Boolean]', :flag
  end

  def set(scope, flag)
    scope.define_singleton_method(:quiet) { flag }
    def scope.lookupdefaults(type)
      found = super
      found[:noop] = @defaults[type][:noop] = Puppet::Parser::Resource::Param.new(name: :noop, value: quiet, source: source)
      found
    end
    nil
  end
end
#~~ notice: true true info
#=> catalog

#- defaults-decided-by-ruby-and-collectors catalog
class c {
  quietly(true)
  @notify { 'a': tag => 'x' }
  notify { 'b': tag => 'x', loglevel => 'info' }
  Notify <| tag == 'x' |> { message => 'changed' }
}
include c
#-- modules/m/lib/puppet/functions/quietly.rb
Puppet::Functions.create_function(:quietly, Puppet::Functions::InternalFunction) do
  dispatch :set do
    scope_param
    param 'Boolean', :flag
  end

  def set(scope, flag)
    def scope.lookupdefaults(type)
      found = super(type)
      @defaults[type][:noop] = Puppet::Parser::Resource::Param.new(name: :noop, value: true, source: source)
      found.merge(noop: @defaults[type][:noop])
    end
  end
end
#=> catalog

#- defaults-asked-by-ruby catalog
File { mode => '0644', owner => 'a' }
class c {
  File { owner => 'b', group => 'c' }
  notice(defaults_of('File'), defaults_of('Notify'))
}
include c
notice(defaults_of('File'))
#-- modules/m/lib/puppet/functions/defaults_of.rb
Puppet::Functions.create_function(:defaults_of, Puppet::Functions::InternalFunction) do
  dispatch :ask do
    scope_param
    param 'String', :type
  end

  def ask(scope, type)
    scope.lookupdefaults(type).map { |name, param| "#{name}: #{param.name} => #{param.value} #{param}" }
  end
end
#~~ notice: [mode: mode => 0644 mode => 0644, owner: owner => b owner => b, group: group => c group => c] []
#~~ notice: [mode: mode => 0644 mode => 0644, owner: owner => a owner => a]
#=> catalog
