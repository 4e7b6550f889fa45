# Modules may add to the folders that `require` looks in. It looks in all of their own anyway.
$LOAD_PATH = []
$: = $LOAD_PATH

# What types, parameters and providers mix into themselves. Whatever only agents do is there by name.
module Puppet
  module Util
    module Docs
      attr_writer :doc
      attr_reader :nodoc

      def desc(text)
        @doc = text
      end

      def doc
        @doc ? scrub(@doc) : ''
      end

      def nodoc?
        nodoc
      end

      def dochook(name, &block)
        define_singleton_method("dochook_#{name}", &block)
      end

      # Text of several lines without the indentation that all lines but the first have.
      def scrub(text)
        return text.strip unless text.strip.include?("\n")

        rest = text.partition("\n").last
        indent = rest.scan(/^[ \t]*(?=\S)/).min || ''
        text = text.gsub(/^#{indent}/, '') unless indent.empty?
        text.lines.map { |line| line.rstrip }.join("\n").rstrip
      end
      module_function :scrub
    end

    # What types say while they are loaded.
    module Logging
      %i[debug info notice warning err alert emerg crit].each do |level|
        define_method(level) { |*words| Puppet.send(level, *words) }
      end
    end
    module Tagging; end
    module Warnings; end
    module Checksums; end
    module Execution; end
    module SELinux; end
    module MethodHelper; end
    module PosixUid; end
    module POSIX; end
    module SUIDManager; end
    module SymbolicFileMode; end
    module Backups; end
    module Diff; end
    module InstanceLoader; end
    module CommandLine; end
    module FileParsing; end
    module Inifile; end
    module Windows; end
    module Feature; end
    class FileType; end
    class Autoload; end

    # Versions as packages count them: numbers by their value, `-` and `.` before all else.
    module Package
      def self.versioncmp(one, two, ignore_trailing_zeroes = false)
        one, two = [one, two].map { |text| text.split('-', 2).tap { |parts| parts[0] = parts[0].sub(/[.0]+\z/, '') }.join('-') } if ignore_trailing_zeroes
        pieces = /[-.]|\d+|[^-.\d]+/
        one.scan(pieces).zip(two.scan(pieces)).each do |a, b|
          next if a == b
          break if b.nil?
          return -1 if a == '-'
          return 1 if b == '-'
          return -1 if a == '.'
          return 1 if b == '.'

          is_number = [a, b].all? { |piece| piece =~ /\A\d+\z/ }
          is_padded = [a, b].any? { |piece| piece.start_with?('0') }
          return is_number && !is_padded ? a.to_i <=> b.to_i : a.upcase <=> b.upcase
        end
        one <=> two
      end
    end

    def self.which(_name)
      nil
    end
  end

  # Truth as people write it.
  module Coercion
    def self.boolean_values
      %w[true false yes no]
    end

    def self.boolean(value)
      case value
      when true, :true, 'true', :yes, 'yes' then true
      when false, :false, 'false', :no, 'no' then false
      else raise ArgumentError, "expected a boolean value, got #{value.inspect}"
      end
    end
  end

  # Files as far as code may look at them.
  module FileSystem
    class << self
      def exist?(path) = File.exist?(path.to_s)
      def file?(path) = File.file?(path.to_s)
      def directory?(path) = File.directory?(path.to_s)
      def readable?(path) = File.readable?(path.to_s)
      def size(path) = File.size(path.to_s)
      def binread(path) = File.binread(path.to_s)
      def read(path, *) = File.read(path.to_s)
      def read_preserve_line_endings(path) = read(path).delete_prefix("\u{FEFF}")
      def each_line(path, &block) = read(path).each_line(&block)
      def path_string(path) = path.to_s
      def pathname(path) = Pathname.new(path)
      def dir(path) = pathname(path).dirname
      def dir_string(path) = File.dirname(path.to_s)
      def dir_exist?(path) = File.directory?(dir_string(path))
      def basename(path) = pathname(path).basename
      def basename_string(path) = File.basename(path.to_s)
    end
  end
end
