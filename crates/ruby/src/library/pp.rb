# Values on several lines where one is too short: `PP.pp`, `pretty_inspect`.
class PP
  WIDTH = 79
  private_constant :WIDTH

  def self.pp(value, out = ''.dup, width = WIDTH)
    out << new(width).layout(value, 0, 0) << "\n"
  end

  def self.singleline_pp(value, out = ''.dup)
    out << value.inspect
  end

  def initialize(width)
    @width = width
  end

  # A value that begins in a column and that so many letters follow in its line.
  def layout(value, column, after)
    line = value.inspect
    return line if column + line.length + after <= @width

    case value
    when Array
      listed('[', ']', value, column, after) { |item, behind| layout(item, column + 1, behind) }
    when Hash
      listed('{', '}', value.to_a, column, after) { |pair, behind| entry(pair, column + 1, behind) }
    else line
    end
  end

  private

  def listed(opening, closing, items, column, after)
    last = items.size - 1
    lines = items.each_with_index.map { |item, at| yield(item, at == last ? after + 1 : 1) }
    opening + lines.join(",\n#{' ' * (column + 1)}") + closing
  end

  # A key with its value, which is in a line of its own if both are too long for one.
  def entry(pair, column, after)
    key, value = pair
    head = "#{layout(key, column, 2)}=>"
    line = value.inspect
    from = head.include?("\n") ? head.length - head.rindex("\n") - 1 : column + head.length
    return head + line if from + line.length + after <= @width

    "#{head}\n#{' ' * (column + 1)}#{layout(value, column + 1, after)}"
  end
end

module Kernel
  def pretty_inspect
    PP.pp(self, ''.dup)
  end
end
