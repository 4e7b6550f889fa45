# Values that Ruby has no class for, made and asked by functions in Ruby.

#- binary-made-by-ruby catalog
$made = ['from_binary_string', 'from_string', 'from_base64', 'from_base64_strict', 'from_base64_urlsafe', 'new'].map |$how| { binary_of($how, 'YWJj') }
notice($made)
notice(type($made[0]), $made[0] == Binary('YWJj', '%s'), $made[2] == $made[3], $made[2] == Binary('YWJj', '%b'))
notify { 'bytes': message => binary_of('from_binary_string', 'é?>') }
notice(ask_binary(Binary('é?>~~', '%s')))
notice(ask_binary(binary_of('from_base64', "YWJj\nYWJj")))
notice(binary_of('from_base64_strict', "YWJj\nYWJj"))
#-- modules/m/lib/puppet/functions/binary_of.rb
Puppet::Functions.create_function(:binary_of) do
  dispatch :make do
    param 'String', :how
    param 'String', :text
    return_type 'Binary'
  end

  def make(how, text)
    Puppet::Pops::Types::PBinaryType::Binary.send(how, text)
  end
end
#-- modules/m/lib/puppet/functions/ask_binary.rb
Puppet::Functions.create_function(:ask_binary) do
  dispatch :ask do
    param 'Binary', :binary
  end

  def ask(binary)
    buffer = binary.binary_buffer
    [binary.length, binary.to_s, binary.relaxed_to_s, binary.urlsafe_to_s, buffer.encoding.to_s, buffer.frozen?,
     buffer.bytes, binary == Puppet::Pops::Types::PBinaryType::Binary.new(buffer)]
  end
end
#~~ notice: [WVdKag==, WVdKag==, YWJj, YWJj, YWJj, WVdKag==]
#~~ notice: Binary true true true
#~~ notice: [6, w6k/Pn5+, w6k/Pn5+
#| , w6k_Pn5-, ASCII-8BIT, true, [195, 169, 63, 62, 126, 126], true]
#~~ notice: [6, YWJjYWJj, YWJjYWJj
#| , YWJjYWJj, ASCII-8BIT, true, [97, 98, 99, 97, 98, 99], true]
#!! Evaluation Error: Error while evaluating a Function Call, invalid base64 (file: ENV/manifests/site.pp, line: 7, column: 8)

#- types-asked-by-ruby catalog
type M::Mode = Enum['on', 'off', 'auto']
type M::Port = Integer[1, 3]
type M::Both = Variant[M::Mode, M::Port, String[2, 5], Array[Integer, 1]]
notice(ask_type(M::Mode, 'values'), ask_type(M::Mode, 'case_insensitive?'), ask_type(Enum['A', 'b', true], 'case_insensitive'))
notice(ask_type(M::Mode, 'name'), ask_type(M::Mode, 'resolved_type'), ask_type(M::Mode, 'class'))
notice(ask_type(M::Port, 'from'), ask_type(M::Port, 'to'), ask_type(M::Port, 'range'), ask_type(M::Port, 'size'))
notice(ask_type(Integer[default, 5], 'from'), ask_type(Float[1.5], 'from'), ask_type(Float[1.5], 'to'))
notice(ask_type(M::Both, 'types'), ask_type(M::Both, 'count'), ask_type(Tuple[String, Integer, 1, 2], 'types'), ask_type(Tuple[String, Integer, 1, 2], 'size_type'))
notice(ask_type(Array[Integer, 1], 'element_type'), ask_type(Array[Integer, 1], 'size_type'), ask_type(Array, 'size_type'))
notice(ask_type(Hash[String, Integer], 'key_type'), ask_type(Hash[String, Integer], 'value_type'))
notice(ask_type(Optional[String], 'type'), ask_type(Optional, 'type'), ask_type(NotUndef[Integer], 'type'), ask_type(Sensitive[String], 'type'), ask_type(Type[String], 'type'))
notice(ask_type(Pattern[/a/, /b/], 'patterns'), ask_type(Regexp[/a.c/], 'pattern'), ask_type(String[2, 5], 'size_type'), ask_type(Boolean[true], 'value'))
notice(gone_through(M::Mode), gone_through(M::Port), gone_through(M::Both))
$mode = M::Mode
notice(inline_template('<% @mode.each do |word| -%><%= word %> <% end -%><%= @mode.respond_to?(:values) %> <%= @mode.respond_to?(:keys) %>'))
#-- modules/m/lib/puppet/functions/ask_type.rb
Puppet::Functions.create_function(:ask_type) do
  dispatch :ask do
    param 'Type', :type
    param 'String', :word
  end

  def ask(type, word)
    answer = type.public_send(word)
    answer.is_a?(Class) ? answer.name : answer
  end
end
#-- modules/m/lib/puppet/functions/gone_through.rb
Puppet::Functions.create_function(:gone_through) do
  dispatch :go do
    param 'Type', :type
  end

  def go(type)
    found = []
    type.each { |part| found << part.to_s }
    found
  end
end
#~~ notice: [auto, off, on] false true
#~~ notice: M::Mode Enum['auto', 'off', 'on'] Puppet::Pops::Types::PTypeAliasType
#~~ notice: 1 3 [1, 3] 3
#~~ notice:  1.5\u{20}
#~~ notice: [M::Mode = Enum['auto', 'off', 'on'], M::Port = Integer[1, 3], String[2, 5], Array[Integer, 1]] 4 [String, Integer] Integer[1, 2]
#~~ notice: Integer Integer[1]\u{20}
#~~ notice: String Integer
#~~ notice: String  Integer String String
#~~ notice: [Regexp[/a/], Regexp[/b/]] a.c Integer[2, 5] true
#~~ notice: [auto, off, on] [1, 2, 3] [M::Mode = Enum['auto', 'off', 'on'], M::Port = Integer[1, 3], String[2, 5], Array[Integer, 1]]
#~~ notice: auto off on true false
#=> catalog
