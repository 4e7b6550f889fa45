# Text in addresses and pages.
class CGI
  HTML_ESCAPES = { "'" => '&#39;', '&' => '&amp;', '"' => '&quot;', '<' => '&lt;', '>' => '&gt;' }.freeze
  private_constant :HTML_ESCAPES

  module Escape
    def escape(text)
      URI.__escape(('' + text), '-._~', true)
    end

    def unescape(text, _encoding = nil)
      URI.__unescape(('' + text), true)
    end

    def escapeURIComponent(text)
      URI.__escape(('' + text), '-._~', false)
    end
    alias escape_uri_component escapeURIComponent

    def unescapeURIComponent(text, _encoding = nil)
      URI.__unescape(('' + text), false)
    end
    alias unescape_uri_component unescapeURIComponent

    def escapeHTML(text)
      ('' + text).gsub(/['&"<>]/, HTML_ESCAPES)
    end

    def unescapeHTML(text)
      ('' + text).gsub(/&(apos|amp|quot|gt|lt|#[0-9]+|#[xX][0-9A-Fa-f]+);/) do
        whole = $&
        case (name = $1)
        when 'apos' then "'"
        when 'amp' then '&'
        when 'quot' then '"'
        when 'gt' then '>'
        when 'lt' then '<'
        when /\A#0*(\d+)\z/ then $1.to_i <= 0x10ffff ? [$1.to_i].pack('U') : whole
        when /\A#x([0-9a-f]+)\z/i then $1.hex <= 0x10ffff ? [$1.hex].pack('U') : whole
        else whole
        end
      end
    end

    def escapeElement(text, *elements)
      elements = elements[0] if elements[0].is_a?(Array)
      return text if elements.empty?
      text.gsub(/<\/?(?:#{elements.join('|')})\b[^<>]*+>?/im) { CGI.escapeHTML($&) }
    end

    alias escape_html escapeHTML
    alias unescape_html unescapeHTML
    alias h escapeHTML
  end

  Util = Escape
  extend Escape
  include Escape

  def self.parse(query)
    found = {}
    query.split(/[&;]/).each do |pair|
      key, value = pair.split('=', 2).map { |part| CGI.unescape(part) }
      next unless key
      found[key] ||= []
      found[key].push(value) if value
    end
    found.default = [].freeze
    found
  end
end
