# Errors of functions in Ruby that other code in Ruby rescues: what is left of them on the way.

#- rescued-class-of-a-function catalog
m::tries('m::fails', 'argument')
m::tries('m::fails', 'own')
m::tries('m::fails', 'nothing')
m::tries('m::fails', 'key')
m::tries('m::fails', 'stop')
m::tries('m::fails', 'zero')
m::tries('m::fails', 'parse')
m::tries('m::fails', 'placed')
m::tries('m::fails', 'error')
m::tries('m::fails', 'dev')
m::tries('m::fails', 'thrown')
m::tries('m::fails', 'script')
m::tries('m::fails', 'cause')
#-- modules/m/lib/puppet/functions/m/fails.rb
module ::PuppetX
  class MyOwn < StandardError
    attr_reader :extra

    def initialize(message, extra)
      super(message)
      @extra = extra
    end
  end
end
Puppet::Functions.create_function(:'m::fails') do
  def fails(how)
    case how
    when 'argument' then raise ArgumentError, 'bad argument'
    when 'own' then raise PuppetX::MyOwn.new('mine', [1, 2])
    when 'nothing' then nil.upcase
    when 'key' then { 'a' => 1 }.fetch('b')
    when 'stop' then raise StopIteration, 'stopped'
    when 'zero' then 1 / 0
    when 'parse' then raise Puppet::ParseError, 'parse'
    when 'placed' then raise Puppet::ParseError.new('placed', '/a.pp', 3, 4)
    when 'error' then raise Puppet::Error, 'error'
    when 'dev' then raise Puppet::DevError, 'dev'
    when 'thrown' then throw :tag, 7
    when 'script' then raise NotImplementedError, 'not here'
    when 'cause'
      begin
        raise KeyError, 'inner'
      rescue KeyError
        raise ArgumentError, 'outer'
      end
    end
  end
end
#-- modules/m/lib/puppet/functions/m/tries.rb
Puppet::Functions.create_function(:'m::tries') do
  def tries(name, how)
    seen = []
    value = catch(:tag) do
      call_function(name, how)
      :ended
    rescue ArgumentError => e
      seen << 'argument' << e.cause.inspect
    rescue StandardError, NotImplementedError => e
      seen << (e.respond_to?(:extra) ? e.extra : nil)
    ensure
      call_function('notice', [how, e.class.to_s, e&.message, e && e.backtrace.class.to_s, e.is_a?(Puppet::Error), seen].inspect)
    end
    call_function('notice', value.inspect) unless value.nil? || value.is_a?(Array)
  end
end
#~~ notice: ["argument", "ArgumentError", "bad argument", "Array", false, ["argument", "nil"]]
#~~ notice: ["own", "PuppetX::MyOwn", "mine", "Array", false, [[1, 2]]]
#~~ notice: ["nothing", "NoMethodError", "undefined method `upcase' for nil:NilClass", "Array", false, [nil]]
#~~ notice: ["key", "KeyError", "key not found: \"b\"", "Array", false, [nil]]
#~~ notice: ["stop", "StopIteration", "stopped", "Array", false, [nil]]
#~~ notice: ["zero", "ZeroDivisionError", "divided by 0", "Array", false, [nil]]
#~~ notice: ["parse", "Puppet::ParseError", "parse", "Array", true, [nil]]
#~~ notice: ["placed", "Puppet::ParseError", "placed (file: /a.pp, line: 3, column: 4)", "Array", true, [nil]]
#~~ notice: ["error", "Puppet::Error", "error", "Array", true, [nil]]
#~~ notice: ["dev", "Puppet::DevError", "dev", "Array", true, [nil]]
#~~ notice: ["thrown", "NilClass", nil, nil, false, []]
#~~ notice: 7
#~~ notice: ["script", "NotImplementedError", "not here", "Array", false, [nil]]
#~~ notice: ["cause", "ArgumentError", "outer", "Array", false, ["argument", "#<KeyError: inner>"]]
#=> catalog

