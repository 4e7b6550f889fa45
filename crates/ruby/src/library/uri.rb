# Addresses of resources. They are taken apart and put together by what is beneath: URI.__parse.
module URI
  extend Marotte::Address

  class Error < StandardError
  end

  class InvalidURIError < Error
  end

  class InvalidComponentError < Error
  end

  class BadURIError < Error
  end

  class Generic
    DEFAULT_PORT = nil
    COMPONENT = [:scheme, :userinfo, :host, :port, :registry, :path, :opaque, :query, :fragment].freeze

    attr_reader :scheme, :host, :path, :query, :fragment, :opaque, :port

    def self.default_port
      const_get(:DEFAULT_PORT)
    end

    def self.component
      const_get(:COMPONENT)
    end

    def self.build(args)
      args = component.zip(args).to_h if args.is_a?(Array)
      scheme = self == Generic ? args[:scheme] : name.split('::').last.downcase
      parts = args.dup
      parts[:scheme] = scheme
      if args[:port] && args[:port] == default_port
        parts.delete(:port)
      end
      URI.parse(URI.__text(parts))
    end

    def self.build2(args)
      build(args)
    end

    def initialize(scheme, userinfo, host, port, registry, path, opaque, query, fragment, *_rest)
      @scheme = scheme && scheme.downcase
      @userinfo = userinfo
      @host = host
      @port = port || default_port
      @path = path
      @opaque = opaque
      @query = query
      @fragment = fragment
      @registry = registry
    end

    def default_port
      self.class.default_port
    end

    def component
      self.class.component
    end

    def userinfo
      @userinfo
    end

    def user
      @userinfo && @userinfo.split(':', 2)[0]
    end

    def password
      @userinfo && @userinfo.split(':', 2)[1]
    end

    def registry
      nil
    end

    def hostname
      host = self.host
      host && host.start_with?('[') && host.end_with?(']') ? host[1..-2] : host
    end

    def hostname=(name)
      name = "[#{name}]" if name && name.include?(':') && !name.start_with?('[')
      self.host = name
    end

    def scheme=(value)
      check(:scheme, value, /\A[A-Za-z][A-Za-z0-9\-+.]*\z/)
      @scheme = value && value.downcase
    end

    def host=(value)
      check(:host, value, /\A(?:\[[\h:.]+\]|[A-Za-z0-9\-._~%!$&'()*+,;=]*)\z/)
      @host = value
    end

    def port=(value)
      if value && !value.is_a?(Integer)
        raise InvalidComponentError, "bad component(expected port component): #{value.inspect}" unless value.to_s =~ /\A\d*\z/
        value = value.to_s.empty? ? nil : value.to_i
      end
      @port = value
    end

    def userinfo=(value)
      value = value.join(':') if value.is_a?(Array)
      @userinfo = value
    end

    def user=(value)
      password = self.password
      @userinfo = password ? "#{value}:#{password}" : value
    end

    def password=(value)
      @userinfo = value ? "#{user}:#{value}" : user
    end

    def path=(value)
      if value && @scheme && @host && !value.empty? && !value.start_with?('/')
        raise InvalidComponentError, "bad component(expected path component): #{value}"
      end
      @path = value
    end

    def query=(value)
      @query = value && value.delete("\t\r\n").gsub(/[^!$&-.0-;=@-Z_a-z~\/?%]/) { |char| char.bytes.map { |byte| format('%%%02X', byte) }.join }
    end

    def fragment=(value)
      @fragment = value && value.delete("\t\r\n").gsub(/[^!$&-.0-;=@-Z_a-z~\/?%]/) { |char| char.bytes.map { |byte| format('%%%02X', byte) }.join }
    end

    def opaque=(value)
      @opaque = value
    end

    def absolute?
      !!@scheme
    end
    alias absolute absolute?

    def relative?
      !absolute?
    end

    def hierarchical?
      !@opaque
    end

    def authority
      return nil unless @host
      text = @userinfo ? "#{@userinfo}@#{@host}" : @host.dup
      text << ":#{@port}" if @port && @port != default_port
      text
    end

    def request_uri
      return unless @path
      path = @path.empty? ? '/' : (@path.start_with?('/') ? @path : "/#{@path}")
      @query ? "#{path}?#{@query}" : path
    end

    def to_s
      text = +''
      text << "#{@scheme}:" if @scheme
      if @opaque
        text << @opaque
      else
        text << '//' if @host || %w[file postgres].include?(@scheme)
        text << "#{@userinfo}@" if @userinfo && @host
        text << @host if @host
        text << ":#{@port}" if @host && @port && @port != default_port
        text << '/' if @host && @path && !@path.empty? && !@path.start_with?('/')
        text << @path if @path
        text << "?#{@query}" if @query
      end
      text << "##{@fragment}" if @fragment
      text
    end

    def inspect
      "#<#{self.class} #{self}>"
    end

    def ==(other)
      self.class == other.class && normalize.to_s == other.normalize.to_s
    end

    def eql?(other)
      other.is_a?(Generic) && self.class == other.class && to_s == other.to_s
    end

    def hash
      to_s.hash
    end

    def normalize
      dup.normalize!
    end

    def normalize!
      @path = '/' if @path && @path.empty? && @host
      @scheme = @scheme.downcase if @scheme
      @host = @host.downcase if @host
      self
    end

    def merge(other)
      URI.parse(URI.__join(to_s, other.to_s))
    end
    alias + merge

    def merge!(other)
      merged = merge(other)
      return nil if self == merged

      merged.instance_variables.each { |name| instance_variable_set(name, merged.instance_variable_get(name)) }
      self
    end

    def route_to(other)
      other = URI.parse(other.to_s)
      return other unless other.scheme == scheme && other.host == host && other.port == port
      from = path.split('/', -1)[0..-2]
      to = other.path.split('/', -1)
      while !from.empty? && to.size > 1 && from.first == to.first
        from.shift
        to.shift
      end
      text = ('../' * from.size) + to.join('/')
      text = './' if text.empty?
      text += "?#{other.query}" if other.query
      text += "##{other.fragment}" if other.fragment
      URI.parse(text)
    end

    def route_from(other)
      URI.parse(other.to_s).route_to(self)
    end
    alias - route_from

    def select(*names)
      names.map { |name| public_send(name) }
    end

    def to_uri
      self
    end

    private

    def check(name, value, pattern)
      return if value.nil? || value =~ pattern
      raise InvalidComponentError, "bad component(expected #{name} component): #{value}"
    end
  end

  class HTTP < Generic
    DEFAULT_PORT = 80
    COMPONENT = [:scheme, :userinfo, :host, :port, :path, :query, :fragment].freeze

    def origin
      text = "#{scheme}://#{host}"
      port == default_port ? text : "#{text}:#{port}"
    end
  end

  class HTTPS < HTTP
    DEFAULT_PORT = 443
  end

  class FTP < Generic
    DEFAULT_PORT = 21

    def path
      @path.sub(/\A\//, '').sub(/\A%2F/, '/')
    end
  end

  class LDAP < Generic
    DEFAULT_PORT = 389

    def dn
      @path && @path.sub(/\A\//, '')
    end
  end

  class LDAPS < LDAP
    DEFAULT_PORT = 636
  end

  class MailTo < Generic
    def to
      @opaque.split('?', 2)[0]
    end

    def headers
      (@opaque.split('?', 2)[1] || '').split('&').map { |pair| pair.split('=', 2) }
    end
  end

  class File < Generic
    DEFAULT_PORT = nil

    def host
      @host || ''
    end
  end

  class WS < Generic
    DEFAULT_PORT = 80
  end

  class WSS < WS
    DEFAULT_PORT = 443
  end

  SCHEMES = {
    'HTTP' => HTTP, 'HTTPS' => HTTPS, 'FTP' => FTP, 'LDAP' => LDAP, 'LDAPS' => LDAPS,
    'MAILTO' => MailTo, 'FILE' => File, 'WS' => WS, 'WSS' => WSS
  }.freeze
  private_constant :SCHEMES

  # Characters and what they are called, for those who build patterns.
  module REGEXP
    module PATTERN
      ALPHA = 'a-zA-Z'
      ALNUM = 'a-zA-Z\d'
      HEX = 'a-fA-F\d'
      ESCAPED = '%[a-fA-F\d]{2}'
      UNRESERVED = '\-_.!~*\'()a-zA-Z\d'
      RESERVED = ';/?:@&=+$,\[\]'
    end

    UNSAFE = /[^\-_.!~*'()a-zA-Z\d;\/?:@&=+$,\[\]]/
  end

  # The parser of old.
  class RFC2396_Parser
    def escape(text, unsafe = REGEXP::UNSAFE)
      unsafe = /[#{Regexp.quote(unsafe)}]/ unless unsafe.is_a?(Regexp)
      text.gsub(unsafe) { |found| found.bytes.map { |byte| format('%%%02X', byte) }.join }
    end

    def unescape(text, _escaped = nil)
      URI.__unescape(text, false)
    end

    def parse(text)
      URI.parse(text)
    end

    def make_regexp(schemes = nil)
      schemes = schemes ? [*schemes].join('|') : '[a-zA-Z][\-+.a-zA-Z\d]*'
      /(?<![a-zA-Z])(?:#{schemes}):(?:\/\/)?[^\s"<>]+/
    end

    def extract(text, schemes = nil)
      text.scan(make_regexp(schemes))
    end
  end

  Parser = RFC2396_Parser
  DEFAULT_PARSER = Parser.new
  ABS_URI = /\A\s*[A-Za-z][A-Za-z0-9+\-.]*:[^\s]*\s*\z/

  class << self
    def for(scheme, *arguments, default: Generic)
      (SCHEMES[scheme.to_s.upcase] || default).new(scheme, *arguments)
    end

    def parse(text)
      text = text.to_str if text.respond_to?(:to_str)
      raise InvalidURIError, "bad URI(is not URI?): #{text.inspect}" unless text.is_a?(String)
      scheme, userinfo, host, port, path, opaque, query, fragment = __parse(text)
      type = SCHEMES[scheme.to_s.upcase] || Generic
      type.new(scheme, userinfo, host, port, nil, path, opaque, query, fragment)
    end

    def split(text)
      scheme, userinfo, host, port, path, opaque, query, fragment = __parse(text)
      port = text[/\A[^\/]*\/\/[^\/]*:(\d+)/, 1]
      [scheme, userinfo, host, port, nil, path, opaque, query, fragment]
    end

    def join(*texts)
      texts.each do |text|
        next if text.is_a?(Generic) || text.respond_to?(:to_str)

        raise ArgumentError, 'bad argument (expected URI object or URI string)'
      end
      texts[1..-1].inject(parse(texts[0])) { |base, text| base.merge(text) }
    end

    def extract(text, schemes = nil, &block)
      found = DEFAULT_PARSER.extract(text, schemes)
      block ? found.each(&block) && nil : found
    end

    def regexp(schemes = nil)
      DEFAULT_PARSER.make_regexp(schemes)
    end

    def scheme_list
      SCHEMES.dup
    end

    def encode_www_form_component(text, _encoding = nil)
      __escape(text.to_s, '*-._', true)
    end

    def decode_www_form_component(text, _encoding = nil)
      raise ArgumentError, "invalid %-encoding (#{text})" if text =~ /%(?!\h\h)/
      __unescape(text, true)
    end

    def encode_uri_component(text, _encoding = nil)
      __escape(text.to_s, '*-._', false)
    end

    def decode_uri_component(text, _encoding = nil)
      raise ArgumentError, "invalid %-encoding (#{text})" if text =~ /%(?!\h\h)/
      __unescape(text, false)
    end

    def encode_www_form(pairs, _encoding = nil)
      pairs.flat_map do |key, value|
        name = encode_www_form_component(key)
        if value.nil?
          [name]
        elsif value.respond_to?(:to_ary)
          value.to_ary.map { |one| one.nil? ? name : "#{name}=#{encode_www_form_component(one)}" }
        else
          ["#{name}=#{encode_www_form_component(value)}"]
        end
      end.join('&')
    end

    def decode_www_form(text, _encoding = nil, separator: '&', **)
      text.split(separator).map do |pair|
        key, value = pair.split('=', 2)
        [decode_www_form_component(key), decode_www_form_component(value || '')]
      end
    end

    # An address of its parts.
    def __text(parts)
      Generic.allocate.tap do |uri|
        uri.send(:initialize, parts[:scheme], parts[:userinfo], parts[:host], parts[:port], nil, parts[:path], parts[:opaque], parts[:query], parts[:fragment])
      end.to_s
    end
  end
end

module Kernel
  def URI(text)
    return text if text.is_a?(URI::Generic)
    raise ArgumentError, 'bad argument (expected URI object or URI string)' unless text.respond_to?(:to_str)
    URI.parse(text.to_str)
  end
  module_function :URI
end
