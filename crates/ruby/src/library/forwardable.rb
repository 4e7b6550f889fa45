# Methods that are handed on to something that an object has.
module Forwardable
  def instance_delegate(hash)
    hash.each do |methods, accessor|
      methods = [methods] unless methods.respond_to?(:each)
      methods.each { |method| def_instance_delegator(accessor, method) }
    end
  end

  def def_instance_delegators(accessor, *methods)
    methods.each do |method|
      next if %w[__send__ __id__].include?(method.to_s)
      def_instance_delegator(accessor, method)
    end
  end

  def def_instance_delegator(accessor, method, ali = method)
    accessor = accessor.to_s
    name = method.to_sym
    body = proc do |*args, **options, &block|
      target = if accessor.start_with?('@@')
                 self.class.class_variable_get(accessor)
               elsif accessor.start_with?('@')
                 instance_variable_get(accessor)
               else
                 accessor.split('.').inject(self) { |at, part| at.__send__(part) }
               end
      options.empty? ? target.__send__(name, *args, &block) : target.__send__(name, *args, **options, &block)
    end
    is_a?(Module) ? define_method(ali, &body) : define_singleton_method(ali, &body)
    ali.to_sym
  end

  alias delegate instance_delegate
  alias def_delegators def_instance_delegators
  alias def_delegator def_instance_delegator
end

module SingleForwardable
  def def_single_delegator(accessor, method, ali = method)
    name = method.to_sym
    target = accessor
    define_singleton_method(ali) do |*args, &block|
      receiver = target.is_a?(Module) ? target : (target.to_s.start_with?('@') ? instance_variable_get(target.to_s) : __send__(target))
      receiver.__send__(name, *args, &block)
    end
    ali.to_sym
  end

  def def_single_delegators(accessor, *methods)
    methods.each { |method| def_single_delegator(accessor, method) }
  end

  alias def_delegator def_single_delegator
  alias def_delegators def_single_delegators
end
