# Paths.

#- pathname-01
require 'pathname'
Pathname.new("/a/b/c").relative_path_from(Pathname.new("/a/d"))
#=> #<Pathname:../b/c>

#- pathname-02
require 'pathname'
Pathname.new("a/b").relative_path_from(Pathname.new("a"))
#=> #<Pathname:b>

#- pathname-03
require 'pathname'
Pathname.new("a").relative_path_from(Pathname.new("/a"))
#!! ArgumentError: different prefix: "" and "/a"

#- pathname-04
require 'pathname'
Pathname.new("a").relative_path_from(Pathname.new(".."))
#!! ArgumentError: base_directory has ..: ".."

#- pathname-05
require 'pathname'
Pathname.new("a").relative_path_from(Pathname.new("a"))
#=> #<Pathname:.>

#- pathname-06
require 'pathname'
Pathname.new("/a").join("b", "c")
#=> #<Pathname:/a/b/c>

#- pathname-07
require 'pathname'
Pathname.new("/a").join("b", "/c", "d")
#=> #<Pathname:/c/d>

#- pathname-08
require 'pathname'
Pathname.new("/a").join
#=> #<Pathname:/a>

#- pathname-09
require 'pathname'
Pathname.new("a.rb").sub_ext(".py")
#=> #<Pathname:a.py>

#- pathname-10
require 'pathname'
Pathname.new("a").sub("a", "b")
#=> #<Pathname:b>

#- pathname-11
require 'pathname'
Pathname.new("a.tar.gz").extname
#=> ".gz"

#- pathname-12
require 'pathname'
Pathname.new(nil)
#!! TypeError: no implicit conversion of nil into String

#- pathname-13
require 'pathname'
Pathname.new("a\0b")
#!! ArgumentError: pathname contains null byte

#- pathname-14
require 'pathname'
Pathname.new("a") == Pathname.new("a")
#=> true

#- pathname-15
require 'pathname'
Pathname.new("a") == "a"
#=> false

#- pathname-16
require 'pathname'
Pathname.new("a") <=> Pathname.new("b")
#=> -1

#- pathname-17
require 'pathname'
[Pathname.new("b"), Pathname.new("a")].sort
#=> [#<Pathname:a>, #<Pathname:b>]

#- pathname-18
require 'pathname'
Pathname.new("a").eql?(Pathname.new("a"))
#=> true

#- pathname-19
require 'pathname'
{Pathname.new("a") => 1}[Pathname.new("a")]
#=> 1

#- pathname-20
require 'pathname'
Pathname("x")
#=> #<Pathname:x>

#- pathname-21
require 'pathname'
Pathname.new("x/y").split
#=> [#<Pathname:x>, #<Pathname:y>]

#- pathname-22
require 'pathname'
"#{Pathname.new('x')}"
#=> "x"

#- pathname-23
require 'pathname'
File.join(Pathname.new("x"), "y")
#=> "x/y"

#- pathname-24
require 'pathname'
Pathname.new("x").to_s.frozen?
#=> false