#- rescued-through-puppet catalog
function m::between($how) { m::fails($how) }
function m::upon($how) { $x = m::fails($how); $x }
m::tries('m::between', 'argument')
m::tries('m::between', 'own')
m::tries('m::between', 'nothing')
m::tries('m::between', 'stop')
m::tries('m::between', 'parse')
m::tries('m::between', 'placed')
m::tries('m::between', 'error')
m::tries('m::between', 'dev')
m::tries('m::between', 'script')
m::tries('m::between', 'thrown')
m::tries('m::upon', 'argument')
m::tries('m::between', 1, 2)
#-- modules/m/lib/puppet/functions/m/fails.rb
module ::PuppetX
  class MyOwn < StandardError; end
end
Puppet::Functions.create_function(:'m::fails') do
  def fails(how)
    case how
    when 'argument' then raise ArgumentError, 'bad argument'
    when 'own' then raise PuppetX::MyOwn, 'mine'
    when 'nothing' then nil.upcase
    when 'stop' then raise StopIteration, 'stopped'
    when 'parse' then raise Puppet::ParseError, 'parse'
    when 'placed' then raise Puppet::ParseError.new('placed', '/a.pp', 3, 4)
    when 'error' then raise Puppet::Error, 'error'
    when 'dev' then raise Puppet::DevError, 'dev'
    when 'thrown' then throw :tag, 7
    when 'script' then raise NotImplementedError, 'not here'
    end
  end
end
#-- modules/m/lib/puppet/functions/m/tries.rb
Puppet::Functions.create_function(:'m::tries') do
  def tries(name, *how)
    value = catch(:tag) do
      call_function(name, *how)
      :ended
    rescue Exception => e
      place = e.is_a?(Puppet::ParseError) ? [e.file && File.basename(e.file), e.line, e.pos, e.original.class] : nil
      issue = e.is_a?(Puppet::ParseErrorWithIssue) ? [e.issue_code, e.basic_message] : nil
      call_function('notice', [how, e.class.to_s, e.class.ancestors.take(4), e.message, place, issue, e.cause.class].inspect)
      nil
    end
    call_function('notice', value.inspect) unless value.nil? || value.is_a?(Array)
  end
