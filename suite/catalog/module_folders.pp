# Folders on the module path that are no modules of the environment, in which the autoloader looks for code in Ruby all the same.

#- shadowed-module-has-a-legacy-function catalog
notice(of_second('a'))
#-- environment.conf
modulepath = first:second
#-- first/m/manifests/init.pp
class m { }
#-- second/m/lib/puppet/parser/functions/of_second.rb
module Puppet::Parser::Functions
  newfunction(:of_second, type: :rvalue) { |args| "second #{args[0]}" }
end
#~~ notice: second a
#=> catalog

#- shadowed-module-has-a-typed-function catalog
notice(of_second('a'))
#-- environment.conf
modulepath = first:second
#-- first/m/manifests/init.pp
class m { }
#-- second/m/lib/puppet/functions/of_second.rb
Puppet::Functions.create_function(:of_second) do
  def of_second(text)
    "second #{text}"
  end
end
#!! Evaluation Error: Unknown function: 'of_second'. (file: ENV/manifests/site.pp, line: 1, column: 8)

#- shadowed-module-comes-behind-modules catalog
notice(of_both('a'))
#-- environment.conf
modulepath = first:second:third
#-- first/m/manifests/init.pp
class m { }
#-- second/m/lib/puppet/parser/functions/of_both.rb
module Puppet::Parser::Functions
  newfunction(:of_both, type: :rvalue) { |args| "second #{args[0]}" }
end
#-- third/n/lib/puppet/parser/functions/of_both.rb
module Puppet::Parser::Functions
  newfunction(:of_both, type: :rvalue) { |args| "third #{args[0]}" }
end
#~~ notice: third a
#=> catalog

#- shadowed-module-has-a-type catalog
of_second { 'a': size => 1 }
#-- environment.conf
modulepath = first:second
#-- first/m/manifests/init.pp
class m { }
#-- second/m/lib/puppet/type/of_second.rb
Puppet::Type.newtype(:of_second) do
  newparam(:name, namevar: true)
  newparam(:size)
end
#=> catalog

#- shadowed-type-comes-before-that-of-a-later-module catalog
of_both { 'a': second => 1 }
#-- environment.conf
modulepath = first:second:third
#-- first/m/manifests/init.pp
class m { }
#-- second/m/lib/puppet/type/of_both.rb
Puppet::Type.newtype(:of_both) do
  newparam(:name, namevar: true)
  newparam(:second)
end
#-- third/n/lib/puppet/type/of_both.rb
Puppet::Type.newtype(:of_both) do
  newparam(:name, namevar: true)
  newparam(:third)
end
#=> catalog

#- folder-that-is-no-module-has-a-legacy-function catalog
notice(of_folder('a'))
#-- modules/Some-Folder/lib/puppet/parser/functions/of_folder.rb
module Puppet::Parser::Functions
  newfunction(:of_folder, type: :rvalue) { |args| "folder #{args[0]}" }
end
#~~ notice: folder a
#=> catalog

#- hidden-folder-has-no-functions catalog
notice(of_folder('a'))
#-- modules/.some/lib/puppet/parser/functions/of_folder.rb
module Puppet::Parser::Functions
  newfunction(:of_folder, type: :rvalue) { |args| "folder #{args[0]}" }
end
#!! Evaluation Error: Unknown function: 'of_folder'. (file: ENV/manifests/site.pp, line: 1, column: 8)

#- legacy-function-calls-one-of-a-shadowed-module catalog
notice(asks('a'))
#-- environment.conf
modulepath = first:second
#-- first/m/lib/puppet/parser/functions/asks.rb
module Puppet::Parser::Functions
  newfunction(:asks, type: :rvalue) { |args| "asked #{function_of_second(args)}" }
end
#-- second/m/lib/puppet/parser/functions/of_second.rb
module Puppet::Parser::Functions
  newfunction(:of_second, type: :rvalue) { |args| "second #{args[0]}" }
end
#~~ notice: asked second a
#=> catalog

#- shadowed-module-has-no-library catalog
notice(asks('a'))
#-- environment.conf
modulepath = first:second
#-- first/m/lib/puppet/parser/functions/asks.rb
module Puppet::Parser::Functions
  newfunction(:asks, type: :rvalue) do |args|
    require 'of_second'
    'found'
  rescue LoadError => e
    e.message
  end
end
#-- second/m/lib/of_second.rb
OF_SECOND = 1
#~~ notice: cannot load such file -- of_second
#=> catalog

#- module-named-environment catalog
notice(1)
#-- modules/environment/manifests/init.pp
class environment { }
#!! Internal Error: Attempt to redefine loader named 'environment'

#- module-named-puppet-system catalog
notice(1)
#-- modules/m/manifests/init.pp
class m { }
#-- modules/puppet_system/functions/f.pp
function puppet_system::f() { 1 }
#!! Internal Error: Attempt to redefine loader named 'puppet_system'
