# Templates that code makes itself.

#- erb-01
require 'erb'; x = 5; ERB.new("a<%= x %>b").result(binding)
#=> "a5b"

#- erb-02
require 'erb'; list = [1, 2]; ERB.new("<% list.each do |i| -%>\n* <%= i %>\n<% end -%>\n", trim_mode: '-').result(binding)
#=> "* 1\n* 2\n"

#- erb-03
require 'erb'; ERB.new("<%= a + b %>").result_with_hash(a: 1, b: 2)
#=> "3"

#- erb-04
require 'erb'; def render(name); title = "T"; ERB.new("<%= title %>: <%= name %>").result(binding); end; render("n")
#=> "T: n"

#- erb-05
require 'erb'; ERB.new("<% 2.times do |i| %>\n<%= i %>\n<% end %>\n", trim_mode: '<>').result
#=> "01"

#- erb-06
require 'erb'; ERB.new("<% 2.times do |i| %>\n<%= i %>\n<% end %>\n", trim_mode: '>').result
#=> "01"

#- erb-07
require 'erb'; class View; def initialize; @v = 7; end; def to_s; ERB.new("v=<%= @v %>").result(binding); end; end; View.new.to_s
#=> "v=7"

#- erb-08
require 'erb'; ERB.new("<%= nope %>").result_with_hash(a: 1) rescue $!.class
#=> NameError

#- erb-09
require 'erb'; [ERB::Util.html_escape("<a&'\">"), ERB::Util.url_encode("a b/é~")]
#=> ["&lt;a&amp;&#39;&quot;&gt;", "a%20b%2F%C3%A9~"]

#- erb-10
x = 1; [1].each { |y| $b = binding }; [$b.local_variable_get(:x), $b.local_variable_get(:y), $b.local_variable_defined?(:z)]
#=> [1, 1, false]

#- erb-11
require 'erb'; x = [3]; y = x.map { |v| ERB.new("<%= v %>-<%= x.size %>").result(binding) }; y
#=> ["3-1"]

#- erb-12
require 'erb'; ERB.new("a\n<% 2.times do |i| %>\n  <%= i %>\n<% end %>\nb\n").result
#=> "a\n\n  0\n\n  1\n\nb\n"

#- erb-13
require 'erb'; ERB.new("a\n<% 2.times do |i| %>\n  <%= i %>\n<% end %>\nb\n", trim_mode: '>').result
#=> "a\n  0  1b\n"

#- erb-14
require 'erb'; ERB.new("a\n<% 2.times do |i| %>\n  <%= i %>\n<% end %>\nb\n", trim_mode: '<>').result
#=> "a\n  0\n  1\nb\n"

#- erb-15
require 'erb'; ERB.new("a\n<% 2.times do |i| -%>\n  <%= i -%>\n<%- end -%>\nb\n", trim_mode: '-').result
#=> "a\n  0  1b\n"

#- erb-16
require 'erb'; ERB.new("a\n% 2.times do |i|\n  <%= i %>\n% end\n%% lit\n %x\nb\n", trim_mode: '%').result
#=> "a\n  0\n  1\n% lit\n %x\nb\n"

#- erb-17
require 'erb'; ERB.new("a\n% 2.times do |i|\n  <%= i %>\n% end\n%% lit\n<% 1 %>\nb\n", trim_mode: '%<>').result
#=> "a\n  0\n  1\n% lit\nb\n"

#- erb-18
require 'erb'; ERB.new("a\n% 2.times do |i|\n  <%= i -%>\n% end\n%% lit\n<%- 1 -%>\nb\n", trim_mode: '%-').result
#=> "a\n  0  1% lit\nb\n"

#- erb-19
require 'erb'; ERB.new("a\n% 2.times do |i|\n  <%= i %>\n% end\n%% lit\n<% 1 %>\nb", trim_mode: '%>').result
#=> "a\n  0  1% lit\nb"

#- erb-20
require 'erb'; ERB.new("<%= 1 %>\n<%= 2 %> x <%= 3 %>\n<%# c %>\n<%% y %%>\n%> z\n", trim_mode: '<>').result
#=> "12 x 3<% y %%>\n%> z\n"

#- erb-21
require 'erb'; ERB.new("<%= 1 %>\n<%= 2 %> x <%= 3 %>\n<%# c %>\n<%% y %%>\nq %>\n z\n", trim_mode: '>').result
#=> "12 x 3<% y %%>\nq %> z\n"

