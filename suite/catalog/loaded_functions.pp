# Functions in Ruby that look for other functions themselves.

#- functions-found-by-loaders catalog
notice(finds('upcase'), finds('nope'), finds('helps'), finds('m::typed'), finds('m::in_puppet'), finds('old'))
notice(calls('upcase', 'a'), calls('m::typed', 'b'), calls('m::in_puppet', 'c'), calls('old', ['d']))
#-- modules/m/lib/puppet/functions/finds.rb
Puppet::Functions.create_function(:finds, Puppet::Functions::InternalFunction) do
  dispatch :finds do
    scope_param
    param 'String', :name
  end

  def finds(scope, name)
    loader = scope.compiler.loaders.private_environment_loader
    !loader.load(:function, name).nil?
  end
end
#-- modules/m/lib/puppet/functions/calls.rb
Puppet::Functions.create_function(:calls, Puppet::Functions::InternalFunction) do
  dispatch :calls do
    scope_param
    param 'String', :name
    repeated_param 'Any', :arguments
  end

  def calls(scope, name, *arguments)
    Puppet.lookup(:loaders).private_environment_loader.load(:function, name).call(scope, *arguments)
  end
end
#-- modules/m/lib/puppet/functions/m/typed.rb
Puppet::Functions.create_function(:'m::typed') do
  def typed(text)
    "typed #{text}"
  end
end
#-- modules/m/functions/in_puppet.pp
function m::in_puppet($text) { "in puppet ${text}" }
#-- modules/m/lib/puppet/parser/functions/old.rb
module Puppet::Parser::Functions
  newfunction(:old, type: :rvalue) { |args| "old #{args.inspect}" }
end
#~~ notice: true false false true true true
#~~ notice: A typed b in puppet c old [["d"]]
#=> catalog

#- nothing-that-puppet-has-not catalog
notice(asks('nothing'))
#-- modules/m/lib/puppet/functions/asks.rb
Puppet::Functions.create_function(:asks) do
  def asks(name)
    Puppet::Util::Execution.send(name)
  end
end
#!! Evaluation Error: Error while evaluating a Function Call, undefined method `nothing' for Puppet::Util::Execution:Module (file: ENV/manifests/site.pp, line: 1, column: 8)

#- no-constant-that-puppet-has-not catalog
notice(asks())
#-- modules/m/lib/puppet/functions/asks.rb
Puppet::Functions.create_function(:asks) do
  def asks
    Puppet::Util::Nothing.new
  end
end
#!! Evaluation Error: Error while evaluating a Function Call, uninitialized constant Puppet::Util::Nothing (file: ENV/manifests/site.pp, line: 1, column: 8)

#- function-with-its-own-initialize catalog
notice(begun('a'), begun_raw('b'))
#-- modules/m/lib/puppet/functions/begun.rb
Puppet::Functions.create_function(:begun) do
  def initialize(closure_scope, loader)
    super
    @scope = closure_scope
    @count = 0
  end

  def begun(text)
    @count += 1
    [text, @count, @scope.class.name, closure_scope.class.name]
  end
end
#-- modules/m/lib/puppet/functions/begun_raw.rb
Puppet::Functions.create_function(:begun_raw) do
  dispatch :begun_raw do
    param 'String', :text
  end

  def initialize(*arguments)
    super
    @given = arguments.size
  end

  def begun_raw(text)
    "#{text} #{@given}"
  end
end
#~~ notice: [a, 1, NilClass, Puppet::Parser::Scope] b 2
#=> catalog

#- files-by-pattern catalog
notice(found('**/*'), found('**/*.txt'), found('*/'), found('{b,a}.txt'), found('**/'), found('[a-c]*'), found('**/B/**/*'), found('nosuch/*'), found('**'))
#-- modules/m/lib/puppet/functions/found.rb
Puppet::Functions.create_function(:found) do
  dispatch :find do
    param 'String', :pattern
  end

  def find(pattern)
    folder = "#{__dir__.delete_suffix('/lib/puppet/functions')}/files"
    Dir.glob(File.join(folder, pattern)).map { |path| path.delete_prefix(folder) }
  end
end
#-- modules/m/files/a.txt
a
#-- modules/m/files/b.txt
b
#-- modules/m/files/B/c/d.txt
d
#-- modules/m/files/B/.hidden.txt
hidden
#-- modules/m/files/c/e.conf
e
#-- modules/m/files/b.d/z.txt
z
#~~ notice: [/B, /B/c, /B/c/d.txt, /a.txt, /b.d, /b.d/z.txt, /b.txt, /c, /c/e.conf] [/B/c/d.txt, /a.txt, /b.d/z.txt, /b.txt] [/B/, /b.d/, /c/] [/b.txt, /a.txt] [/, /B/, /B/c/, /b.d/, /c/] [/a.txt, /b.d, /b.txt, /c] [/B/c, /B/c/d.txt] [] [/B, /a.txt, /b.d, /b.txt, /c]
#=> catalog

#- type-that-requires-those-beside-it catalog
pair_config { 'x': }
pair_two { 'y': }
#-- modules/m/lib/puppet/type/pair_config.rb
Dir["#{File.dirname(__FILE__)}/pair*.rb"].sort.each do |file|
  require_relative File.basename(file, '.rb') unless file == __FILE__
end

Puppet::Type.newtype(:pair_config) do
  newparam(:name, namevar: true)
end
#-- modules/m/lib/puppet/type/pair_two.rb
Puppet::Type.newtype(:pair_two) do
  newparam(:name, namevar: true)
end
#=> catalog

#- function-that-makes-lines-of-the-log catalog
notice(m::says('a'))
notice(m::says(1))
#-- modules/m/lib/puppet/functions/m/says.rb
Puppet::Functions.create_function(:'m::says') do
  def says(text)
    Puppet::Util::Log.create(level: :warning, message: "of #{text}", source: 'm::says')
    Puppet::Util::Log.create(level: :notice, message: text)
    [Puppet::Util::Log.levels.size, Puppet::Util::Log.validlevel?(:err)]
  end
end
#~~ warning: of a
#~~ notice: a
#~~ notice: [8, true]
#~~ warning: of 1
#~~ notice: 1
#~~ notice: [8, true]
#=> catalog

#- function-that-makes-no-line-of-the-log catalog
notice(m::says('a'))
#-- modules/m/lib/puppet/functions/m/says.rb
Puppet::Functions.create_function(:'m::says') do
  def says(text)
    Puppet::Util::Log.create(level: :loud, message: text)
  end
end
#!! Evaluation Error: Error while evaluating a Function Call, Invalid log level loud (file: ENV/manifests/site.pp, line: 1, column: 8)
