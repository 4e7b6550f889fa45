# Says a text louder.
Puppet::Functions.create_function(:'greeting::shout') do
  dispatch :shout do
    param 'String[1]', :text
    optional_param 'Integer[1]', :times
    return_type 'String'
  end

  def shout(text, times = 1)
    text.upcase + '!' * times
  end
end
