# Words of command lines.

#- shellwords-01
require 'shellwords'
Shellwords.join(["a b", "c"])
#=> "a\\ b c"

#- shellwords-02
require 'shellwords'
["a b", :c, 1].shelljoin
#=> "a\\ b c 1"

#- shellwords-03
require 'shellwords'
"a b".shellsplit
#=> ["a", "b"]

#- shellwords-04
require 'shellwords'
Shellwords.shellwords("a b")
#=> ["a", "b"]
