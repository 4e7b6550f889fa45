# Helpers that modules take from Puppet.
module Puppet
  module Util
    def self.symbolizehash(hash)
      hash.transform_keys { |key| key.is_a?(String) ? key.to_sym : key }
    end

    def symbolizehash(hash)
      Puppet::Util.symbolizehash(hash)
    end

    def self.absolute_path?(path, platform = nil)
      unless path.is_a?(String)
        Puppet.warning("Cannot check if #{path} is an absolute path because it is a '#{path.class}' and not a String'")
        return false
      end
      case platform || :posix
      when :windows
        path.match?(%r{^(?:[a-z]:[\\/]|[\\/]{2}[^\\/]+[\\/][^\\/]+|[\\/]{2}\?[\\/][^\\/]+)}i)
      when :posix
        path.match?(%r{^/})
      else
        raise Puppet::DevError, "unknown platform #{platform} in absolute_path"
      end
    end

    def absolute_path?(path, platform = nil)
      Puppet::Util.absolute_path?(path, platform)
    end

    def self.logmethods(*); end

    def deterministic_rand(seed, max)
      deterministic_rand_int(seed, max).to_s
    end
    module_function :deterministic_rand

    def deterministic_rand_int(seed, max)
      Random.new(seed).rand(max)
    end
    module_function :deterministic_rand_int

    def create_erb(text)
      ERB.new(text, trim_mode: '-')
    end
    module_function :create_erb

    # A catalog never depends on how long something takes: whoever asks is told that it took no time.
    def benchmark(*logger, level, message)
      result = yield
      return result if %i[none debug].include?(level)

      (logger.first || Puppet).send(level, message % { seconds: '0.00' })
      0.0
    end
    module_function :benchmark

    module Platform
      def self.windows?
        false
      end

      def windows?
        false
      end

      def self.jruby?
        false
      end

      def self.default_paths
        []
      end
    end

    module Package
      def self.versioncmp(one, two, ignore_trailing_zeroes = false)
        Marotte.call_function(Marotte.global_context, 'versioncmp', [one, two])
      end

      def versioncmp(one, two, ignore_trailing_zeroes = false)
        Package.versioncmp(one, two, ignore_trailing_zeroes)
      end
    end

    module Errors
      def self.error_location(file, line = nil, column = nil)
        parts = { file: file, line: line, column: column }.reject { |_, part| part.nil? || part == '' }
        parts.delete(:column) unless parts.key?(:line)
        parts.empty? ? '' : "(#{parts.map { |name, part| "#{name}: #{part}" }.join(', ')})"
      end

      def self.error_location_with_space(file, line = nil, column = nil)
        place = error_location(file, line, column)
        place.empty? ? '' : " #{place}"
      end

      def fail(*words)
        raise Puppet::Error, words.join(' ')
      end

      def devfail(message)
        raise Puppet::DevError, message
      end
    end

    module Warnings
      def warnonce(message)
        Marotte.warn_once(message, message)
      end
    end

    module Logging; end

    # A line of the log, with who says it.
    class Log
      LEVELS = %i[debug info notice warning err alert emerg crit].freeze
      private_constant :LEVELS

      class << self
        def create(hash)
          raise Puppet::DevError, 'Logs require a level' unless hash.include?(:level)
          raise Puppet::DevError, "Invalid log level #{hash[:level]}" unless LEVELS.include?(hash[:level])

          new(hash)
        end

        def level
          :notice
        end

        def levels
          LEVELS.dup
        end

        def eachlevel(&block)
          LEVELS.each(&block)
        end

        def validlevel?(level)
          LEVELS.include?(level)
        end
      end

      attr_reader :level, :message, :source

      def initialize(args)
        @level = args[:level].to_sym
        @message = args[:message].to_s
        @source = (args[:source] || 'Puppet').to_s
        Marotte.log(@level, @message, @source == 'Puppet' ? '' : @source)
      end

      def to_s
        @message
      end
    end

    module Docs; end
    module MethodHelper; end
    module Execution; end
    module Checksums; end
    module SUIDManager; end
    module POSIX; end

    module SymbolicFileMode
      def valid_symbolic_mode?(value)
        value = value.to_s
        value.match?(/^0?[0-7]{1,4}$/) || value.match?(/^([ugoa]*[-=+][-=+rstwxXugo]*)(,[ugoa]*[-=+][-=+rstwxXugo]*)*$/)
      end
    end
  end
end
