# Paths as objects. What they name is asked for through File and Dir.
class Pathname
  include Comparable

  SEPARATOR_LIST = '/'
  SEPARATOR_PAT = /\//
  TO_PATH = :to_path

  def initialize(path)
    path = path.to_path if path.respond_to?(:to_path)
    raise TypeError, "no implicit conversion of #{path.nil? ? 'nil' : path.class} into String" unless path.is_a?(String)
    raise ArgumentError, 'pathname contains null byte' if path.include?("\0")
    @path = path.dup
  end

  def self.getwd
    new(Dir.getwd)
  end

  def self.pwd
    new(Dir.getwd)
  end

  def self.glob(*args)
    Dir.glob(*args).map { |path| new(path) }
  end

  def to_s
    @path.dup
  end
  alias to_path to_s

  def to_str_for_join
    @path
  end

  def ==(other)
    other.is_a?(Pathname) && @path == other.to_s
  end
  alias === ==
  alias eql? ==

  def <=>(other)
    return nil unless other.is_a?(Pathname)
    @path.tr('/', "\0") <=> other.to_s.tr('/', "\0")
  end

  def hash
    @path.hash
  end

  def inspect
    "#<#{self.class}:#{@path}>"
  end

  def freeze
    super
    @path.freeze
    self
  end

  def absolute?
    @path.start_with?('/')
  end

  def relative?
    !absolute?
  end

  def root?
    @path.match?(/\A\/+\z/)
  end

  def +(other)
    other = Pathname.new(other) unless other.is_a?(Pathname)
    Pathname.new(plus(@path, other.to_s))
  end
  alias / +

  def join(*parts)
    return self if parts.empty?
    result = parts.pop
    result = Pathname.new(result) unless result.is_a?(Pathname)
    return result if result.absolute?
    parts.reverse_each do |part|
      part = Pathname.new(part) unless part.is_a?(Pathname)
      result = part + result
      return result if result.absolute?
    end
    self + result
  end

  def parent
    self + '..'
  end

  def dirname
    self.class.new(File.dirname(@path))
  end

  def basename(*args)
    self.class.new(File.basename(@path, *args))
  end

  def extname
    File.extname(@path)
  end

  def expand_path(*args)
    self.class.new(File.expand_path(@path, *args))
  end

  def split
    File.split(@path).map { |part| self.class.new(part) }
  end

  def sub(*args, &block)
    self.class.new(block ? @path.sub(*args, &block) : @path.sub(*args))
  end

  def sub_ext(extension)
    old = File.extname(@path)
    self.class.new(@path.chomp(old) + extension)
  end

  # Without `.`, `..` and empty parts.
  def cleanpath(_consider_symlink = false)
    names = []
    @path.split('/').each do |name|
      next if name.empty? || name == '.'
      if name == '..'
        if names.empty?
          names << name unless absolute?
        elsif names.last == '..'
          names << name
        else
          names.pop
        end
      else
        names << name
      end
    end
    return self.class.new("/#{names.join('/')}") if absolute?
    self.class.new(names.empty? ? '.' : names.join('/'))
  end

  def each_filename(&block)
    return to_enum(:each_filename) unless block
    @path.split('/').reject(&:empty?).each(&block)
  end

  def descend
    return to_enum(:descend) unless block_given?
    all = []
    ascend { |path| all.unshift(path) }
    all.each { |path| yield path }
    nil
  end

  def ascend
    return to_enum(:ascend) unless block_given?
    path = @path
    yield self
    while (rest = shorter(path))
      path = rest
      yield self.class.new(path)
    end
  end

  def relative_path_from(base)
    base = Pathname.new(base) unless base.is_a?(Pathname)
    to = cleanpath.to_s
    from = base.cleanpath.to_s
    if to.start_with?('/') != from.start_with?('/')
      raise ArgumentError, "different prefix: #{(absolute? ? '/' : '').inspect} and #{base.to_s.inspect}"
    end
    to = to.split('/').reject { |name| name.empty? || name == '.' }
    from = from.split('/').reject { |name| name.empty? || name == '.' }
    while !to.empty? && !from.empty? && to.first == from.first
      to.shift
      from.shift
    end
    raise ArgumentError, "base_directory has ..: #{base.to_s.inspect}" if from.include?('..')
    parts = ['..'] * from.size + to
    Pathname.new(parts.empty? ? '.' : parts.join('/'))
  end

  def exist?
    File.exist?(@path)
  end

  def file?
    File.file?(@path)
  end

  def directory?
    File.directory?(@path)
  end

  def readable?
    File.readable?(@path)
  end

  def symlink?
    File.symlink?(@path)
  end

  def size
    File.size(@path)
  end

  def read(*args)
    File.read(@path, *args)
  end

  def binread(*args)
    File.binread(to_s, *args)
  end

  def each_line(*args, &block)
    File.foreach(to_s, *args, &block)
  end

  def executable?
    File.executable?(to_s)
  end

  def writable?
    File.writable?(to_s)
  end

  def size?
    File.size?(to_s)
  end

  def zero?
    File.zero?(to_s)
  end

  def mtime
    File.mtime(to_s)
  end

  def stat
    File.stat(to_s)
  end

  def empty?
    directory? ? Dir.empty?(to_s) : zero?
  end

  def each_child(with_directory = true, &block)
    children(with_directory).each(&block)
  end

  def each_entry(&block)
    entries.each(&block)
  end

  def readlines(*args)
    File.readlines(@path, *args)
  end

  def realpath(*)
    self.class.new(File.realpath(@path))
  end

  def children(with_directory = true)
    Dir.children(@path).map { |name| with_directory && @path != '.' ? self + name : self.class.new(name) }
  end

  def entries
    Dir.entries(@path).map { |name| self.class.new(name) }
  end

  def glob(pattern)
    Dir.glob(File.join(@path, pattern)).map { |path| self.class.new(path) }
  end

  def fnmatch(pattern, *args)
    File.fnmatch(pattern, @path, *args)
  end
  alias fnmatch? fnmatch

  private

  # Goes up one name for each `..` that the other begins with, as far as there are names.
  def plus(left, right)
    return right if right.start_with?('/')
    base = left
    rest = right
    until rest.empty?
      if (match = rest.match(/\A\.(\/+|\z)/))
        rest = match.post_match
        next
      end
      break unless (match = rest.match(/\A\.\.(\/+|\z)/))
      base = trimmed(base)
      break if base.empty? || base.match?(/(\A|\/)\.\.\z/)
      base = trimmed(base.sub(/[^\/]+\z/, ''))
      rest = match.post_match
    end
    base = trimmed(base) if rest.empty? || base == '.'
    return rest.empty? ? '.' : rest if base.empty?
    return base if rest.empty?
    base.end_with?('/') ? base + rest : "#{base}/#{rest}"
  end

  # Without slashes and dots at the end.
  def trimmed(path)
    loop do
      shorter = path.sub(/(?<=[^\/])\/+\z/, '').sub(/(\A|\/)\.\z/) { $1 }
      return path if shorter == path
      path = shorter
    end
  end

  # The path without its last name; nothing if there is no other.
  def shorter(path)
    return nil if path.match?(/\A\/*\z/)
    path = path.sub(/\/+\z/, '')
    index = path.rindex('/')
    return nil unless index
    head = path[0, index].sub(/\/+\z/, '')
    head.empty? ? '/' : head
  end
end

module Kernel
  def Pathname(path)
    path.is_a?(Pathname) ? path : Pathname.new(path)
  end
  module_function :Pathname
end
