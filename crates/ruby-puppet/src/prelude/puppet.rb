# Puppet itself: errors, settings, what is said.
module Puppet
  PUPPETVERSION = '8.11.0'

  class Error < RuntimeError
    attr_accessor :original

    def initialize(message, original = nil)
      super(message.to_s)
      @original = original
    end
  end

  # An error that may say where it is, in a file that is not Ruby.
  module ExternalFileError
    attr_accessor :file, :line, :pos, :puppetstack

    def initialize(message, file = nil, line = nil, pos = nil, original = nil)
      original, pos = pos, nil if pos.is_a?(Exception)
      super(message, original)
      @file = file unless file == ''
      @line = line
      @pos = pos
    end

    def to_s
      super + Puppet::Util::Errors.error_location_with_space(@file, @line, @pos)
    end
  end

  class MissingCommand < Error; end

  class DevError < Error
    include ExternalFileError
  end

  class ResourceError < Error
    include ExternalFileError
  end

  # An error of the code.
  class ParseError < Error
    include ExternalFileError
  end

  # One that has a code.
  class ParseErrorWithIssue < ParseError
    attr_reader :issue_code, :basic_message, :arguments
    attr_accessor :environment, :node

    def initialize(message, file = nil, line = nil, pos = nil, original = nil, issue_code = nil, arguments = nil)
      super(message, file, line, pos, original)
      @issue_code = issue_code
      @basic_message = message
      @arguments = arguments
    end
  end

  # One that is told as it is.
  class PreformattedError < ParseErrorWithIssue; end

  # One that data comes with.
  class ErrorWithData < Error
    include ExternalFileError
    attr_reader :error_data

    def initialize(error_data, message, file: nil, line: nil, pos: nil, original: nil)
      super(message, file, line, pos, original)
      @error_data = error_data
    end
  end

  module Pops
    module Types
      class TypeConversionError < Puppet::Error; end

      class TypeAssertionError < Puppet::Error
        attr_reader :expected_type, :actual_type

        def initialize(message, expected_type = nil, actual_type = nil)
          super(message)
          @expected_type = expected_type
          @actual_type = actual_type
        end
      end
    end

    module Evaluator
      # `next()` and `return()` of blocks on their way out.
      class Jumper < Exception; end
      class Next < Jumper; end
      class Return < Jumper; end

      # `break()` of Puppet's code that no iteration is around.
      class PuppetStopIteration < StopIteration
        attr_reader :file, :line, :pos

        def initialize(file, line, pos = nil)
          @file = file
          @line = line
          @pos = pos
        end

        def message
          'break() from context where this is illegal'
        end
      end
    end
  end

  module DataBinding
    class LookupError < Puppet::PreformattedError; end
    class RecursiveLookupError < LookupError; end
  end

  # Settings by their names. What has a few words as its values is a symbol.
  class Settings
    SYMBOLS = %w[strict log_level default_file_terminus].freeze

    def [](name)
      return @changed[name.to_sym] if @changed&.key?(name.to_sym)

      value = Marotte.setting(name.to_s)
      return value.to_sym if value.is_a?(String) && SYMBOLS.include?(name.to_s)

      value
    end

    # What code changes, code reads. The compilation goes on as it was told to.
    def []=(name, value)
      if self[name].nil?
        raise ArgumentError, "Attempt to assign a value to unknown setting #{name.inspect}"
      end

      @changed = (@changed || {}).merge(name.to_sym => value)
    end

    def value(name, *)
      self[name]
    end

    def setting(name)
      self[name]
    end
  end

  # What this machine can do: nothing that a compilation should depend on.
  class Features
    def method_missing(name, *arguments)
      return super unless name.to_s.end_with?('?')

      %i[posix? root? json? pson?].include?(name)
    end

    def respond_to_missing?(name, all = false)
      name.to_s.end_with?('?') || super
    end
  end

  SETTINGS = Settings.new
  FEATURES = Features.new

  class << self
    def version
      PUPPETVERSION
    end

    def settings
      SETTINGS
    end

    def [](name)
      SETTINGS[name]
    end

    def []=(name, value)
      SETTINGS[name] = value
    end

    def features
      FEATURES
    end

    %i[debug info notice warning err alert emerg crit].each do |level|
      define_method(level) do |*words, &block|
        text = block ? block.call : words.join(' ')
        Marotte.log(level, text.to_s)
        nil
      end
    end

    def log_exception(error, message = nil)
      Marotte.log(:err, message == :default || message.nil? ? error.message : message.to_s)
    end

    def deprecation_warning(message, key = nil)
      place = caller(1).first
      Marotte.warn_once("deprecation: #{key || place}", "#{message}\n   (location: #{place})")
      nil
    end

    def puppet_deprecation_warning(message, options = {})
      Marotte.warn_once("deprecation: #{options[:key] || message}", message.to_s)
      nil
    end

    def warn_once(kind, key, message, file = nil, line = nil, level = :warning)
      place = if file == :default || file.nil?
                "\n   (file & line not available)"
              else
                "\n   (file: #{file}, line: #{line})"
              end
      Marotte.warn_once("#{kind}: #{key}", "#{message}#{place}")
      nil
    end

    def lookup(name)
      case name.to_sym
      when :current_environment then Puppet::Node::Environment.current
      when :environments then Puppet::Node::Environments.new
      when :loaders then Puppet::Pops::Loaders.new
      else
        block_given? ? yield : nil
      end
    end
  end

  module Node
    # The environment that code is compiled in.
    class Environment
      attr_reader :name

      def self.current
        new(Marotte.environment.to_sym)
      end

      def initialize(name)
        @name = name
      end

      def module(name)
        Puppet::Module.find(name)
      end

      def modulepath
        []
      end

      def known_resource_types
        Puppet::Resource::TypeCollection.new(self)
      end

      def to_s
        name.to_s
      end
    end

    class Environments
      def get(_name)
        Environment.current
      end
    end
  end

  # A module of the environment.
  class Module
    attr_reader :name, :path

    def self.find(name, environment = nil)
      path = name && Marotte.module_path(name.to_s)
      path && new(name, path, environment)
    end

    def initialize(name, path, _environment = nil)
      @name = name.to_s
      @path = path
    end

    def template(file)
      Marotte.find_template("#{name}/#{file}")
    end

    def file(file)
      Marotte.find_file("#{name}/#{file}")
    end

    def to_s
      "Module #{name}(#{path})"
    end
  end
end

# Facts of the node that is compiled for: a catalog never depends on the machine that makes it.
module Facter
  class << self
    def value(name)
      facts = Marotte.read_variable(Marotte.global_context, 'facts').first
      return nil unless facts.is_a?(Hash)

      facts.dig(*name.to_s.split('.'))
    end

    alias [] value

    def fact(name)
      found = value(name)
      found.nil? ? nil : Struct.new(:value).new(found)
    end

    def to_hash
      Marotte.read_variable(Marotte.global_context, 'facts').first || {}
    end

    def add(*); end

    def version
      '4.10.0'
    end
  end
end

# Where helpers of modules live.
module PuppetX; end

# Translations: texts are as they are.
class Object
  private

  def _(text)
    text
  end

  def n_(one, many, count)
    count == 1 ? one : many
  end
end

# Libraries that Puppet has loaded before code of modules runs: their methods are there for it.
module Kernel
  def URI(text)
    require 'uri'
    Kernel.URI(text)
  end

  def Pathname(path)
    require 'pathname'
    Kernel.Pathname(path)
  end
  module_function :URI, :Pathname
end
