# Records Ruby's case mappings of every character that has any, as code points:
# ruby case.rb > ../data/case.tsv
(0..0x10ffff).each do |code|
  next if (0xd800..0xdfff).cover?(code)
  text = [code].pack('U')
  forms = [text.upcase, text.downcase, text.capitalize, text.swapcase]
  next if forms.all?(text)
  puts [text, *forms].map { |t| t.codepoints.map { |c| c.to_s(16) }.join(' ') }.join("\t")
end
