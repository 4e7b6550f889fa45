# What templates in Ruby find out about the variables that they see.

#- template-lists-its-variables catalog
$of_top = 1
$nothing = undef
class base { $of_base = 'b' $shown = 'base' }
class a($given, $given_nothing = undef) inherits base {
  $shown = 'a'
  $_own = [1, 2]
  notify { 'file': message => template('m/list.erb') }
  notify { 'text': message => inline_template('<%= instance_variables.first(2).inspect %> <% @mine = 1 %><%= instance_variables.last %>') }
  ['x'].each |$element| { notify { 'block': message => inline_template('<%= instance_variables.include?(:@element) %> <%= instance_variables.include?("@element") %>') } }
}
class { 'a': given => 'g' }
#-- modules/m/templates/list.erb
<%- @before = 'set' -%>
<%= @given %> <%= @nowhere.inspect %>
<%= instance_variables.select { |name| name.to_s =~ /scope|file|own|given|shown|base|top|nothing|before|nowhere/ }.inspect %>
<%- if instance_variables.any? { |name| name.to_s.include? 'of_base' } -%>
it is there
<%- end -%>
<%= instance_variables.uniq.size == instance_variables.size %> <%= instance_variables.grep(/\A@(os|kernel|trusted|facts|title|name)\z/).sort.inspect %>
<%= instance_variable_defined?(:@given) %> <%= instance_variable_defined?(:@given_nothing) %> <%= instance_variable_get(:@_own).inspect %> <%= scope.instance_variable_defined?(:@given) %>
#=> catalog

#- templates-of-default-values catalog
$outer = 'top'
define d(
  $uri,
  $names = inline_template('<%= @uri.inspect %> <%= scope["uri"] %> <%= @title %> <%= scope.to_hash.key?("uri") %>'),
  $outer = 'own',
  $around = inline_template('<%= @outer %> <%= scope["outer"] %> <%= instance_variables.include?(:@outer) %>'),
) {
  notify { "${title}: ${names}; ${around}; ${inline_template('<%= @uri %> <%= @outer %>')}": }
}
class c(
  $given,
  $mapped = [1, 2].map |$i| { inline_template('<%= @given.inspect %> <%= @i %> <%= @mapped.inspect %>') },
  $shadowed = ['block'].map |$given| { inline_template('<%= @given %>') },
) {
  notify { "c: ${mapped} ${shadowed} ${inline_template('<%= @given %> <%= @mapped %>')}": }
}
function f($a, $b = inline_template('<%= @a.inspect %> <%= scope["a"] %> <%= @outer %>')) {
  "${b}; ${inline_template('<%= @a %>')}"
}
d { 'one': uri => 'a/b' }
class { 'c': given => 'x' }
notify { f('y'): }
#=> catalog
