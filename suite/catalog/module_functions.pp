# Functions whose names have no module in them, of which several modules have one: code means that of its own module, then that of
# a module that its own says it needs, then that of the first module that has one.

#- module-means-its-own-function catalog
include one
include two
notice(same())
#-- modules/one/manifests/init.pp
class one { notice(same()) }
#-- modules/one/lib/puppet/functions/same.rb
Puppet::Functions.create_function(:same) { def same = 'of one' }
#-- modules/two/manifests/init.pp
class two { notice([1].map |$x| { same() }, two::asked()) }
#-- modules/two/functions/asked.pp
function two::asked() { same() }
#-- modules/two/lib/puppet/functions/same.rb
Puppet::Functions.create_function(:same) { def same = 'of two' }
#~~ notice: of one
#~~ notice: [of two] of two
#~~ notice: of one
#=> catalog

#- module-means-the-function-of-a-module-that-it-needs catalog
include needing
include needless
#-- modules/needing/manifests/init.pp
class needing { notice(same()) }
#-- modules/needing/metadata.json
{"name": "me-needing", "version": "1.0.0", "author": "me", "license": "x", "source": "x", "summary": "x",
 "dependencies": [{"name": "me-missing"}, {"name": "me/two", "version_requirement": ">= 9.0.0"}, {"name": "me-one"}]}
#-- modules/needless/manifests/init.pp
class needless { notice(same()) }
#-- modules/one/lib/puppet/functions/same.rb
Puppet::Functions.create_function(:same) { def same = 'of one' }
#-- modules/two/lib/puppet/functions/same.rb
Puppet::Functions.create_function(:same) { def same = 'of two' }
#~~ notice: of two
#~~ notice: of one
#=> catalog

#- own-function-comes-before-that-of-a-module-that-it-needs catalog
include two
#-- modules/one/lib/puppet/functions/same.rb
Puppet::Functions.create_function(:same) { def same = 'of one' }
#-- modules/two/metadata.json
{"name": "me-two", "version": "1.0.0", "author": "me", "license": "x", "source": "x", "summary": "x", "dependencies": [{"name": "me-one"}]}
#-- modules/two/manifests/init.pp
class two { notice(same()) }
#-- modules/two/lib/puppet/functions/same.rb
Puppet::Functions.create_function(:same) { def same = 'of two' }
#~~ notice: of two
#=> catalog

#- function-of-the-environment-comes-before-that-of-the-module catalog
include two
#-- lib/puppet/functions/same.rb
Puppet::Functions.create_function(:same) { def same = 'of the environment' }
#-- modules/one/lib/puppet/functions/same.rb
Puppet::Functions.create_function(:same) { def same = 'of one' }
#-- modules/two/manifests/init.pp
class two { notice(same()) }
#-- modules/two/lib/puppet/functions/same.rb
Puppet::Functions.create_function(:same) { def same = 'of two' }
#~~ notice: of the environment
#=> catalog

#- function-in-code-comes-before-that-of-the-module catalog
function same() { 'of the manifest' }
include two
#-- modules/one/lib/puppet/functions/same.rb
Puppet::Functions.create_function(:same) { def same = 'of one' }
#-- modules/two/manifests/init.pp
class two { notice(same()) }
#-- modules/two/lib/puppet/functions/same.rb
Puppet::Functions.create_function(:same) { def same = 'of two' }
#~~ notice: of the manifest
#=> catalog

#- typed-function-calls-that-of-its-module catalog
notice(two::asks(), one::asks())
notice(call('same'), inline_template('<%= scope.call_function("same", []) %>'))
#-- modules/one/lib/puppet/functions/same.rb
Puppet::Functions.create_function(:same) { def same = 'of one' }
#-- modules/one/lib/puppet/functions/one/asks.rb
Puppet::Functions.create_function(:'one::asks') do
  def asks
    call_function('same')
  end
end
#-- modules/two/lib/puppet/functions/same.rb
Puppet::Functions.create_function(:same) { def same = 'of two' }
#-- modules/two/lib/puppet/functions/two/asks.rb
Puppet::Functions.create_function(:'two::asks') do
  def asks
    [call_function('same'), closure_scope.call_function('same', [])]
  end
end
#~~ notice: [of two, of one] of one
#~~ notice: of one of one
#=> catalog

#- template-means-the-function-of-its-module catalog
include two
notice(epp('two/asks.epp'), inline_epp('<%= same() %>'))
#-- modules/one/lib/puppet/functions/same.rb
Puppet::Functions.create_function(:same) { def same = 'of one' }
#-- modules/two/manifests/init.pp
class two { notice(epp('two/asks.epp'), inline_epp('<%= same() %>')) }
#-- modules/two/templates/asks.epp
<%= same() -%>
#-- modules/two/lib/puppet/functions/same.rb
Puppet::Functions.create_function(:same) { def same = 'of two' }
#~~ notice: of two of one
#~~ notice: of two of one
#=> catalog

#- legacy-function-of-a-name-is-loaded-once catalog
include two
include one
notice(same())
#-- modules/one/manifests/init.pp
class one { notice(same()) }
#-- modules/one/lib/puppet/parser/functions/same.rb
module Puppet::Parser::Functions
  newfunction(:same, type: :rvalue) { |args| 'of one' }
end
#-- modules/two/manifests/init.pp
class two { notice(same()) }
#-- modules/two/lib/puppet/parser/functions/same.rb
module Puppet::Parser::Functions
  newfunction(:same, type: :rvalue) { |args| 'of two' }
end
#~~ notice: of two
#~~ notice: of two
#~~ notice: of two
#=> catalog

#- legacy-function-of-the-module-comes-before-a-typed-one-of-another catalog
include two
include one
notice(same())
#-- modules/one/manifests/init.pp
class one { notice(same()) }
#-- modules/one/lib/puppet/functions/same.rb
Puppet::Functions.create_function(:same) { def same = 'of one' }
#-- modules/two/manifests/init.pp
class two { notice(same()) }
#-- modules/two/lib/puppet/parser/functions/same.rb
module Puppet::Parser::Functions
  newfunction(:same, type: :rvalue) { |args| 'of two' }
end
#~~ notice: of two
#~~ notice: of one
#~~ notice: of one
#=> catalog

#- typed-function-of-the-module-comes-before-its-legacy-one catalog
include two
include one
#-- modules/one/manifests/init.pp
class one { notice(same()) }
#-- modules/one/lib/puppet/parser/functions/same.rb
module Puppet::Parser::Functions
  newfunction(:same, type: :rvalue) { |args| 'of one' }
end
#-- modules/two/manifests/init.pp
class two { notice(same()) }
#-- modules/two/lib/puppet/functions/same.rb
Puppet::Functions.create_function(:same) { def same = 'of two' }
#-- modules/two/lib/puppet/parser/functions/same.rb
module Puppet::Parser::Functions
  newfunction(:same, type: :rvalue) { |args| 'old of two' }
end
#~~ notice: of two
#~~ notice: of one
#=> catalog
