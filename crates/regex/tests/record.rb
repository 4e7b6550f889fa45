# Records what Ruby answers for the cases below, as tests/cases.jsonl:
#   ruby tests/record.rb > tests/cases.jsonl
# Spans are byte offsets. The answers in the repository come from Ruby 3.1.
require 'json'
$VERBOSE = nil
Encoding.default_external = Encoding::UTF_8

def emit(hash) = puts(JSON.generate(hash))

def compile(pattern, flags)
  options = 0
  options |= Regexp::IGNORECASE if flags.include?('i')
  options |= Regexp::EXTENDED if flags.include?('x')
  options |= Regexp::MULTILINE if flags.include?('m')
  Regexp.new(pattern, options)
end

def record(kind, pattern, flags, text, *args)
  base = { kind: kind, pattern: pattern, flags: flags, text: text }
  base[:args] = args unless args.empty?
  regexp = compile(pattern, flags)
  answer =
    case kind
    when 'match'
      start = args[0] || 0
      found = regexp.match(text, start)
      { spans: found && (0...found.size).map { |n| found.byteoffset_of(n) },
        names: found && found.names.to_h { |name| [name, found[name]] } }
    when 'sub' then { value: text.sub(regexp, args[0]) }
    when 'gsub' then { value: text.gsub(regexp, args[0]) }
    when 'scan' then { value: text.scan(regexp) }
    when 'split' then { value: text.split(regexp, args[0]) }
    end
  emit(base.merge(answer))
rescue RegexpError, IndexError, RuntimeError => e
  emit(base.merge(error: e.message))
end

class MatchData
  # Byte offsets of a group; Ruby 3.1 knows offsets in characters only.
  def byteoffset_of(group)
    return nil if self.begin(group).nil?
    [string[0...self.begin(group)].bytesize, string[0...self.end(group)].bytesize]
  end
end

load File.join(__dir__, 'cases.rb')
