require 'net/http'

# The text at an address.
Puppet::Functions.create_function(:'web::fetch') do
  def fetch(address)
    Net::HTTP.get(URI(address))
  end
end
