# The two interfaces that functions are written with.
module Puppet
  module Pops
    module Functions
      # What functions with signatures inherit.
      class Function
        # Code may have one of its own, which calls this one.
        def initialize(_closure_scope, _loader); end

        def closure_scope
          Puppet::Parser::Scope.__global
        end

        def loader
          nil
        end

        def call_function(name, *arguments, &block)
          __call(Marotte.global_context, name, arguments, &block)
        end

        private

        def __call(context, name, arguments, &block)
          unless Marotte.function?(name.to_s)
            raise ArgumentError, "Function #{self.class.name}(): Unknown function: '#{name}'"
          end

          Marotte.call_function(context, name, arguments, self.class.__file, &block)
        end
      end
    end
  end

  module Functions
    def self.create_function(name, base = Function, &block)
      create_loaded_function(name, nil, base, &block)
    rescue StandardError => error
      raise ArgumentError, "Function Load Error for function '#{name}': #{error.message}"
    end

    def self.create_loaded_function(name, _loader, base = Function, &block)
      unless base.ancestors.include?(Puppet::Pops::Functions::Function)
        raise ArgumentError, "Functions must be based on Puppet::Pops::Functions::Function. Got #{base}"
      end

      name = name.to_s
      made = Class.new(base)
      made.instance_variable_set(:@func_name, name)
      made.class_eval(&block)
      made.__default_dispatch(name.split('::').last) if made.__dispatches.empty?
      made
    end

    # A function with signatures.
    class Function < Puppet::Pops::Functions::Function
      class << self
        def name
          @func_name
        end

        def builder
          DispatcherBuilder.new
        end

        def dispatch(method, &block)
          __dispatches << builder.__build(method, false, &block)
        end

        def argument_mismatch(method, &block)
          __dispatches << builder.__build(method, true, &block)
        end

        def local_types(&block)
          LocalTypes.new(__local_types, self).instance_eval(&block)
        end

        def __dispatches
          @dispatches ||= []
        end

        def __local_types
          @local_types ||= []
        end

        def __default_dispatch(method)
          unless method_defined?(method)
            raise ArgumentError, "Function Creation Error, cannot create a default dispatcher for function '#{method}', no method with this name found"
          end

          parameters = instance_method(method).parameters.map do |kind, parameter|
            parameter ||= 'args'
            case kind
            when :req then "Any $#{parameter}"
            when :opt then "Any $#{parameter} = ?"
            when :rest then "Any *$#{parameter}"
            end
          end
          __dispatches << [method, parameters.compact.join(', '), false, []]
        end

        # The file that it is in: which functions it can call depends on its module.
        attr_reader :__file

        # What the loader wants to know: the name, the one instance, local types, signatures.
        def __declaration(file)
          @__file = file
          [name, new(nil, Puppet::Pops::Loader::Loader.new), __local_types, __dispatches, method_defined?(:call)]
        end

        # For functions that have a `call` of their own, and choose a signature in it.
        def dispatcher
          Dispatcher
        end
      end
    end

    # Chooses a signature by the arguments.
    module Dispatcher
      def self.dispatch(function, _scope, arguments, &block)
        Marotte.dispatch(function, arguments, &block)
      end
    end

    class InternalFunction < Function
      def self.builder
        InternalDispatchBuilder.new
      end

      def call_function_with_scope(scope, name, *arguments, &block)
        __call(scope, name, arguments, &block)
      end
    end

    class PuppetFunction < Function; end

    # Names of types that one function has.
    class LocalTypes
      def initialize(list, function)
        @list = list
        @function = function
      end

      def type(text)
        name, of = text.split('=', 2)
        @list << [name.strip, of.to_s.strip]
        made = nil
        function = @function
        @function.send(:define_method, "type_#{name.strip}") { made ||= Marotte.parse_type(of.strip) }
        function
      end
    end

    # The words of a `dispatch` block. They become a signature in Puppet's syntax.
    class DispatcherBuilder
      def __build(method, mismatch, &block)
        @parameters = []
        @injected = []
        @block = @result = nil
        @optional = @repeated = false
        instance_eval(&block)
        text = (@parameters + [@block].compact).join(', ')
        text += " >> #{@result}" if @result
        [method, text, mismatch, @injected]
      end

      def param(type, name)
        __parameter(type, name)
        raise ArgumentError, 'A required parameter cannot be added after an optional parameter' if @optional

        @parameters << "#{type} $#{name}"
      end
      alias required_param param

      def optional_param(type, name)
        __parameter(type, name)
        @optional = true
        @parameters << "#{type} $#{name} = ?"
      end

      def repeated_param(type, name)
        __parameter(type, name)
        @repeated = true
        @parameters << "#{type} *$#{name}"
      end
      alias optional_repeated_param repeated_param

      def required_repeated_param(type, name)
        __parameter(type, name)
        if @optional
          raise ArgumentError, 'A required repeated parameter cannot be added after an optional parameter'
        end

        @repeated = true
        @parameters << "#{type} +$#{name}"
      end

      def block_param(*type_and_name)
        __block(type_and_name, '')
      end
      alias required_block_param block_param

      def optional_block_param(*type_and_name)
        __block(type_and_name, ' = ?')
      end

      def return_type(type)
        unless type.is_a?(String) || type.is_a?(Puppet::Pops::Types::PAnyType)
          raise ArgumentError, "Argument to 'return_type' must be a String reference to a Puppet Data Type. Got #{type.class}"
        end

        @result = type
      end

      private

      def __parameter(type, name)
        raise ArgumentError, 'Parameters cannot be added after a block parameter' if @block
        raise ArgumentError, 'Parameters cannot be added after a repeated parameter' if @repeated
        raise ArgumentError, "Parameter name argument must be a Symbol. Got #{name.class}" if name.is_a?(String)
        return if type.is_a?(String) || type.is_a?(Puppet::Pops::Types::PAnyType)

        raise ArgumentError, "Parameter 'type' must be a String reference to a Puppet Data Type. Got #{type.class}"
      end

      def __block(type_and_name, optional)
        type, name = case type_and_name.size
                     when 0 then ['Callable', :block]
                     when 1 then ['Callable', type_and_name[0]]
                     when 2 then type_and_name
                     else
                       raise ArgumentError, "block_param accepts max 2 arguments (type, name), got #{type_and_name.size}."
                     end
        unless name.is_a?(Symbol)
          raise ArgumentError, "Expected block_param name to be a Symbol, got #{name.class}"
        end
        raise ArgumentError, 'Attempt to redefine block' if @block

        @block = "#{type} &$#{name}#{optional}"
      end
    end

    # The same for functions that get more than their arguments.
    class InternalDispatchBuilder < DispatcherBuilder
      def scope_param
        @injected << @parameters.size + @injected.size
      end

      %i[script_compiler_param cache_param compiler_param pal_compiler_param].each do |word|
        define_method(word) do
          raise NotImplementedError, "#{word} is not available here"
        end
      end
    end
  end

  module Parser
    # Functions of the old interface.
    module Functions
      # Those that are built in with the old interface. Others that are built in can only be called
      # by the new one.
      BUILT_IN = %w[
        alert contain create_resources crit debug digest emerg err fail file fqdn_rand generate
        include info inline_template md5 notice realize require scanf sha1 sha256 shellquote sprintf
        tag tagged template versioncmp warning
      ].to_h { |name| [name, true] }.freeze
      STUBS = %w[
        assert_type binary_file break defined dig each epp filter find_file hiera hiera_array
        hiera_hash hiera_include inline_epp lest lookup map match new next reduce regsubst return
        reverse_each slice split step strftime then type with
      ].to_h { |name| [name, true] }.freeze
      DEPRECATED = %w[contain include require].freeze

      INFO = {}

      # The functions whose files were looked for, so that there is nothing more to load.
      @looked_for = {}

      class << self
        def newfunction(name, options = {}, &block)
          name = name.to_sym
          arity = options[:arity] || -1
          type = options[:type] || :statement
          unless %i[statement rvalue].include?(type)
            raise Puppet::DevError, "Invalid statement type #{type.inspect}"
          end

          Puppet.warning("Overwriting previous definition for function #{name}") if INFO[name]
          Puppet::Parser::Scope.send(:define_method, "real_function_#{name}", &block)
          Puppet::Parser::Scope.send(:define_method, "function_#{name}") do |*arguments|
            Puppet::Parser::Functions.__check(name, arity, arguments)
            result = send("real_function_#{name}", arguments[0])
            type == :rvalue ? Puppet::Parser::Functions.__result(result) : nil
          end
          INFO[name] = { arity: arity, type: type, name: "function_#{name}", doc: options[:doc] }
        end

        def function(name)
          name = name.to_s
          __load(name) unless INFO[name.to_sym]
          return "function_#{name}" if INFO[name.to_sym] || BUILT_IN.key?(name) || STUBS.key?(name)

          nil
        end

        # Loads the file that a module may have for a function.
        def __load(name)
          return false if @looked_for.key?(name)

          file = "puppet/parser/functions/#{name}"
          require file
          @looked_for[name] = true
        rescue LoadError => e
          # A file that is there may have something else to load that is not.
          @looked_for[name] = true if e.message == "cannot load such file -- #{file}"
          false
        end

        def rvalue?(name)
          info = INFO[name.to_sym]
          !info.nil? && info[:type] == :rvalue
        end

        def arity(name)
          info = INFO[name.to_sym]
          info ? info[:arity] : -1
        end

        def autoloader
          Autoloader
        end

        def environment_module(*)
          Puppet::Parser::Scope
        end

        def __check(name, arity, arguments)
          unless arguments[0].is_a?(Array)
            raise ArgumentError, 'custom functions must be called with a single array that contains the arguments. For example, function_example([1]) instead of function_example(1)'
          end

          given = arguments[0].size
          if arity >= 0 && given != arity
            raise ArgumentError, "#{name}(): Wrong number of arguments given (#{given} for #{arity})"
          elsif arity < 0 && given < (arity + 1).abs
            raise ArgumentError, "#{name}(): Wrong number of arguments given (#{given} for minimum #{(arity + 1).abs})"
          end
        end

        # Results lose `:undef`.
        def __result(value)
          case value
          when :undef then nil
          when Array then value.map { |element| __result(element) }
          when Hash then value.to_h { |key, element| [__result(key), __result(element)] }
          else value
          end
        end

        # `scope.function_name([…])` of a function that is not a method of the scope.
        def __call(scope, name, arguments)
          return scope.send("function_#{name}", *arguments) if INFO[name.to_sym]

          if STUBS.key?(name)
            raise Puppet::ParseError, "#{name}() can only be called using the 4.x function API. See Scope#call_function"
          end
          if BUILT_IN.key?(name)
            __check(name, -1, arguments)
            if DEPRECATED.include?(name)
              message = "Calling function_#{name} via the Scope class is deprecated. Use Scope#call_function instead"
              Puppet.warn_once('deprecations', "function_#{name}", message)
            end
            return scope.call_function(name, arguments[0])
          end

          raise Puppet::DevError, "Function #{name} not defined despite being loaded!"
        end
      end

      # Loads files of functions; they are found when they are called, too.
      module Autoloader
        def self.load(name, *)
          __warn("load(\"#{name}\")")
          Functions.function(name)
          true
        end

        def self.loaded?(name)
          __warn("loaded?(\"#{name}\")")
          !INFO[name.to_sym].nil?
        end

        def self.loadall(*)
          __warn('loadall')
          true
        end

        def self.__warn(word)
          Puppet.warn_once('deprecations', "Puppet::Parser::Functions##{word}", "The method 'Puppet::Parser::Functions.autoloader##{word}' is deprecated in favor of using 'Scope#call_function'.")
        end
      end
    end
  end
end
