# Text as files.

#- stringio-01
require 'stringio'
s = StringIO.new; s.puts "a", ["b", ["c"]], 1; s.print "x", 2; s << "y" << 3; s.printf("%03d", 5); s.write("p", "q"); s.string
#=> "a\nb\nc\n1\nx2y3005pq"

#- stringio-02
require 'stringio'
s = StringIO.new("a\nb\nc"); [s.gets, s.lineno, s.read, s.gets, s.eof?, s.pos]
#=> ["a\n", 1, "b\nc", nil, true, 5]

#- stringio-03
require 'stringio'
StringIO.new("a\nb\n").each_line.to_a
#=> ["a\n", "b\n"]

#- stringio-04
require 'stringio'
StringIO.new("a\nb\n").readlines
#=> ["a\n", "b\n"]

#- stringio-05
require 'stringio'
StringIO.new("a\nb\n").each_line(chomp: true).to_a
#=> ["a", "b"]

#- stringio-06
require 'stringio'
StringIO.new("a\nb\n").map(&:chomp)
#=> ["a", "b"]

#- stringio-07
require 'stringio'
s = StringIO.new("hello"); [s.read(2), s.getc, s.getbyte, s.read(10), s.read(1), s.read]
#=> ["he", "l", 108, "o", nil, ""]

#- stringio-08
require 'stringio'
s = StringIO.new("hello"); s.seek(2); s.write("XY"); [s.string, s.pos]
#=> ["heXYo", 4]

#- stringio-09
require 'stringio'
s = StringIO.new(+"hello", "a"); s.write("XY"); s.string
#=> "helloXY"

#- stringio-10
require 'stringio'
s = StringIO.new(+"hello", "w"); s.write("XY"); s.string
#=> "XY"

#- stringio-11
require 'stringio'
s = StringIO.new("hello".freeze); s.write("XY")
#!! IOError: not opened for writing

#- stringio-12
require 'stringio'
s = StringIO.new("hello", "r"); s.write("XY")
#!! IOError: not opened for writing

#- stringio-13
require 'stringio'
s = StringIO.new(+"hello", "w"); s.read
#!! IOError: not opened for reading

#- stringio-14
require 'stringio'
s = StringIO.new; s.close; s.closed?
#=> true

#- stringio-15
require 'stringio'
s = StringIO.new; s.close; s.puts 1
#!! IOError: not opened for writing

#- stringio-16
require 'stringio'
StringIO.new("").readline
#!! EOFError: end of file reached

#- stringio-17
require 'stringio'
StringIO.new("").read
#=> ""

#- stringio-18
require 'stringio'
StringIO.new("").gets
#=> nil

#- stringio-19
require 'stringio'
s = StringIO.new; s.puts; s.puts nil; s.puts []; s.puts "a\n"; s.string
#=> "\n\na\n"

#- stringio-20
require 'stringio'
s = StringIO.new("a b c"); s.gets(" ")
#=> "a "

#- stringio-21
require 'stringio'
s = StringIO.new("abc"); s.rewind; s.truncate(1); s.string
#=> "a"

#- stringio-22
require 'stringio'
s = StringIO.new("äö"); [s.getc, s.pos, s.getc, s.getc]
#=> ["ä", 2, "ö", nil]

#- stringio-23
require 'stringio'
StringIO.new("abc").size
#=> 3
