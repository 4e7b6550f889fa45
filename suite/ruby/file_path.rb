# Paths as text.

#- file_path-01
[File.join("a", "b"), File.join("a/", "/b"), File.join("a", ["b", ["c"]]), File.join, File.join("", "a"), File.join("a", ""), File.join("a//", "b")]
#=> ["a/b", "a/b", "a/b/c", "", "/a", "a/", "a//b"]

#- file_path-02
File.join("a", nil)
#!! TypeError: no implicit conversion of nil into String

#- file_path-03
%w[/a/b a /a / a/b/ //a a//b .].map { |p| File.dirname(p) } + [File.dirname("")]
#=> ["/a", ".", "/", "/", "a", "/", "a", ".", "."]

#- file_path-04
File.dirname("/a/b/c/d", 2)
#=> "/a/b"

#- file_path-05
%w[/a/b.rb a /a/ / a/b/ .bashrc a.tar.gz].map { |p| File.basename(p) }
#=> ["b.rb", "a", "a", "/", "b", ".bashrc", "a.tar.gz"]

#- file_path-06
[File.basename("a.rb", ".rb"), File.basename("a.rb", ".*"), File.basename(".rb", ".rb"), File.basename("a.tar.gz", ".*"), File.basename("/a/b.rb", ".py")]
#=> ["a", "a", ".rb", "a.tar", "b.rb"]

#- file_path-07
%w[a.rb a .bashrc a.tar.gz a. a/b.c/d .a.b].map { |p| File.extname(p) }
#=> [".rb", "", "", ".gz", ".", "", ".b"]

#- file_path-08
[File.expand_path("/a/../b"), File.expand_path("b", "/a"), File.expand_path("../x", "/a/b"), File.expand_path("/"), File.expand_path("/a//b/./c/"), File.absolute_path("~x", "/a")]
#=> ["/b", "/a/b", "/a/x", "/", "/a/b/c", "/a/~x"]

#- file_path-09
[File.split("/a/b"), File.split("a"), File.split("/")]
#=> [["/a", "b"], [".", "a"], ["/", "/"]]

#- file_path-10
[File.absolute_path?("/a"), File.absolute_path?("a")]
#=> [true, false]

#- file_path-11
[File.fnmatch("*.rb", "a.rb"), File.fnmatch("*", ".a"), File.fnmatch("*", ".a", File::FNM_DOTMATCH), File.fnmatch("a/*", "a/b/c"), File.fnmatch("a/*", "a/b/c", File::FNM_PATHNAME), File.fnmatch("**/c", "a/b/c", File::FNM_PATHNAME), File.fnmatch("[a-c]?", "bx"), File.fnmatch("[!a]", "a"), File.fnmatch("A", "a", File::FNM_CASEFOLD), File.fnmatch("{a,b}", "a"), File.fnmatch("{a,b}", "a", File::FNM_EXTGLOB), File.fnmatch?("a\\*", "a*")]
#=> [true, false, true, true, false, true, true, false, true, false, true, true]

#- file_path-12
[File::SEPARATOR, File::ALT_SEPARATOR, File::PATH_SEPARATOR]
#=> ["/", nil, ":"]
