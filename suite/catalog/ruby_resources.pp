# Resources, settings and folders as functions and types in Ruby see them.

#- undef-as-a-symbol catalog
$x = maybe()
notify { "a[${x}]": message => $x }
notice($x =~ Undef, $x == undef, type($x), $x =~ Optional[String], maybe_text() =~ Undef, String([$x]))
if $x { notice('true') } else { notice('false') }
class c($p = 'default', Optional[String] $q = 'q') { notice($p, $q) }
class { 'c': p => $x, q => $x }
notice([$x, 1].filter |$y| { $y =~ NotUndef })
notify { 'nested': message => nested() }
notice(nested()[0] == undef, nested()[1]['a'] =~ Undef, nested()[0] =~ Optional[Integer])
notice([1].map |$n| { maybe() }.filter |$n| { $n })
#-- modules/m/lib/puppet/functions/maybe.rb
Puppet::Functions.create_function(:maybe) do
  def maybe
    :undef
  end
end
#-- modules/m/lib/puppet/functions/maybe_text.rb
Puppet::Functions.create_function(:maybe_text) do
  dispatch(:maybe_text) { return_type 'Optional[String]' }

  def maybe_text
    :undef
  end
end
#-- modules/m/lib/puppet/functions/nested.rb
Puppet::Functions.create_function(:nested) do
  def nested
    [:undef, { 'a' => :undef }]
  end
end
#~~ notice: true true Undef true true [undef]
#~~ notice: false
#~~ notice: default q
#~~ notice: [1]
#~~ notice: true true true
#~~ notice: []
#=> catalog

