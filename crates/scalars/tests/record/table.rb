# Shared by the recording scripts: prints one case a line, fields between tabs, so that the Rust
# tests read what Ruby answered. A field that starts with `!` is the sentence of an error.
module Table
  def self.field(value)
    value.to_s.gsub(/[\\\t\n\r\0]/) { |c| { '\\' => '\\\\', "\t" => '\\t', "\n" => '\\n', "\r" => '\\r', "\0" => '\\0' }[c] }
  end

  def self.row(*fields)
    puts fields.map { |f| field(f) }.join("\t")
  end

  def self.answer
    result = yield
    result.nil? ? '~' : "=#{result}"
  rescue StandardError => e
    "!#{e.message}"
  end
end
