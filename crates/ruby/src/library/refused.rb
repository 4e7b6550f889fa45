# Libraries that reach outside: their names are known, what they do is refused.
module Refused
  def self.included(base)
    base.extend(Methods)
  end

  module Methods
    def method_missing(_name, *)
      raise RefusedError, "#{name} is not available here"
    end

    def respond_to_missing?(*)
      false
    end

    def new(*)
      raise RefusedError, "#{name} is not available here"
    end

    def const_missing(_name)
      raise RefusedError, "#{name} is not available here"
    end
  end
end

module Net
  class ProtocolError < StandardError; end
  class OpenTimeout < StandardError; end
  class ReadTimeout < StandardError; end
  class HTTPError < ProtocolError; end

  class HTTP; include Refused; end
  class FTP; include Refused; end
end

class SocketError < StandardError; end
class Socket
  include Refused

  AF_UNSPEC = 0
  AF_UNIX = 1
  AF_INET = 2
  AF_INET6 = 10
  PF_INET = 2
  PF_INET6 = 10
  SOCK_STREAM = 1
  SOCK_DGRAM = 2
end
class TCPSocket; include Refused; end
class UDPSocket; include Refused; end
class UNIXSocket; include Refused; end

class Resolv
  include Refused

  class ResolvError < StandardError; end
  class ResolvTimeout < StandardError; end

  module IPv4
    Regex256 = /0|1(?:[0-9][0-9]?)?|2(?:[0-4][0-9]?|5[0-5]?|[6-9])?|[3-9][0-9]?/
    Regex = /\A(#{Regex256})\.(#{Regex256})\.(#{Regex256})\.(#{Regex256})\z/
  end

  module IPv6
    Regex_8Hex = /\A(?:[0-9A-Fa-f]{1,4}:){7}[0-9A-Fa-f]{1,4}\z/
    Regex_CompressedHex = /\A((?:[0-9A-Fa-f]{1,4}(?::[0-9A-Fa-f]{1,4})*)?)::((?:[0-9A-Fa-f]{1,4}(?::[0-9A-Fa-f]{1,4})*)?)\z/
    Regex_6Hex4Dec = /\A((?:[0-9A-Fa-f]{1,4}:){6,6})(\d+)\.(\d+)\.(\d+)\.(\d+)\z/
    Regex_CompressedHex4Dec = /\A((?:[0-9A-Fa-f]{1,4}(?::[0-9A-Fa-f]{1,4})*)?)::((?:[0-9A-Fa-f]{1,4}:)*)(\d+)\.(\d+)\.(\d+)\.(\d+)\z/
    Regex = /(?:#{Regex_8Hex})|(?:#{Regex_CompressedHex})|(?:#{Regex_6Hex4Dec})|(?:#{Regex_CompressedHex4Dec})/
  end

  class DNS; include Refused; end
  class Hosts; include Refused; end

  AddressRegex = /(?:#{IPv4::Regex})|(?:#{IPv6::Regex})/
end

module Open3; include Refused; end
module FileUtils; include Refused; end
module PTY; include Refused; end
class Tempfile; include Refused; end
class Logger; include Refused; end
module WEBrick; include Refused; end