end
#~~ notice: [["argument"], "Puppet::PreformattedError", [Puppet::PreformattedError, Puppet::ParseErrorWithIssue, Puppet::ParseError, Puppet::ExternalFileError], "Evaluation Error: Error while evaluating a Function Call, bad argument (file: ENV/manifests/site.pp, line: 1, column: 29)", ["site.pp", 1, 29, NilClass], [:RUNTIME_ERROR, "Evaluation Error: Error while evaluating a Function Call, bad argument"], ArgumentError]
#~~ notice: [["own"], "Puppet::PreformattedError", [Puppet::PreformattedError, Puppet::ParseErrorWithIssue, Puppet::ParseError, Puppet::ExternalFileError], "Evaluation Error: Error while evaluating a Function Call, mine (file: ENV/manifests/site.pp, line: 1, column: 29)", ["site.pp", 1, 29, NilClass], [:RUNTIME_ERROR, "Evaluation Error: Error while evaluating a Function Call, mine"], PuppetX::MyOwn]
#~~ notice: [["nothing"], "Puppet::PreformattedError", [Puppet::PreformattedError, Puppet::ParseErrorWithIssue, Puppet::ParseError, Puppet::ExternalFileError], "Evaluation Error: Error while evaluating a Function Call, undefined method `upcase' for nil:NilClass (file: ENV/manifests/site.pp, line: 1, column: 29)", ["site.pp", 1, 29, NilClass], [:RUNTIME_ERROR, "Evaluation Error: Error while evaluating a Function Call, undefined method `upcase' for nil:NilClass"], NoMethodError]
#~~ notice: [["stop"], "StopIteration", [StopIteration, IndexError, StandardError, Exception], "stopped", nil, nil, NilClass]
#~~ notice: [["parse"], "Puppet::PreformattedError", [Puppet::PreformattedError, Puppet::ParseErrorWithIssue, Puppet::ParseError, Puppet::ExternalFileError], "Evaluation Error: Error while evaluating a Function Call, parse (file: ENV/manifests/site.pp, line: 1, column: 29)", ["site.pp", 1, 29, NilClass], [:RUNTIME_ERROR, "Evaluation Error: Error while evaluating a Function Call, parse"], Puppet::ParseError]
#~~ notice: [["placed"], "Puppet::ParseError", [Puppet::ParseError, Puppet::ExternalFileError, Puppet::Error, RuntimeError], "placed (file: /a.pp, line: 3, column: 4)", ["a.pp", 3, 4, NilClass], nil, NilClass]
#~~ notice: [["error"], "Puppet::PreformattedError", [Puppet::PreformattedError, Puppet::ParseErrorWithIssue, Puppet::ParseError, Puppet::ExternalFileError], "Evaluation Error: Error while evaluating a Function Call, error (file: ENV/manifests/site.pp, line: 1, column: 29)", ["site.pp", 1, 29, NilClass], [:RUNTIME_ERROR, "Evaluation Error: Error while evaluating a Function Call, error"], Puppet::Error]
#~~ notice: [["dev"], "Puppet::PreformattedError", [Puppet::PreformattedError, Puppet::ParseErrorWithIssue, Puppet::ParseError, Puppet::ExternalFileError], "Evaluation Error: Error while evaluating a Function Call, dev (file: ENV/manifests/site.pp, line: 1, column: 29)", ["site.pp", 1, 29, NilClass], [:RUNTIME_ERROR, "Evaluation Error: Error while evaluating a Function Call, dev"], Puppet::DevError]
#~~ notice: [["script"], "NotImplementedError", [NotImplementedError, ScriptError, Exception, Object], "not here", nil, nil, NilClass]
#~~ notice: 7
#~~ notice: [["argument"], "Puppet::PreformattedError", [Puppet::PreformattedError, Puppet::ParseErrorWithIssue, Puppet::ParseError, Puppet::ExternalFileError], "Evaluation Error: Error while evaluating a Function Call, bad argument (file: ENV/manifests/site.pp, line: 2, column: 31)", ["site.pp", 2, 31, NilClass], [:RUNTIME_ERROR, "Evaluation Error: Error while evaluating a Function Call, bad argument"], ArgumentError]
#~~ notice: [[1, 2], "ArgumentError", [ArgumentError, StandardError, Exception, Object], "'m::between' expects 1 argument, got 2", nil, nil, NilClass]
#=> catalog

#- rescued-from-a-block catalog
m::tries() |$x| { m::fails($x) }
m::tries() |$x| { fail("failed $x") }
m::tries() |$x| { $y = $x + 'a' }
m::tries() |Integer $x| { $x }
m::tries() |$x, $y| { $x }
m::tries() |$x| { $undefined }
m::tries() |$x| { break() }
m::tries() |$x| { next(3) }
m::tries() |$x| { include nowhere }
#-- modules/m/lib/puppet/functions/m/fails.rb
Puppet::Functions.create_function(:'m::fails') do
  def fails(how)
    raise ArgumentError, "bad #{how}"
  end
end
#-- modules/m/lib/puppet/functions/m/tries.rb
Puppet::Functions.create_function(:'m::tries') do
  dispatch :tries do
    block_param
  end
  def tries
    value = yield('it')
    call_function('notice', value.inspect)
  rescue StandardError => e
    call_function('notice', [e.class, e.message].inspect)
  end
