# The ports of a range such as "8000-8002".
Puppet::Functions.create_function(:'web::ports') do
  dispatch :ports do
    param 'Pattern[/\A\d+-\d+\z/]', :range
    return_type 'Array[Integer]'
  end

  def ports(range)
    first, last = range.split('-').map(&:to_i)
    (first..last).to_a
  end
end