#- erb-22
require 'erb'; ERB.new("<%= 1 %>\n<%= 2 %> x <%= 3 %>\n<%# c %>\n<%% y %%>\nq %>\n z\n").result
#=> "1\n2 x 3\n\n<% y %%>\nq %>\n z\n"

#- erb-23
require 'erb'; ERB.new("<%= [1,\n2].inspect %>\nx", trim_mode: '<>').result
#=> "[1, 2]\nx"

#- erb-24
require 'erb'; x = 5; ERB.new("v=<%= x %>").result(binding)
#=> "v=5"

#- erb-25
require 'erb'; ERB.new("v=<%= x %> <%= y %>").result_with_hash(x: 1, y: 'b')
#=> "v=1 b"

#- erb-26
require 'erb'; ERB.new("v=<%= x %>").result_with_hash({})
#!! NameError: undefined local variable or method `x' for main:Object

#- erb-27
require 'erb'; ERB.new("a<%= 1 -%>\nb", nil, '-').result
#=> "a1b"

#- erb-28
require 'erb'; [ERB::Util.html_escape("<a href='x'>&\"</a>"), ERB::Util.url_encode("a b/ü&?=~-_."), ERB::Util.h(5), ERB::Util.u('x y')]
#=> ["&lt;a href=&#39;x&#39;&gt;&amp;&quot;&lt;/a&gt;", "a%20b%2F%C3%BC%26%3F%3D~-_.", "5", "x%20y"]

#- erb-29
require 'erb'; include ERB::Util; [h('<'), u(' '), html_escape('&'), url_encode('%')]
#=> ["&lt;", "%20", "&amp;", "%25"]

#- erb-30
require 'erb'; ERB.new("a\r\n<% 1 %>\r\nb\r\n", trim_mode: '<>').result
#=> "a\r\nb\r\n"

#- erb-31
require 'erb'; ERB.new("a <%= 1 %>\n  <% 2 %>\n<%= 3 %> b\n", trim_mode: '<>').result
#=> "a 1\n  \n3 b\n"

#- erb-32
require 'erb'; ERB.new("<% if true %>\nyes\n<% else %>\nno\n<% end %>\n", trim_mode: '<>').result
#=> "yes\n"

#- erb-33
require 'erb'; ERB.new("<% if true -%>\nyes\n<% else -%>\nno\n<% end -%>\n", trim_mode: '-').result
#=> "yes\n"

#- erb-34
require 'erb'; class Tm; def initialize; @a = 1; end; def r; ERB.new('<%= @a %>').result(binding); end; end; Tm.new.r
#=> "1"

#- erb-35
require 'erb'; ERB.new("% x = 3\n<%= x %>\n", trim_mode: '%').result
#=> "3\n"

#- erb-36
require 'erb'; ERB.new("<%= 1\n%>\n% a = 2\n<%= a %>", trim_mode: '%>').result
#=> "12"

#- erb-37
require 'erb'; ERB.new("x", trim_mode: nil).result
#=> "x"

#- erb-38
require 'erb'; ERB.new("é <%= 'ü' %>").result.encoding.to_s
#=> "UTF-8"

#- erb-39
require 'erb'; ERB.new("<% x = 1 %><%= x %>\n\n\n<% y = 2 %>\n", trim_mode: 2).result rescue $!.message
#=> "1\n\n"

#- erb-40
require 'erb'; @h = "x"; ERB.new("a <%= 1 + 1 %> b", eoutvar: "@h").result(binding); @h
#=> "a 2 b"

#- erb-41
require 'erb'; out = ""; r = ERB.new("<% out << 'i' %>a\n", eoutvar: "out").result(binding); [out, r]
#=> ["ia\n", "ia\n"]

#- erb-42
require 'erb'; ERB.new("x<%= 2 %>\n<%# c %>y", eoutvar: "@z").src
#=> "#coding:UTF-8\n@z = +''; @z.<< \"x\".freeze; @z.<<(( 2 ).to_s); @z.<< \"\\n\".freeze\n; @z.<< \"y\".freeze; @z"

#- erb-43
require 'erb'; n = 1; ERB.new("<% n += 1; m = 5 %>").result(binding); b = binding; n = 7; b.local_variable_set(:n, b.local_variable_get(:n) + 1); [n, b.local_variable_defined?(:m)]
#=> [8, false]

#- erb-44
require 'erb'; a = 1; [2].each { |v| a = ERB.new("<% a += v %><%= a %>").result(binding) }; a
#=> "3"