end
#~~ notice: [Puppet::PreformattedError, "Evaluation Error: Error while evaluating a Function Call, bad it (file: ENV/manifests/site.pp, line: 1, column: 19)"]
#~~ notice: [Puppet::PreformattedError, "Evaluation Error: Error while evaluating a Function Call, failed it (file: ENV/manifests/site.pp, line: 2, column: 19)"]
#~~ notice: [Puppet::PreformattedError, "Evaluation Error: The value 'it' cannot be converted to Numeric. (file: ENV/manifests/site.pp, line: 3, column: 24)"]
#~~ notice: [ArgumentError, "block parameter 'x' expects an Integer value, got String"]
#~~ notice: [Puppet::PreformattedError, "Evaluation Error: Parameter $y is required but no value was given (file: ENV/manifests/site.pp, line: 5, column: 17)"]
#~~ notice: [Puppet::PreformattedError, "Evaluation Error: Unknown variable: 'undefined'. (file: ENV/manifests/site.pp, line: 6, column: 19)"]
#~~ notice: [Puppet::Pops::Evaluator::PuppetStopIteration, "break() from context where this is illegal"]
#~~ notice: 3
#~~ notice: [Puppet::PreformattedError, "Evaluation Error: Error while evaluating a Function Call, Could not find class ::nowhere for node.example.com (file: ENV/manifests/site.pp, line: 9, column: 19)"]
#=> catalog

#- rescued-from-built-in-functions catalog
m::tries('fail', 'words')
m::tries('split', 1)
m::tries('new', 'x')
m::tries('nowhere')
m::tries('include', 'nowhere')
m::tries('lookup', 'nowhere')
m::tries('file', 'nowhere/x')
m::tries('template', 'nowhere/x')
m::tries('inline_template', '<%= raise "no" %>')
m::tries('inline_template', '<%= raise ArgumentError, "no" %>')
m::tries('inline_epp', '<%= $x %>')
m::tries('inline_epp', '<%= 1 + "a" %>')
m::tries('sprintf', '%d', 'x')
m::tries('regsubst', 'a', '(', 'b')
m::tries('versioncmp', 'a')
m::tries('parsejson', '{')
m::tries('dig', 1)
m::tries('dig', [1], 'a')
m::tries('convert_to', 'a', 'b')
m::tries('create_resources', 'file', 1)
m::tries('create_resources', 'nowhere', { 'a' => {} })
m::tries('Integer')
m::tries('loc')
m::tries('defined')
m::tries('match', 'a', 1)
m::tries('fqdn_rand')
m::tries('fqdn_rand', 'a')
m::tries('shellquote', {})
m::tries('slice', [1], 0)
m::tries('step', [1], 0)
m::tries('each', 1)
m::tries('generate', 'ls')
m::tries('round', 'x')
m::tries('getvar', 'x y')
m::tries('get', 'x y')
m::tries('call', 'nowhere')
m::tries('tag', 'x y')
m::tries('contain', 'nowhere')
m::tries('break')
m::tries('next', 1)
m::tries('return', 1)
m::tries('unwrap')
m::tries('camelcase', 1)
m::tries('length', 1)
m::tries('index', [1])
m::tries('join', 1)
m::tries('max')
m::tries('find_file')
m::tries('binary_file', 'nowhere/x')
m::tries('strftime', 1, 'x')
m::tries('digest')
m::tries('md5')
m::tries('inline_template')
#-- modules/m/lib/puppet/functions/m/tries.rb
Puppet::Functions.create_function(:'m::tries') do
  def tries(name, *how)
    value = call_function(name, *how)
    call_function('notice', value.inspect)
  rescue StandardError => e
    call_function('notice', [name, e.class, e.message].inspect)
  end
