# Puppet itself: errors, versions, what every other file here builds on.
module Puppet
  PUPPETVERSION = '8.11.0'

  class Error < RuntimeError
    attr_accessor :original

    def initialize(message, original = nil)
      super(message.to_s)
      @original = original
    end
  end

  class DevError < Error; end
  class ParseError < Error; end
  class ResourceError < Error; end

  def self.version
    PUPPETVERSION
  end
end
