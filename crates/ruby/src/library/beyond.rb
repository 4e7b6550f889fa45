# Libraries that code requires now and then, and of which nothing is here: only another Ruby has what they do.
require 'open3'

module Find; include Refused; end
class CSV; include Refused; end
module REXML; include Refused; end
class OptionParser; include Refused; end
class PStore; include Refused; end
class Matrix; include Refused; end
class Vector; include Refused; end
class Prime; include Refused; end
module NKF; include Refused; end
module DRb; include Refused; end
module Coverage; include Refused; end
