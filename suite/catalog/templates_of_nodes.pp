# Templates see the variables of the node, and what they include belongs to it.

#- epp-sees-the-node catalog
$top = 'top'
define d() { $own = 'd' notify { "d ${title}": message => epp('m/seen.epp') } }
class c($own = 'c') { notify { 'c': message => epp('m/seen.epp') } d { 'in c': } }
class in_template { notify { 'in template': } }
node default {
  $of_node = 'node'
  include c
  d { 'in node': }
  notify { 'n': message => epp('m/seen.epp') }
}
#-- modules/m/templates/seen.epp
<% include in_template -%>
<%= $top %> <%= $of_node %>
#=> catalog
