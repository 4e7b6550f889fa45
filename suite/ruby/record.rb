# Asks Ruby for the answers to cases, and writes them below the cases:
#
#   ruby suite/ruby/record.rb           all cases that have no answer yet
#   ruby suite/ruby/record.rb NAME...   these, and those that begin with NAME if it ends in *
#   ruby suite/ruby/record.rb --all     all
#
# A case is a header, a few lines of Ruby, and what Ruby answers:
#
#   #- string-upcase
#   'abc'.upcase
#   #=> "ABC"
#
# `#=>` has the value's `inspect`, `#!!` the class and the message of an error; lines after the first
# of either follow as `#..`. Each case runs on its own. The answers here come from Ruby 3.1.

# What Ruby adds to messages beside the message is left out.
if defined?(DidYouMean) || defined?(ErrorHighlight)
  exec('ruby', '--disable=did_you_mean', '--disable=error_highlight', __FILE__, *ARGV)
end

Encoding.default_external = Encoding::UTF_8
Encoding.default_internal = nil
ENV['TZ'] = 'UTC'

Case = Struct.new(:name, :code, :answer)

# The cases of a file, and the text before the first one.
def read(path)
  head, cases = [], []
  File.readlines(path).each do |line|
    if line.start_with?('#- ')
      cases << Case.new(line[3..].strip, [], [])
    elsif cases.empty?
      head << line
    elsif line.start_with?('#=>', '#!!', '#..')
      cases.last.answer << line
    else
      cases.last.code << line
    end
  end
  [head, cases]
end

def write(path, head, cases)
  text = head.join
  cases.each do |one|
    text += "#- #{one.name}\n#{one.code.join.strip}\n#{one.answer.join}\n"
  end
  File.write(path, "#{text.rstrip}\n")
end

def run(code)
  "=> #{eval(code, TOPLEVEL_BINDING, 'case.rb', 1).inspect}"
rescue Exception => error # rubocop:disable Lint/RescueException
  "!! #{error.class}: #{error.message}"
end

# Each case has a process of its own, so that none sees what another one defined.
def ask(code)
  reader, writer = IO.pipe
  child = fork do
    reader.close
    $VERBOSE = nil
    STDOUT.reopen(File::NULL)
    STDERR.reopen(File::NULL)
    writer.write(run(code))
    writer.close
    exit!
  end
  writer.close
  answer = reader.read
  Process.wait(child)
  first, *rest = answer.force_encoding('UTF-8').split("\n", -1)
  ["##{first}\n", *rest.map { |line| "#.. #{line}\n" }]
end

def wanted?(one)
  return one.answer.empty? if ARGV.empty?
  ARGV == ['--all'] || ARGV.any? { |name| name.end_with?('*') ? one.name.start_with?(name.chop) : one.name == name }
end

recorded = 0
seen = {}
Dir[File.join(__dir__, '*.rb')].sort.each do |path|
  next if path == File.expand_path(__FILE__)
  head, cases = read(path)
  cases.each do |one|
    abort("#{path}: there are two cases #{one.name}") if seen[one.name]
    seen[one.name] = true
    next unless wanted?(one)
    one.answer = ask(one.code.join)
    recorded += 1
  end
  write(path, head, cases)
end
puts "recorded #{recorded} of #{seen.size} cases"
