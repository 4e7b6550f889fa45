# Parsers that racc has made: one that adds, multiplies and goes on behind errors.

#- racc-parser
require 'racc/parser.rb'
class Calculator < Racc::Parser
Racc_arg = [
  [2, 5, 13, 14, 11, 12, 9, 6, 7, 21, 8, 13, 14, 11, 12, 10, 7, 7, 8, 8, 7, 7, 8, 8, 7, 15, 8, 13, 14, 13, 14],
  [1, 1, 16, 16, 16, 16, 2, 1, 1, 16, 1, 4, 4, 4, 4, 4, 7, 11, 7, 11, 12, 13, 12, 13, 14, 5, 14, 17, 17, 18, 18],
  [-1, -12, -12, -2, -12, -12, -5, -12, -11, 22, -3, -12, -12, -12, -12, -4, -12, -6, -7, -8, -9, -10],
  [nil, 0, 6, nil, 9, 19, nil, 8, nil, nil, nil, 9, 12, 13, 16, nil, 0, 25, 27, nil, nil, nil],
  [4, 1, 3, nil, nil, nil, 16, nil, nil, nil, 17, 18, 19, 20],
  [3, 1, 2, nil, nil, nil, 3, nil, nil, nil, 3, 3, 3, 3],
  [nil, nil, nil, nil],
  [nil, 1, 1, -1],
  11, [0, 0, :racc_error, 0, 12, :_reduce_1, 2, 12, :_reduce_2, 2, 13, :_reduce_3, 2, 13, :_reduce_4, 1, 13, :_reduce_5, 3, 14, :_reduce_6, 3, 14, :_reduce_7, 3, 14, :_reduce_8, 3, 14, :_reduce_9, 3, 14, :_reduce_10, 1, 14, :_reduce_none],
  { false => 0, :error => 1, "*" => 2, "/" => 3, "+" => 4, "-" => 5, :NL => 6, :STOP => 7, "(" => 8, ")" => 9, :NUM => 10 },
  22, 12, true ]
Racc_token_to_s_table = [ "$end", "error", "\"*\"", "\"/\"", "\"+\"", "\"-\"", "NL", "STOP", "\"(\"", "\")\"", "NUM", "$start", "lines", "line", "exp" ]
Racc_debug_parser = false
module_eval(<<'.,.,', 'calc.y', 6)
  def _reduce_1(val, _values, result)
    result = []
    result
  end
.,.,
module_eval(<<'.,.,', 'calc.y', 7)
  def _reduce_2(val, _values, result)
    result << val[1]
    result
  end
.,.,
module_eval(<<'.,.,', 'calc.y', 8)
  def _reduce_3(val, _values, result)
    val0 = val[0]; result = val0
    result
  end
.,.,
module_eval(<<'.,.,', 'calc.y', 9)
  def _reduce_4(val, _values, result)
    yyerrok; @bad += 1
    result
  end
.,.,
module_eval(<<'.,.,', 'calc.y', 10)
  def _reduce_5(val, _values, result)
    yyaccept
    result
  end
.,.,
module_eval(<<'.,.,', 'calc.y', 11)
  def _reduce_6(val, _values, result)
    result += val[2]
    result
  end
.,.,
module_eval(<<'.,.,', 'calc.y', 12)
  def _reduce_7(val, _values, result)
    result -= val[2]
    result
  end
.,.,
module_eval(<<'.,.,', 'calc.y', 13)
  def _reduce_8(val, _values, result)
    result *= val[2]
    result
  end
.,.,
module_eval(<<'.,.,', 'calc.y', 14)
  def _reduce_9(val, _values, result)
    result /= val[2]
    result
  end
.,.,
module_eval(<<'.,.,', 'calc.y', 15)
  def _reduce_10(val, _values, result)
    result = val[1]
    result
  end
.,.,
def _reduce_none(val, _values, result)
  val[0]
end
def read(text)
  @bad = 0
  @tokens = text.scan(/\d+|STOP|\S|\n/).map { |t| t =~ /\d/ ? [:NUM, t.to_i] : [{"\n" => :NL, 'STOP' => :STOP}.fetch(t, t), t] }
  [yield, @bad]
rescue ParseError, ArgumentError => e
  [e.class, e.message]
end
def lines(text) = read(text) { do_parse }
def yielded(text) = read(text) { yyparse(self, :each_token) }
def next_token = @tokens.shift
def each_token
  @tokens.each { |t| yield t }
  yield [false, '$']
end
end
class Forgiving < Calculator
  def on_error(token, value, stack) = @seen = [token_to_str(token), value, stack.size]
  def lines(text) = super + [@seen]
end
class Endless < Calculator
  def each_token = yield([:NUM, 1])
end
[
  ["1+2*3\n(4-1)*2\n", "1\nSTOP\n2\n", "", "1+\n", "1 ? 2", "1"].map { |t| Calculator.new.lines(t) },
  ["1+\n2\n*\n3\n", "1+", "%", "(\n4\n"].map { |t| Forgiving.new.lines(t) },
  ["1+2\n3\n", "1+\n"].map { |t| Calculator.new.yielded(t) },
  Endless.new.yielded(""),
  Racc::ParseError.equal?(ParseError), Racc::ParseError.superclass, Calculator.instance_method(:_reduce_1).source_location
]
#=> [[[[7, 6], 0], [[1], 0], [[], 0], [Racc::ParseError, "\nparse error on value \"\\n\" (NL)"], [Racc::ParseError, "\nparse error on value \"?\" (error)"], [Racc::ParseError, "\nparse error on value \"$\" ($end)"]], [[["\n", 2, "*", 3], 2, ["\"*\"", "*", 1]], [nil, 0, ["$end", "$", 3]], [nil, 0, ["$end", "$", 2]], [["\n", 4], 1, ["NL", "\n", 2]]], [[[3, 3], 0], [Racc::ParseError, "\nparse error on value \"\\n\" (NL)"]], [ArgumentError, "each_token() is finished before EndOfToken"], true, StandardError, ["calc.y", 6]]
