# Versions of gems, and what is required of them.
module Gem
  VERSION = '3.3.5'

  class Version
    include Comparable

    VERSION_PATTERN = '[0-9]+(?>\.[0-9a-zA-Z]+)*(-[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?'
    ANCHORED_VERSION_PATTERN = /\A\s*(#{VERSION_PATTERN})?\s*\z/

    def self.correct?(version)
      ANCHORED_VERSION_PATTERN.match?(version.to_s)
    end

    def self.create(input)
      return input if input.is_a?(Version)
      input.nil? ? nil : new(input)
    end

    def initialize(version)
      unless self.class.correct?(version)
        raise ArgumentError, "Malformed version number string #{version}"
      end
      version = 0 if version.is_a?(String) && version =~ /\A\s*\z/
      @version = version.to_s.strip.gsub('-', '.pre.')
      @version = -@version
    end

    def version
      @version
    end
    alias to_s version

    def inspect
      "#<#{self.class} #{version.inspect}>"
    end

    def eql?(other)
      self.class === other && @version == other.version
    end

    def hash
      canonical_segments.hash
    end

    def segments
      @version.scan(/[0-9]+|[a-z]+/i).map { |part| part.match?(/\A\d+\z/) ? part.to_i : part }
    end

    def canonical_segments
      numbers, rest = split_segments
      [numbers, rest].flat_map { |list| list.reverse.drop_while { |part| part == 0 }.reverse }
    end

    def prerelease?
      @version.match?(/[a-zA-Z]/)
    end

    def release
      return self unless prerelease?
      parts = segments
      parts.pop while parts.any? { |part| part.is_a?(String) }
      self.class.new(parts.join('.'))
    end

    def bump
      parts = segments
      parts.pop while parts.any? { |part| part.is_a?(String) }
      parts.pop if parts.size > 1
      parts[-1] = parts[-1].succ
      self.class.new(parts.join('.'))
    end

    def approximate_recommendation
      parts = segments
      parts.pop while parts.any? { |part| part.is_a?(String) }
      parts.pop while parts.size > 2
      parts.push(0) while parts.size < 2
      text = "~> #{parts.join('.')}"
      text += '.a' if prerelease?
      text
    end

    def <=>(other)
      return self <=> self.class.new(other) if other.is_a?(String) && self.class.correct?(other)
      return unless other.is_a?(Version)
      return 0 if @version == other.version
      left = canonical_segments
      right = other.canonical_segments
      return 0 if left == right
      size = [left.size, right.size].max
      size.times do |index|
        one = left[index] || 0
        two = right[index] || 0
        next if one == two
        return -1 if one.is_a?(String) && two.is_a?(Numeric)
        return 1 if one.is_a?(Numeric) && two.is_a?(String)
        return one <=> two
      end
      0
    end

    private

    def split_segments
      at = segments.index { |part| part.is_a?(String) } || segments.size
      [segments[0...at], segments[at..-1] || []]
    end
  end

  class Requirement
    class BadRequirementError < ArgumentError
    end

    OPS = {
      '=' => lambda { |version, wanted| version == wanted },
      '!=' => lambda { |version, wanted| version != wanted },
      '>' => lambda { |version, wanted| version > wanted },
      '<' => lambda { |version, wanted| version < wanted },
      '>=' => lambda { |version, wanted| version >= wanted },
      '<=' => lambda { |version, wanted| version <= wanted },
      '~>' => lambda { |version, wanted| version >= wanted && version.release < wanted.bump }
    }.freeze

    PATTERN_RAW = "\\s*(#{OPS.keys.map { |key| Regexp.quote(key) }.join('|')})?\\s*(#{Version::VERSION_PATTERN})\\s*"
    PATTERN = /\A#{PATTERN_RAW}\z/
    DefaultRequirement = ['>=', Version.new(0)].freeze

    attr_reader :requirements

    def self.create(*inputs)
      return new(inputs) if inputs.length > 1
      input = inputs.shift
      case input
      when Requirement then input
      when Version, Array then new(input)
      when '!' then new('>= 0')
      else input.respond_to?(:to_str) ? new([input.to_str]) : default
      end
    end

    def self.default
      new('>= 0')
    end

    def self.parse(object)
      return ['=', object] if object.is_a?(Version)
      unless PATTERN =~ object.to_s
        raise BadRequirementError, "Illformed requirement [#{object.inspect}]"
      end
      operator = $1 || '='
      version = $2
      return DefaultRequirement if operator == '>=' && version == '0'
      [operator, Version.new(version)]
    end

    def initialize(*requirements)
      requirements = requirements.flatten.compact.uniq
      @requirements = requirements.empty? ? [DefaultRequirement] : requirements.map { |one| self.class.parse(one) }
    end

    def concat(more)
      @requirements.concat(more.flatten.compact.uniq.map { |one| self.class.parse(one) })
    end

    def none?
      @requirements.size == 1 && @requirements[0] == DefaultRequirement
    end

    def exact?
      @requirements.size == 1 && @requirements[0][0] == '='
    end

    def specific?
      return true if @requirements.length > 1
      !%w[> >=].include?(@requirements.first.first)
    end

    def prerelease?
      @requirements.any? { |_, version| version.prerelease? }
    end

    def satisfied_by?(version)
      raise ArgumentError, "Need a Gem::Version: #{version.inspect}" unless version.is_a?(Version)
      @requirements.all? { |operator, wanted| OPS.fetch(operator).call(version, wanted) }
    end
    alias === satisfied_by?
    alias =~ satisfied_by?

    def as_list
      @requirements.map { |operator, version| "#{operator} #{version}" }
    end

    def to_s
      as_list.join(', ')
    end

    def ==(other)
      return false unless other.is_a?(Requirement)
      as_list.sort == other.as_list.sort
    end

    def hash
      as_list.sort.hash
    end
  end

  class Dependency
    attr_reader :name, :requirement, :type

    def initialize(name, *requirements)
      @type = requirements.last.is_a?(Symbol) ? requirements.pop : :runtime
      @name = name
      @requirement = Requirement.create(*(requirements.empty? ? [nil] : requirements))
    end

    def match?(other, version = nil, _allow_prerelease = false)
      if other.is_a?(Dependency)
        version = other.requirement.requirements.first.last
        other = other.name
      end
      return false unless @name === other
      version ? @requirement.satisfied_by?(Version.create(version)) : true
    end
    alias === match?
    alias =~ match?

    def requirements_list
      @requirement.as_list
    end

    def to_s
      "#{name} (#{requirement})"
    end

    def ==(other)
      other.is_a?(Dependency) && name == other.name && type == other.type && requirement == other.requirement
    end
  end

  class LoadError < ::LoadError
  end

  def self.win_platform?
    false
  end

  def self.ruby_version
    Version.new(RUBY_VERSION)
  end
end
