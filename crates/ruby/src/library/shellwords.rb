# Words of a command line: taken apart and put together as a Bourne shell does.
module Shellwords
  # Taken apart: blanks between words, quotes and backslashes inside of them.
  def shellsplit(line)
    words = []
    word = String.new
    in_word = false
    rest = line
    until rest.empty?
      if (match = rest.match(/\A\s+/))
        words << word if in_word
        word = String.new
        in_word = false
      elsif (match = rest.match(/\A[^\s\\'"]+/))
        word << match[0]
        in_word = true
      elsif (match = rest.match(/\A'([^']*)'/))
        word << match[1]
        in_word = true
      elsif (match = rest.match(/\A"((?:[^"\\]|\\.)*)"/m))
        # Only before these does a backslash between quotes mean anything.
        word << match[1].gsub(/\\([$`"\\\n])/, '\1')
        in_word = true
      elsif (match = rest.match(/\A\\(.?)/m))
        word << (match[1].empty? ? '\\' : match[1])
        in_word = true
      else
        raise ArgumentError, "Unmatched quote: #{line.inspect}"
      end
      rest = match.post_match
    end
    words << word if in_word
    words
  end
  alias shellwords shellsplit
  module_function :shellsplit, :shellwords

  # Written so that a shell reads one word.
  def shellescape(text)
    text = text.to_s
    return "''".dup if text.empty?
    text = text.gsub(/[^A-Za-z0-9_\-.,:+\/@\n]/) { |char| "\\#{char}" }
    text.gsub(/\n/, "'\n'")
  end
  module_function :shellescape

  def shelljoin(words)
    words.map { |word| Shellwords.shellescape(word) }.join(' ')
  end
  module_function :shelljoin

  class << self
    alias split shellsplit
    alias escape shellescape
    alias join shelljoin
  end
end

class String
  def shellsplit
    Shellwords.split(self)
  end

  def shellescape
    Shellwords.escape(self)
  end
end

class Array
  def shelljoin
    Shellwords.join(self)
  end
end
