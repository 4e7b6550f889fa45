# Addresses.

#- uri-01
require 'uri'; require 'cgi'
u = URI.parse("http://user:pw@Example.com:8080/a/b?x=1&y=2#frag"); [u.class, u.scheme, u.userinfo, u.user, u.password, u.host, u.port, u.path, u.query, u.fragment, u.to_s, u.request_uri]
#=> [URI::HTTP, "http", "user:pw", "user", "pw", "Example.com", 8080, "/a/b", "x=1&y=2", "frag", "http://user:pw@Example.com:8080/a/b?x=1&y=2#frag", "/a/b?x=1&y=2"]

#- uri-02
require 'uri'; require 'cgi'
URI.parse("https://example.com")
#=> #<URI::HTTPS https://example.com>

#- uri-03
require 'uri'; require 'cgi'
u = URI("https://example.com"); [u.port, u.path, u.default_port, u.hostname, u.absolute?]
#=> [443, "", 443, "example.com", true]

#- uri-04
require 'uri'; require 'cgi'
URI.parse("http://[::1]:80/").hostname
#=> "::1"

#- uri-05
require 'uri'; require 'cgi'
URI.parse("mailto:a@b.c").class
#=> URI::MailTo

#- uri-06
require 'uri'; require 'cgi'
URI.parse("a b")
#!! URI::InvalidURIError: bad URI(is not URI?): "a b"

#- uri-07
require 'uri'; require 'cgi'
URI.parse("http://é.com")
#!! URI::InvalidURIError: URI must be ascii only "http://\u00E9.com"

#- uri-08
require 'uri'; require 'cgi'
URI.parse(nil)
#!! URI::InvalidURIError: bad URI(is not URI?): nil

#- uri-09
require 'uri'; require 'cgi'
URI.parse("/a/b?c")
#=> #<URI::Generic /a/b?c>

#- uri-10
require 'uri'; require 'cgi'
u = URI.parse("puppet:///modules/a/b"); [u.class, u.scheme, u.host, u.path]
#=> [URI::Generic, "puppet", nil, "/modules/a/b"]

#- uri-11
require 'uri'; require 'cgi'
URI.join("http://a.b/c/d", "e").to_s
#=> "http://a.b/c/e"

#- uri-12
require 'uri'; require 'cgi'
URI.join("http://a.b/c/d", "/x", "y").to_s
#=> "http://a.b/y"

#- uri-13
require 'uri'; require 'cgi'
(URI("http://a.b/c/") + "../d").to_s
#=> "http://a.b/d"

#- uri-14
require 'uri'; require 'cgi'
URI.encode_www_form_component("a b&c=é/+~*-._")
#=> "a+b%26c%3D%C3%A9%2F%2B%7E*-._"

#- uri-15
require 'uri'; require 'cgi'
URI.decode_www_form_component("a+b%26c%C3%A9")
#=> "a b&cé"

#- uri-16
require 'uri'; require 'cgi'
URI.decode_www_form_component("%x")
#!! ArgumentError: invalid %-encoding (%x)

#- uri-17
require 'uri'; require 'cgi'
URI.encode_www_form("a" => 1, "b" => [1, 2], "c" => nil)
#=> "a=1&b=1&b=2&c"

#- uri-18
require 'uri'; require 'cgi'
URI.encode_www_form([["a b", "c d"]])
#=> "a+b=c+d"

#- uri-19
require 'uri'; require 'cgi'
URI.decode_www_form("a=1&b=%20x&c")
#=> [["a", "1"], ["b", " x"], ["c", ""]]

#- uri-20
require 'uri'; require 'cgi'
u = URI("http://a.b"); u.path = "/x"; u.query = "q=1"; u.scheme = "https"; u.port = 444; u.host = "c.d"; u.to_s
#=> "https://c.d:444/x?q=1"

#- uri-21
require 'uri'; require 'cgi'
URI("http://a.b") == URI("http://A.B/")
#=> true

#- uri-22
require 'uri'; require 'cgi'
URI.split("http://a.b:81/c?d#e")
#=> ["http", nil, "a.b", "81", nil, "/c", nil, "d", "e"]

#- uri-23
require 'uri'; require 'cgi'
URI::HTTP.build(host: "a.b", path: "/c", query: "d=e").to_s
#=> "http://a.b/c?d=e"

#- uri-24
require 'uri'; require 'cgi'
URI::DEFAULT_PARSER.escape("a b/c")
#=> "a%20b/c"

#- uri-25
require 'uri'; require 'cgi'
URI.parse("ftp://a.b/c/d").path
#=> "c/d"

#- uri-26
require 'uri'; require 'cgi'
URI.parse("file:///a/b").path
#=> "/a/b"

#- uri-27
require 'uri'; require 'cgi'
URI.parse("http://a.b/").inspect
#=> "#<URI::HTTP http://a.b/>"

#- uri-28
require 'uri'; require 'cgi'
[CGI.escape("a b&c=é/+~*-._"), CGI.unescape("a+b%26"), CGI.escapeHTML("<a href='x'>&\"</a>"), CGI.unescapeHTML("&lt;&#65;&#x42;&amp;&nope;&quot;")]
#=> ["a+b%26c%3D%C3%A9%2F%2B~%2A-._", "a b&", "&lt;a href=&#39;x&#39;&gt;&amp;&quot;&lt;/a&gt;", "<AB&&nope;\""]

#- uri-29
require 'uri'; require 'cgi'
"http://x y".match?(/\A#{URI::DEFAULT_PARSER.make_regexp}\z/)
#=> false
