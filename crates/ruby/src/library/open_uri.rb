# Addresses that can be opened: what there is to open is outside, and refused.
require 'uri'

module OpenURI
  class HTTPError < StandardError
    attr_reader :io

    def initialize(message, io)
      super(message)
      @io = io
    end
  end

  class HTTPRedirect < HTTPError; end

  module OpenRead
    def open(*)
      raise RefusedError, "#{self} cannot be opened here"
    end

    def read(*)
      raise RefusedError, "#{self} cannot be read here"
    end
  end

  def self.open_uri(name, *)
    raise RefusedError, "#{name} cannot be opened here"
  end
end

module URI
  def self.open(name, *)
    raise RefusedError, "#{name} cannot be opened here"
  end

  class HTTP
    include OpenURI::OpenRead
  end

  class FTP
    include OpenURI::OpenRead
  end
end
