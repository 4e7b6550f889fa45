# Files of Ruby that define several functions of the old interface.

#- legacy-file-of-several catalog
notice(first_of('a'))
notice(first_of('b'))
#-- modules/m/lib/puppet/parser/functions/first_of.rb
module Puppet::Parser::Functions
  newfunction(:second_of, type: :rvalue) { |args| "second(#{args[0]})" }
  newfunction(:third_of, type: :rvalue) { |args| "third(#{function_second_of([args[0]])})" }
  newfunction(:first_of, type: :rvalue) { |args| "first(#{function_third_of([args[0]])})" }
end
#~~ notice: first(third(second(a)))
#~~ notice: first(third(second(b)))
#=> catalog

#- legacy-function-of-another-file catalog
notice(one_of('a'))
notice(two_of('b'))
#-- modules/m/lib/puppet/parser/functions/one_of.rb
module Puppet::Parser::Functions
  newfunction(:one_of, type: :rvalue) { |args| "one #{args[0]}" }
  newfunction(:two_of, type: :rvalue) { |args| "two #{args[0]}" }
end
#!! Evaluation Error: Error while evaluating a Function Call, The code loaded from ENV/modules/m/lib/puppet/parser/functions/one_of.rb produced mis-matched name, expected 'function_one_of', got 'function_two_of' (file: ENV/manifests/site.pp, line: 1, column: 8)

#- legacy-file-of-another-name catalog
notice(named_so('a'))
#-- modules/m/lib/puppet/parser/functions/named_so.rb
module Puppet::Parser::Functions
  newfunction(:named_otherwise, type: :rvalue) { |args| "otherwise #{args[0]}" }
end
#!! Evaluation Error: Error while evaluating a Function Call, The code loaded from ENV/modules/m/lib/puppet/parser/functions/named_so.rb produced mis-matched name, expected 'function_named_so', got 'function_named_otherwise' (file: ENV/manifests/site.pp, line: 1, column: 8)

#- legacy-statement-and-value-of-one-file catalog
tell_all('a', 'b')
notice(tell_all('c'))
#-- modules/m/lib/puppet/parser/functions/tell_all.rb
module Puppet::Parser::Functions
  newfunction(:tell_one, type: :rvalue, arity: 1) { |args| args[0].upcase }
  newfunction(:tell_all, arity: -2) { |args| args.each { |arg| function_notice([function_tell_one([arg])]) } }
end
#~~ notice: A
#~~ notice: B
#~~ notice: C
#~~ notice:\u{20}
#=> catalog

#- legacy-file-loaded-by-ruby catalog
notice(asks('a'))
#-- modules/m/lib/puppet/functions/asks.rb
Puppet::Functions.create_function(:asks) do
  def asks(text)
    call_function('helps', text)
  end
end
#-- modules/m/lib/puppet/parser/functions/helps.rb
module Puppet::Parser::Functions
  newfunction(:helps_more, type: :rvalue) { |args| args[0] * 2 }
  newfunction(:helps, type: :rvalue) do |args|
    Puppet::Parser::Functions.function('helps_more')
    function_helps_more(args)
  end
end
#~~ notice: aa
#=> catalog

#- method-in-a-legacy-function catalog
notice(strange())
#-- modules/m/lib/puppet/parser/functions/strange.rb
module Puppet::Parser::Functions
  newfunction(:strange, type: :rvalue) { |args| helper }

  def self.helper
    1
  end
end
#!! Illegal method definition of method 'helper' in source ENV/modules/m/lib/puppet/parser/functions/strange.rb on line 11 in legacy function. See https://puppet.com/docs/puppet/latest/functions_refactor_legacy.html for more information

#- method-in-a-legacy-function-of-a-define catalog
define d() { notice(strange()) }
d { 'a': }
#-- modules/m/lib/puppet/parser/functions/strange.rb
def helper(a) = a
module Puppet::Parser::Functions
  newfunction(:strange, type: :rvalue) { |args| helper(1) }
end
#!! Illegal method definition of method 'helper' in source ENV/modules/m/lib/puppet/parser/functions/strange.rb on line 4 in legacy function. See https://puppet.com/docs/puppet/latest/functions_refactor_legacy.html for more information

#- operator-in-a-legacy-function catalog
notice(strange())
#-- modules/m/lib/puppet/parser/functions/strange.rb
module Puppet::Parser::Functions
  class Odd
    def ==(other)
      true
    end
  end
  newfunction(:strange, type: :rvalue) { |args| 1 }
end
#!! Illegal method definition of method '<unknown>' in source ENV/modules/m/lib/puppet/parser/functions/strange.rb on line <unknown> in legacy function. See https://puppet.com/docs/puppet/latest/functions_refactor_legacy.html for more information

#- word-as-a-method-in-a-legacy-function catalog
notice(strange())
#-- modules/m/lib/puppet/parser/functions/strange.rb
module Puppet::Parser::Functions
  def self.class
    1
  end
  newfunction(:strange, type: :rvalue) { |args| 1 }
end
#!! Illegal method definition of method '<unknown>' in source ENV/modules/m/lib/puppet/parser/functions/strange.rb on line <unknown> in legacy function. See https://puppet.com/docs/puppet/latest/functions_refactor_legacy.html for more information

#- missing-library-of-a-legacy-function-in-a-define catalog
define d() { notice(strange()) }
d { 'a': }
#-- modules/m/lib/puppet/parser/functions/strange.rb
require 'no/such/library'
module Puppet::Parser::Functions
  newfunction(:strange, type: :rvalue) { |args| 1 }
end
#!! cannot load such file -- no/such/library

#- missing-library-of-a-typed-function-in-a-define catalog
define d() { notice(strange()) }
d { 'a': }
#-- modules/m/lib/puppet/functions/strange.rb
require 'no/such/library'
Puppet::Functions.create_function(:strange) { def strange = 1 }
#!! cannot load such file -- no/such/library
