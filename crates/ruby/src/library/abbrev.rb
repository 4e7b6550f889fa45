# What is short and still means only one word.
module Abbrev
  def abbrev(words, pattern = nil)
    table = {}
    seen = Hash.new(0)
    pattern = /\A#{Regexp.quote(pattern)}/ if pattern.is_a?(String)
    words.each do |word|
      next if word.empty?
      word.size.downto(1) do |length|
        short = word[0...length]
        next if pattern && pattern !~ short
        seen[short] += 1
        case seen[short]
        when 1 then table[short] = word
        when 2 then table.delete(short)
        else break
        end
      end
    end
    words.each do |word|
      next if pattern && pattern !~ word
      table[word] = word
    end
    table
  end
  module_function :abbrev
end

class Array
  def abbrev(pattern = nil)
    Abbrev.abbrev(self, pattern)
  end
end
