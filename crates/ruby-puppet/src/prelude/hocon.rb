# HOCON, as the gem of that name reads it.
module Hocon
  class ConfigError < StandardError
    class ConfigParseError < ConfigError; end
  end

  # A text that was read. What it refers to is resolved from the beginning.
  class Config
    attr_reader :unwrapped

    def initialize(text)
      @unwrapped, problem = Marotte.parse_hocon(text)
      raise ConfigError::ConfigParseError, problem if problem
    end

    def resolve
      self
    end

    def root
      self
    end
  end

  module ConfigFactory
    def self.parse_string(text, *)
      Config.new(text)
    end

    def self.parse_file(path, *)
      Config.new(File.read(path))
    end
  end

  def self.parse(text, *)
    Config.new(text).unwrapped
  end

  def self.load(path, *)
    Config.new(File.read(path)).unwrapped
  end
end