end
#~~ notice: ["fail", Puppet::ParseError, "words"]
#~~ notice: ["split", ArgumentError, "'split' expects 2 arguments, got 1"]
#~~ notice: ["new", ArgumentError, "'new' parameter 'type' expects a Type value, got String"]
#~~ notice: ["nowhere", ArgumentError, "Function m::tries(): Unknown function: 'nowhere'"]
#~~ notice: ["include", Puppet::Error, "Could not find class ::nowhere for node.example.com"]
#~~ notice: ["lookup", Puppet::DataBinding::LookupError, "Function lookup() did not find a value for the name 'nowhere'"]
#~~ notice: ["file", Puppet::ParseError, "Could not find any files from nowhere/x"]
#~~ notice: ["template", Puppet::ParseError, "Could not find template 'nowhere/x'"]
#~~ notice: ["inline_template", Puppet::ParseError, "Failed to parse inline template: no"]
#~~ notice: ["inline_template", Puppet::ParseError, "Failed to parse inline template: no"]
#~~ notice: ["inline_epp", Puppet::PreformattedError, "Evaluation Error: Unknown variable: 'x'. (file: inlined-epp-text, line: 1, column: 5)"]
#~~ notice: ["inline_epp", Puppet::PreformattedError, "Evaluation Error: The value 'a' cannot be converted to Numeric. (file: inlined-epp-text, line: 1, column: 9)"]
#~~ notice: ["sprintf", ArgumentError, "invalid value for Integer(): \"x\""]
#~~ notice: ["regsubst", RegexpError, "end pattern with unmatched parenthesis: /(/"]
#~~ notice: ["versioncmp", ArgumentError, "'versioncmp' expects between 2 and 3 arguments, got 1"]
#~~ notice: ["parsejson", ArgumentError, "Function m::tries(): Unknown function: 'parsejson'"]
#~~ notice: ["dig", ArgumentError, "'dig' parameter 'data' expects a value of type Undef or Collection, got Integer"]
#~~ notice: ["dig", Puppet::ErrorWithData, "The given data requires an Integer index at [\"a\"], got 'String'"]
#~~ notice: ["convert_to", ArgumentError, "'convert_to' parameter 'type' expects a Type value, got String"]
#~~ notice: ["create_resources", ArgumentError, "create_resources(): second argument must be a hash"]
#~~ notice: ["create_resources", ArgumentError, "Unknown resource type: 'nowhere'"]
#~~ notice: ["Integer", ArgumentError, "Function m::tries(): Unknown function: 'Integer'"]
#~~ notice: ["loc", ArgumentError, "Function m::tries(): Unknown function: 'loc'"]
#~~ notice: ["defined", ArgumentError, "'defined' expects at least 1 argument, got none"]
#~~ notice: ["match", ArgumentError, "match() expects pattern of T, where T is String, Regexp, Regexp[r], Pattern[p], or Array[T]. Got Integer"]
#~~ notice: ["fqdn_rand", ArgumentError, "fqdn_rand(): Wrong number of arguments given (0 for minimum 1)"]
#~~ notice: ["fqdn_rand", ArgumentError, "invalid argument - 0"]
#~~ notice: ["shellquote", TypeError, "no implicit conversion of Hash into String"]
#~~ notice: ["slice", ArgumentError, "The function 'slice' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'hash' expects a Hash value, got Tuple\n  (Iterable enumerable, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'slice_size' expects an Integer[1] value, got Integer[0, 0]"]
#~~ notice: ["step", ArgumentError, "'step' parameter 'step' expects an Integer[1] value, got Integer[0, 0]"]
#~~ notice: ["each", ArgumentError, "'each' expects a block"]
#~~ notice: ["generate", Puppet::ParseError, "Generators must be fully qualified"]
#~~ notice: ["round", ArgumentError, "'round' parameter 'val' expects a Numeric value, got String"]
#~~ notice: ["getvar", ArgumentError, "'getvar' The given string does not start with a valid variable name"]
#~~ notice: ["get", ArgumentError, "'get' expects between 2 and 3 arguments, got 1"]
#~~ notice: ["call", ArgumentError, "Unknown function 'nowhere'"]
#~~ notice: ["tag", Puppet::ParseError, "Invalid tag 'x y'"]
#~~ notice: ["contain", Puppet::Error, "Could not find class ::nowhere for node.example.com"]
#~~ notice: ["break", Puppet::Pops::Evaluator::PuppetStopIteration, "break() from context where this is illegal"]
#~~ notice: ["unwrap", ArgumentError, "'unwrap' expects 1 argument, got none"]
#~~ notice: 1
#~~ notice: ["length", ArgumentError, "'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Integer"]
#~~ notice: ["index", ArgumentError, "The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Tuple\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Tuple\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: expects a block\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: expects a block\n  (String str, Variant[String, Regexp] match)\n    rejected: expects 2 arguments, got 1\n  (Iterable enumerable, Any match)\n    rejected: expects 2 arguments, got 1"]
#~~ notice: ["join", ArgumentError, "'join' parameter 'arg' expects an Array value, got Integer"]
#~~ notice: ["max", ArgumentError, "max(): Wrong number of arguments need at least one"]
#~~ notice: nil
#~~ notice: ["binary_file", Puppet::ParseError, "binary_file(): The given file 'nowhere/x' does not exist"]
#~~ notice: ["strftime", ArgumentError, "The function 'strftime' was called with arguments it does not accept. It expects one of:\n  (Timespan time_object, String format)\n    rejected: parameter 'time_object' expects a Timespan value, got Integer\n  (Timestamp time_object, String format, String timezone?)\n    rejected: parameter 'time_object' expects a Timestamp value, got Integer\n  (String format, String timezone?)\n    rejected: parameter 'format' expects a String value, got Integer"]
#~~ notice: ["digest", ArgumentError, "digest(): Wrong number of arguments given (0 for 1)"]
#~~ notice: ["md5", ArgumentError, "md5(): Wrong number of arguments given (0 for 1)"]
#~~ notice: ["inline_template", ArgumentError, "inline_template(): Wrong number of arguments given (0 for minimum 1)"]
#=> catalog

