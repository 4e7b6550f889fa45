# Strings of bytes, which functions in Ruby give: to code they are strings, in a catalog they are a Binary.

#- bytes-in-catalog catalog
class c(String $given) {
  notify { 'parameter': message => $given }
}
$text = bytes('abc')
class { 'c': given => $text }
notify { 'direct': message => bytes("a\nb") }
notify { 'nested': message => [bytes(''), { 'k' => bytes('v') }] }
notify { 'text': message => "<${text}>" }
notify { $text: }
notice($text =~ String[3, 3], $text == 'ABC', $text =~ /b/, 'B' in $text, $text in ['abc'], $text[1], upcase($text))
notice($text, $text.length, type($text), [$text], { 'k' => $text }, "${[$text]}", String($text, '%p'))
case $text { 'abc': { notice('the same') } default: { notice('another') } }
#-- modules/m/lib/puppet/functions/bytes.rb
Puppet::Functions.create_function(:bytes) do
  dispatch :bytes do
    param 'String', :text
    return_type 'String'
  end

  def bytes(text)
    text.b
  end
end
#~~ notice: true true true true true b ABC
#~~ notice: abc 3 String [abc] {k => abc} [abc] 'abc'
#~~ notice: the same
#=> catalog
