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