#- jumps-through-functions catalog
function m::f() { $x = m::yields() |$x| { return(5) }; notice("got ${x}"); 6 }
function m::g() { $x = m::yields() |$x| { next(5) }; notice("got ${x}"); 6 }
function m::h() { [1, 2].each |$i| { m::yields() |$x| { break() } notice('not here') } 7 }
function m::i() { $x = m::calls('return', 8); notice("got ${x}"); 9 }
function m::j() { $x = m::calls('next', 8); notice("got ${x}"); 9 }
function m::k() { $x = [1, 2].map |$i| { m::calls('break') }; notice("got ${x}"); 9 }
notice(m::f())
notice(m::g())
notice(m::h())
notice(m::i())
notice(m::j())
notice(m::k())
$x = m::yields() |$x| { return(5) }
notice($x)
$y = m::loops() |$x| { if $x > 2 { break() } $x }
notice($y)
#-- modules/m/lib/puppet/functions/m/yields.rb
Puppet::Functions.create_function(:'m::yields') do
  dispatch :yields do
    block_param
  end
  def yields
    result = yield(1)
    call_function('notice', 'after the block')
    result
  ensure
    call_function('notice', 'at the end')
  end
end
#-- modules/m/lib/puppet/functions/m/loops.rb
Puppet::Functions.create_function(:'m::loops') do
  dispatch :loops do
    block_param
  end
  def loops
    got = []
    number = 0
    loop { got << yield(number += 1) }
    got
  end
end
#-- modules/m/lib/puppet/functions/m/calls.rb
Puppet::Functions.create_function(:'m::calls') do
  def calls(name, *arguments)
    call_function(name, *arguments)
    call_function('notice', 'after the call')
  ensure
    call_function('notice', 'at the end')
  end
end
#~~ notice: at the end
#~~ notice: 5
#~~ notice: after the block
#~~ notice: at the end
#~~ notice: got 5
#~~ notice: 6
#~~ notice: at the end
#~~ notice: 7
#~~ notice: at the end
#~~ notice: got 8
#~~ notice: 9
#~~ notice: at the end
#~~ notice: got 8
#~~ notice: 9
#~~ notice: at the end
#~~ notice: got []
#~~ notice: 9
#~~ notice: at the end
#!! return() from context where this is illegal (file: ENV/manifests/site.pp, line: 13)

