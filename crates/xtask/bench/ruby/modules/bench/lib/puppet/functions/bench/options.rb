# Options of a hash as the words of a command line.
Puppet::Functions.create_function(:'bench::options') do
  dispatch :options do
    param 'String[1]', :name
    param 'Hash[String, Any]', :options
    return_type 'String'
  end

  def options(name, options)
    words = [name]
    options.each do |key, value|
      next if value.nil?

      case value
      when true then words << "--#{key}"
      when Array then words << "--#{key}=#{value.join(',')}"
      else words << "--#{key}=#{value}"
      end
    end
    words.join(' ')
  end
end
