# What `require 'deep_merge/rails_compat'` gives hashes.
require 'deep_merge/core'

class Hash
  include DeepMerge::RailsCompat
end