#- jump-in-old-function catalog
notice(old_next())
notice(old_return())
#-- modules/m/lib/puppet/parser/functions/old_next.rb
Puppet::Parser::Functions.newfunction(:old_next, type: :rvalue) do |args|
  throw :next, 4
end
#-- modules/m/lib/puppet/parser/functions/old_return.rb
Puppet::Parser::Functions.newfunction(:old_return, type: :rvalue) do |args|
  call_function('return', [4])
end
#!! Evaluation Error: Error while evaluating a Function Call, uncaught throw :next (file: ENV/manifests/site.pp, line: 1, column: 8)

#- errors-of-old-functions catalog
old_tries('old_fails', 'argument')
old_tries('old_fails', 'own')
old_tries('old_fails', 'parse')
old_tries('old_fails', 'placed')
old_direct('argument')
old_direct('own')
m::new_to_old('argument')
m::new_to_old('placed')
notice(inline_template('<%= begin; scope.function_old_fails(["argument"]); rescue ArgumentError => e; [e.class, e.message]; end %>'))
notice(inline_template('<%= begin; scope.call_function("m::fails", ["argument"]); rescue ArgumentError => e; [e.class, e.message]; end %>'))
notice(inline_template('<%= begin; scope.call_function("inline_template", ["<%% raise ArgumentError, %%q(in template) %%>"]); rescue => e; [e.class, e.message]; end %>'))
notice(inline_template('<%= begin; scope.function_inline_template(["<%% raise ArgumentError, %%q(in template) %%>"]); rescue => e; [e.class, e.message]; end %>'))
notice(template('m/t.erb'))
notice(inline_template('<%= begin; scope.call_function("template", ["m/fails.erb"]); rescue => e; [e.class, e.message]; end %>'))
notice(inline_template('<%= begin; scope.function_template(["m/fails.erb"]); rescue => e; [e.class, e.message]; end %>'))
#-- modules/m/templates/t.erb
<%= begin; scope.call_function("m::fails", ["argument"]); rescue ArgumentError => e; [e.class, e.message]; end %>
#-- modules/m/templates/fails.erb
<%= raise ArgumentError, 'in file' %>
#-- modules/m/lib/puppet/parser/functions/old_fails.rb
Puppet::Parser::Functions.newfunction(:old_fails, type: :rvalue) do |args|
  case args[0]
  when 'argument' then raise ArgumentError, 'bad argument'
  when 'own' then raise IOError, 'mine'
  when 'parse' then raise Puppet::ParseError, 'parse'
  when 'placed' then raise Puppet::ParseError.new('placed', '/a.pp', 3, 4)
  end
end
#-- modules/m/lib/puppet/functions/m/fails.rb
Puppet::Functions.create_function(:'m::fails') do
  def fails(how)
    raise ArgumentError, "bad #{how}"
  end
end
#-- modules/m/lib/puppet/parser/functions/old_tries.rb
Puppet::Parser::Functions.newfunction(:old_tries) do |args|
  begin
    call_function(args[0], [args[1]])
  rescue => e
    function_notice([[e.class, e.message].inspect])
  end
end
#-- modules/m/lib/puppet/parser/functions/old_direct.rb
Puppet::Parser::Functions.newfunction(:old_direct) do |args|
  begin
    function_old_fails([args[0]])
  rescue => e
    function_notice([[e.class, e.message].inspect])
  end
end
#-- modules/m/lib/puppet/functions/m/new_to_old.rb
Puppet::Functions.create_function(:'m::new_to_old') do
  def new_to_old(how)
    tries = 0
    begin
      tries += 1
      closure_scope.call_function('old_fails', [how])
    rescue ArgumentError => e
      retry if tries < 3
      call_function('notice', [e.class, e.message, tries].inspect)
    rescue => e
      call_function('notice', [e.class, e.message, e.file, e.line].inspect)
    end
  end
