# Objects that stand for others.
class Delegator < BasicObject
  def initialize(object)
    __setobj__(object)
  end

  def method_missing(name, *args, **options, &block)
    target = __getobj__
    if target.respond_to?(name)
      options.empty? ? target.__send__(name, *args, &block) : target.__send__(name, *args, **options, &block)
    else
      ::Kernel.raise ::NoMethodError, "undefined method `#{name}' for #{inspect}:#{self.class}"
    end
  end

  def respond_to?(name, all = false)
    __getobj__.respond_to?(name, all) || self.class.method_defined?(name)
  end

  def respond_to_missing?(name, all)
    __getobj__.respond_to?(name, all)
  end

  def class
    (class << self; self; end).superclass
  end

  def is_a?(type)
    self.class <= type || type == ::BasicObject ? true : false
  end
  alias kind_of? is_a?

  def instance_of?(type)
    self.class == type
  end

  def nil?
    false
  end

  def ==(other)
    return true if other.equal?(self)
    __getobj__ == other
  end

  def !=(other)
    !(self == other)
  end

  def eql?(other)
    return true if other.equal?(self)
    __getobj__.eql?(other)
  end

  def !
    !__getobj__
  end

  def hash
    __getobj__.hash
  end

  def to_s
    __getobj__.to_s
  end

  def inspect
    __getobj__.inspect
  end

  def frozen?
    false
  end

  def tap
    yield self
    self
  end

  def instance_variable_get(name)
    __getobj__.instance_variable_get(name)
  end

  def send(name, *args, &block)
    __send__(name, *args, &block)
  end
  alias public_send send

  def raise(*args)
    ::Kernel.raise(*args)
  end
end

class SimpleDelegator < Delegator
  def __getobj__
    @delegate_sd_obj
  end

  def __setobj__(object)
    @delegate_sd_obj = object
  end
end

def DelegateClass(superclass)
  klass = Class.new(SimpleDelegator)
  methods = superclass.instance_methods - [:to_s, :inspect, :==, :!=, :!, :hash, :eql?, :class, :is_a?, :kind_of?, :respond_to?, :__send__, :__id__, :object_id, :send, :public_send, :instance_variable_get, :nil?, :tap]
  methods.each do |name|
    klass.define_method(name) { |*args, &block| __getobj__.__send__(name, *args, &block) }
  end
  klass
end
