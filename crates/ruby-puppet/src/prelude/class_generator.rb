# How classes are made for types, parameters and properties: by name, as constants of their owner.
module Puppet
  class ConstantAlreadyDefined < Error; end
  class SubclassAlreadyDefined < Error; end

  module Util
    module ClassGen
      def genclass(name, options = {}, &block)
        name = name.to_s.downcase.intern
        made = Class.new(options[:parent] || self)
        made.instance_variable_set(:@name, name)
        __name_class(made, name, options)
        made.initvars if made.respond_to?(:initvars)
        (options[:attributes] || {}).each do |key, value|
          writer = "#{key}="
          made.send(writer, value) if made.respond_to?(writer)
        end
        block ||= options[:block]
        made.class_eval(&block) if block
        __keep_class(made, name, options)
        made
      end

      def genmodule(name, options = {}, &block)
        made = Module.new
        __name_class(made, name.to_s.downcase.intern, options)
        made.module_eval(&block) if block
        __keep_class(made, name.to_s.downcase.intern, options)
        made
      end

      private

      def __name_class(made, name, options)
        constant = options[:constant] || "#{options[:prefix]}#{name.to_s.capitalize}"
        if const_defined?(constant, false)
          unless options[:overwrite]
            raise ConstantAlreadyDefined, "Class #{constant} is already defined in #{self}"
          end
          remove_const(constant)
        end
        const_set(constant, made)
      end

      def __keep_class(made, name, options)
        hash = options[:hash]
        array = options[:array]
        # What is in the list is in the table, where there are both.
        taken = hash ? hash.include?(name) : array && array.any? { |other| other.name == name }
        if taken && !options[:overwrite]
          raise SubclassAlreadyDefined, "Already a generated class named #{name}"
        end
        hash[name] = made if hash
        array << made if array
      end
    end
  end
end
