# What `require 'deep_merge'` gives hashes.
require 'deep_merge/core'

class Hash
  include DeepMerge::DeepMergeHash
end