end
#~~ notice: [ArgumentError, "bad argument"]
#~~ notice: [IOError, "mine"]
#~~ notice: [Puppet::ParseError, "parse"]
#~~ notice: [Puppet::ParseError, "placed (file: /a.pp, line: 3, column: 4)"]
#~~ notice: [ArgumentError, "bad argument"]
#~~ notice: [IOError, "mine"]
#~~ notice: [ArgumentError, "bad argument", 3]
#~~ notice: [Puppet::ParseError, "placed (file: /a.pp, line: 3, column: 4)", "/a.pp", 3]
#~~ notice: [ArgumentError, "bad argument"]
#~~ notice: [ArgumentError, "bad argument"]
#~~ notice: <% raise ArgumentError, %%q(in template) %>
#~~ notice: <% raise ArgumentError, %%q(in template) %>
#~~ notice: [ArgumentError, "bad argument"]
#|
#~~ notice: [Puppet::ParseError, "Failed to parse template m/fails.erb:\n  Filepath: ENV/modules/m/templates/fails.erb\n  Line: 1\n  Detail: in file\n"]
#~~ notice: [Puppet::ParseError, "Failed to parse template m/fails.erb:\n  Filepath: ENV/modules/m/templates/fails.erb\n  Line: 1\n  Detail: in file\n"]
#=> catalog

#- reraised-errors catalog
function m::between() { m::again('raise') }
$x = m::between()
#-- modules/m/lib/puppet/functions/m/again.rb
Puppet::Functions.create_function(:'m::again') do
  def again(how)
    call_function('m::fails', 'it')
  rescue ArgumentError => e
    raise e.class, "#{e.message} again"
  end
end
#-- modules/m/lib/puppet/functions/m/fails.rb
Puppet::Functions.create_function(:'m::fails') do
  def fails(how)
    raise ArgumentError, "bad #{how}"
  end
end
#!! Evaluation Error: Error while evaluating a Function Call, bad it again (file: ENV/manifests/site.pp, line: 1, column: 25)

#- uncaught-error-with-a-place catalog
m::fails()
#-- modules/m/lib/puppet/functions/m/fails.rb
Puppet::Functions.create_function(:'m::fails') do
  def fails
    raise Puppet::ParseError.new('placed', '/a.pp', 3, 4)
  end
end
#!! placed (file: /a.pp, line: 3, column: 4)

#- uncaught-error-with-a-line catalog
define d() { m::fails() }
d { 'x': }
#-- modules/m/lib/puppet/functions/m/fails.rb
Puppet::Functions.create_function(:'m::fails') do
  def fails
    raise Puppet::ParseError.new('placed', nil, 3)
  end
end
#!! Evaluation Error: Error while evaluating a Resource Statement, placed (line: 3) (file: ENV/manifests/site.pp, line: 2)

#- uncaught-end-of-an-iteration catalog
m::fails()
#-- modules/m/lib/puppet/functions/m/fails.rb
Puppet::Functions.create_function(:'m::fails') do
  def fails
    raise StopIteration, 'ended'
  end
end
#!! ended

#- uncaught-error-of-dev catalog
m::fails()
#-- modules/m/lib/puppet/functions/m/fails.rb
Puppet::Functions.create_function(:'m::fails') do
  def fails
    raise Puppet::DevError.new('as it is', '/x.pp', 4)
  end
end
#!! Evaluation Error: Error while evaluating a Function Call, as it is (file: /x.pp, line: 4) (file: ENV/manifests/site.pp, line: 1, column: 1)

#- lookup-error-that-a-function-lets-pass catalog
m::tries()
#-- modules/m/lib/puppet/functions/m/tries.rb
Puppet::Functions.create_function(:'m::tries') do
  def tries
    call_function('lookup', 'nowhere')
  rescue ArgumentError
    nil
  end
end
#~~ err: Function lookup() did not find a value for the name 'nowhere'
#!! Function lookup() did not find a value for the name 'nowhere'
