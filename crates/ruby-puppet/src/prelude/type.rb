# The words that resource types are declared with.
module Puppet
  class Type
  end
end
