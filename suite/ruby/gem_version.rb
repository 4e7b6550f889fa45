# Versions of gems.

#- gem_version-05
Gem::Requirement.new(">= 1", "< 2").satisfied_by?(Gem::Version.new("1.5"))
#=> true

#- gem_version-06
Gem::Requirement.new(["> 1", "< 3"]).to_s
#=> "> 1, < 3"

#- gem_version-09
Gem::Dependency.new("a", "~> 1.0").match?("a", "1.5")
#=> true

#- gem_version-10
Gem::Dependency.new("", ">= 1.0").match?("", "0.5")
#=> false

#- gem_version-11
Gem::Dependency.new("a", "~> 1.0").to_s
#=> "a (~> 1.0)"

#- gem_version-12
[Gem::Version.new("1.10"), Gem::Version.new("1.9")].sort.map(&:to_s)
#=> ["1.9", "1.10"]

#- gem_version-13
[Gem::Version.new("1.10"), Gem::Version.new("1.9")].max.to_s
#=> "1.10"

#- gem_version-edge-01
Gem::Version.new("x")
#!! ArgumentError: Malformed version number string x

#- gem_version-edge-02
Gem::Version.new("")
#=> #<Gem::Version "0">

#- gem_version-edge-03
Gem::Version.new(" 1.2 ")
#=> #<Gem::Version "1.2">

#- gem_version-edge-04
Gem::Version.new("1..2")
#!! ArgumentError: Malformed version number string 1..2

#- gem_version-edge-05
[Gem::Version.correct?("1.2"), Gem::Version.correct?("x")]
#=> [true, false]

#- gem_version-edge-06
[Gem::Version.new("1.2") > "1.1", Gem::Version.new("1.2") <=> 3]
#=> [true, nil]

#- gem_version-edge-07
Gem::Version.create(nil)
#=> nil

#- gem_version-edge-08
Gem::Requirement.new("x y")
#!! Gem::Requirement::BadRequirementError: Illformed requirement ["x y"]

#- gem_version-edge-09
Gem::Requirement.new(">= 0").none?
#=> true

#- gem_version-edge-10
%w[1 1.0 1.0.0 1.a 1.0.1 1.10 1.9 2.0.pre 2.0-rc1 2.0 1.0.b2 1.0.b10].map { |v| Gem::Version.new(v) }.sort.map(&:to_s)
#=> ["1.a", "1.0.b2", "1.0.b10", "1", "1.0", "1.0.0", "1.0.1", "1.9", "1.10", "2.0.pre.rc1", "2.0.pre", "2.0"]

#- gem_version-edge-11
%w[1.0 1.5 2.0 1.0.a].map { |v| ["~> 1.0", ">= 1.0", "< 2", "= 1", "!= 1.0", "~> 1.2.3"].map { |r| Gem::Requirement.new(r).satisfied_by?(Gem::Version.new(v)) } }
#=> [[true, true, true, true, false, false], [true, true, true, false, true, false], [false, true, false, false, true, false], [false, false, true, false, true, false]]
