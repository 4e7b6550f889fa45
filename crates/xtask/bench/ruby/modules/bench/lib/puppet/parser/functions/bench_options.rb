# The same with the old interface.
Puppet::Parser::Functions.newfunction(:bench_options, type: :rvalue, arity: 2) do |arguments|
  name, options = arguments
  raise Puppet::ParseError, 'bench_options(): expects a hash' unless options.is_a?(Hash)

  words = [name]
  options.each do |key, value|
    next if value == :undef || value == ''

    case value
    when true then words << "--#{key}"
    when Array then words << "--#{key}=#{value.join(',')}"
    else words << "--#{key}=#{value}"
    end
  end
  words.join(' ')
end
