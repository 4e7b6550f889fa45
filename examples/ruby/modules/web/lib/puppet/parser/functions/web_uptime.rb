module Puppet::Parser::Functions
  newfunction(:web_uptime, type: :rvalue) do |_arguments|
    `uptime`.chomp
  end
end
