# frozen_string_literal: true

# Runs Ruby code of modules in a real Ruby with a real Puppet, for a compilation in another process.
#
# Both sides send messages, a JSON object a line. The other side begins: it sends `call`, and the last
# answer to it is `return` or `raise`. Meanwhile this side may `ask`, and gets an `answer` or a `fail`, or
# another `call` before that.

require 'json'

# The other side.
module Marotte
  # The end of the code here: the other side leaves a block, or has no answer for code that goes on.
  class Leaving < Exception # rubocop:disable Lint/InheritException
    attr_reader :number

    def initialize(number)
      super('the compilation goes on elsewhere')
      @number = number
    end
  end

  class << self
    attr_reader :facts

    # What code prints goes to the standard error, and there is nothing to read for it.
    def open
      @input = $stdin.dup
      @output = $stdout.dup
      $stdin.reopen(File::NULL)
      $stdout.reopen($stderr)
      parent = Process.ppid
      # A process that is gone does not tell.
      Thread.new do
        sleep(1) while Process.ppid == parent
        exit!(1)
      end
    end

    def serve
      while (message = receive)
        answer(message)
      end
    end

    def ask(what, *arguments, &block)
      message = { 'ask' => what, 'arguments' => Values.list(arguments) }
      message['proc'] = keep(block) if block
      write(message)
      loop do
        answer = receive or exit!(0)
        return Values.read(answer['answer']) if answer.key?('answer')
        raise failure(answer['fail']) if answer.key?('fail')

        answer(answer)
      end
    end

    private

    def receive
      line = @input.gets
      line && JSON.parse(line, max_nesting: false)
    end

    def write(message)
      @output.write(JSON.generate(message, max_nesting: 0), "\n")
      @output.flush
    end

    def failure(told)
      return Leaving.new(told['number']) if told['leaves']

      # Code can rescue it; if nobody does, the other side knows it by its number.
      error = Puppet::ParseError.new(told['message'])
      error.instance_variable_set(:@marotte, told['number'])
      error
    end

    # Runs what the other side asks for.
    def answer(message)
      name, arguments = message.first
      value = Code.public_send(name, arguments)
      write('return' => Values.write(value))
    rescue Exception => e # rubocop:disable Lint/RescueException
      write('raise' => told(e))
    end

    def told(error)
      number = error.is_a?(Leaving) ? error.number : error.instance_variable_get(:@marotte)
      file, line = Code.place(error)
      { 'class' => error.class.name, 'message' => text_of(error), 'standard' => error.is_a?(StandardError),
        'bare' => defined?(Puppet::DataBinding::LookupError) && error.is_a?(Puppet::DataBinding::LookupError) || false,
        'number' => number, 'file' => file, 'line' => line }
    end

    def text_of(error)
      error.message.to_s.encode('UTF-8', invalid: :replace, undef: :replace).scrub
    end

    def keep(block)
      @procs ||= []
      @procs << block
      { 'number' => @procs.size - 1, 'arity' => block.arity }
    end

    public

    # A block that was given away.
    def kept(number) = @procs.fetch(number)

    def begin_session(facts)
      @facts = facts
      @procs = []
    end
  end

  # Values on their way: rich data.
  module Values
    module_function

    def read(data)
      return Code.lookup_context(data['number']) if data.is_a?(Hash) && data['__ptype'] == 'Marotte::LookupContext'

      frozen(Puppet::Pops::Serialization::FromDataConverter.convert(data, loader: Code.loader))
    end

    def write(value)
      Puppet::Pops::Serialization::ToDataConverter.convert(
        plain(value), rich_data: true, symbol_as_string: true, local_reference: false, message_prefix: 'value'
      )
    end

    def list(values) = values.map { |value| write(value) }

    # Strings of Puppet's are not changed.
    def frozen(value)
      case value
      when String then value.freeze
      when Array then value.each { |item| frozen(item) }
      when Hash then value.each { |key, item| [frozen(key), frozen(item)] }
      end
      value
    end

    # What is nothing in Puppet, and text that nobody said the encoding of.
    def plain(value)
      case value
      when :undef then nil
      when Array then value.map { |item| plain(item) }
      when Hash then value.to_h { |key, item| [plain(key), plain(item)] }
      when String then readable(value)
      else value
      end
    end

    def readable(text)
      return text unless text.encoding == Encoding::ASCII_8BIT || text.encoding == Encoding::US_ASCII

      as_text = text.dup.force_encoding(Encoding::UTF_8)
      as_text.valid_encoding? ? as_text : text
    end
  end

  # What is run here.
  module Code
    class << self
      attr_reader :loader

      # Begins with a Puppet that knows one environment.
      def open(options)
        require 'puppet'
        require 'puppet_pal'
        Puppet.initialize_settings(%w[--confdir /nonexistent --vardir /nonexistent], false)
        options['libraries'].each { |folder| $LOAD_PATH << folder }
        # That some are deprecated is nobody's concern here.
        Puppet::Util::Log.level = :crit
        options['settings'].each { |name, value| set(name, value) }
        @environment = Puppet::Node::Environment.create(options['environment'].to_sym, options['modulepath'],
                                                        Puppet::Node::Environment::NO_MANIFEST)
        log
        join_interface
        Puppet.version
      end

      # Begins a compilation: functions are made anew.
      def begin(options)
        @functions = {}
        Marotte.begin_session(options['facts'])
        Puppet.pop_context if @loader
        loaders = Puppet::Pops::Loaders.new(@environment)
        @loader = loaders.private_environment_loader
        Puppet.push_context({ current_environment: @environment, loaders: loaders,
                              environments: Puppet::Environments::Static.new(@environment) }, 'a compilation')
        node = Puppet::Node.new(options['node'], environment: @environment,
                                                 facts: Puppet::Node::Facts.new(options['node'], options['facts']))
        @compiler = Puppet::Parser::Compiler.new(node)
        @compiler.catalog.extend(CatalogOfOther)
        Puppet.push_context({ global_scope: scope('global') }, 'the top scope')
        nil
      end

      def function(call)
        function = @functions[call['name']] ||= load(call)
        arguments = call['arguments'].map { |value| Values.read(value) }
        catch(:next) { function.call(scope(call['scope']), *arguments, &block(call['block'])) }
      end

      def template(call)
        wrapper = Puppet::Parser::TemplateWrapper.new(scope(call['scope']))
        wrapper.instance_variable_set(:@__file__, call['path'])
        wrapper.result(call['text'])
      end

      def proc(call)
        Marotte.kept(call['number']).call(*call['arguments'].map { |value| Values.read(value) })
      end

      def scope(number) = OtherScope.new(@compiler, number)

      def lookup_context(number) = OtherContext.new(number)

      # Where an error was raised: in code of modules, not in Ruby's or Puppet's own.
      def place(error)
        own = [RbConfig::CONFIG['rubylibdir'], *$LOADED_FEATURES.grep(%r{/puppet\.rb\z}).map { |path| File.dirname(path) }]
        found = error.backtrace_locations.to_a.find { |at| at.path != '-e' && own.none? { |folder| at.path.start_with?(folder) } }
        found && [found.path, found.lineno]
      end

      private

      # A block of Puppet's code, with its type.
      def block(told)
        return nil unless told

        closure = Struct.new(:type).new(Puppet::Pops::Types::TypeParser.singleton.parse(told['type']))
        Puppet::Pops::Evaluator::PuppetProc.new(closure) { |*values| Marotte.ask('call_block', told['number'], values) }
      end

      def set(name, value)
        Puppet[name.to_sym] = value unless Puppet[name.to_sym].to_s == value.to_s
      rescue StandardError
        nil
      end

      def load(call)
        name = Puppet::Pops::Loader::TypedName.new(:function, call['name'])
        kind = call['legacy'] ? 'RubyLegacyFunctionInstantiator' : 'RubyFunctionInstantiator'
        Puppet::Pops::Loader.const_get(kind).create(@loader, name, call['path'], call['text'])
      end

      def log
        Puppet::Util::Log.newdesttype(:marotte) do
          match(/\Amarotte\z/)
          define_singleton_method(:suitable?) { |*| true }
          define_method(:handle) { |line| Marotte.ask('log', line.level.to_s, line.message) }
        end
        Puppet::Util::Log.newdestination('marotte')
        Puppet::Util::Log.level = :info
      end

      def join_interface
        Puppet::Pops::Functions::Function.prepend(CallsOther)
        Facter.singleton_class.prepend(FactsOfOther)
        Code.const_set(:OtherScope, other_scope)
        Code.const_set(:OtherContext, other_context)
      end

      # The scope of code in the other process.
      def other_scope
        Class.new(Puppet::Parser::Scope) do
          attr_reader :number

          def initialize(compiler, number)
            super(compiler)
            @number = number
          end

          def lookupvar(name, _options = {})
            raise Puppet::ParseError, "Scope variable name #{name.inspect} is a #{name.class}, not a string" unless name.is_a?(String)

            found = Marotte.ask('read', number, name)
            found.size == 1 ? found[0] : variable_not_found(found[2], found[1])
          end

          def [](name, options = {}) = lookupvar(name, options)

          def []=(name, value)
            setvar(name, value)
          end

          def setvar(name, value, _options = {})
            return value if Marotte.ask('set', number, name, value)

            raise Puppet::Error, "Cannot reassign variable '$#{name}'"
          end

          def include?(name) = Marotte.ask('has', number, name)

          def exist?(name) = Marotte.ask('read', number, name).size == 1

          def bound?(name) = exist?(name)

          def to_hash(_recursive = true, include_undef = false) = Marotte.ask('variables', number, include_undef)

          def call_function(name, arguments, &block)
            Marotte.ask('call_function', number, name.to_s, arguments, &block)
          end

          def method_missing(method, *arguments, &block)
            name = method.to_s[/\Afunction_(.*)\z/m, 1]
            return super unless name
            unless arguments.size == 1 && arguments[0].is_a?(Array)
              raise ArgumentError, 'custom functions must be called with a single array that contains the arguments. ' \
                                   'For example, function_example([1]) instead of function_example(1)'
            end

            call_function(name, arguments[0], &block)
          end

          def respond_to_missing?(method, all = false)
            name = method.to_s[/\Afunction_(.*)\z/m, 1]
            name ? Marotte.ask('function?', name) : super
          end

          def resource = Code.resource(Marotte.ask('running_resource', number))

          def findresource(type, title = nil) = catalog.resource(type, title)

          def find_global_scope = Code.scope('global')

          def to_s = "Scope(#{resource})"
        end
      end

      # The context that functions for data get.
      def other_context
        Class.new(Puppet::Pops::Lookup::Context) do
          def self._pcore_type = superclass._pcore_type

          def initialize(number)
            super(nil, nil)
            @number = number
          end

          def explain(&block)
            Marotte.ask('context', @number, 'explain', [], &block)
            nil
          end

          def environment_name = Marotte.ask('context', @number, 'environment_name', []).to_sym

          def cached_entries(&block)
            entries = Marotte.ask('context', @number, 'cached_entries', [])
            return entries.to_h.to_enum unless block

            entries.to_h.each { |key, value| block.arity == 2 ? yield(key, value) : yield([key, value]) }
            nil
          end

          %i[cache cache_all cache_has_key cached_value module_name cached_file_data interpolate not_found].each do |name|
            define_method(name) { |*arguments, &block| Marotte.ask('context', @number, name.to_s, arguments, &block) }
          end
        end
      end

      public

      # A resource as the other side describes it.
      def resource(found)
        return nil unless found

        type, title, parameters, file, line = found
        resource = Puppet::Resource.new(type, title, parameters: parameters.transform_keys(&:to_sym))
        resource.file = file
        resource.line = line
        resource
      end
    end

    # Functions call functions of the compilation.
    module CallsOther
      protected

      def internal_call_function(scope, name, arguments, &block)
        number = scope.respond_to?(:number) ? scope.number : 'global'
        unless Marotte.ask('function?', name.to_s)
          raise ArgumentError, "Function #{self.class.name}(): Unknown function: '#{name}'"
        end

        Marotte.ask('call_function', number, name.to_s, arguments, &block)
      end
    end

    # Facts are the node's.
    module FactsOfOther
      def value(name) = name.to_s.split('.').reduce(Marotte.facts) { |facts, key| facts.is_a?(Hash) ? facts[key] : nil }

      def to_hash = Marotte.facts

      def [](name)
        found = value(name)
        found.nil? ? nil : Struct.new(:name, :value).new(name.to_s, found)
      end
      alias fact []
    end

    # The catalog as far as it is made.
    module CatalogOfOther
      def classes = Marotte.ask('classes')

      def tags = Marotte.ask('tags')

      def resource(type, title = nil)
        reference = type.is_a?(Puppet::Resource) && title.nil? ? type : Puppet::Resource.new(type, title)
        Code.resource(Marotte.ask('find_resource', reference.type, reference.title))
      end

      OWN = %i[classes tags resource name version code_id catalog_uuid catalog_format environment environment_instance].freeze

      # The graph itself is elsewhere: nobody is told that it is empty.
      def self.extended(catalog)
        graph = [Puppet::Graph::SimpleGraph, Puppet::Resource::Catalog].flat_map { |of| of.public_instance_methods(false) }
        (graph.grep(/\A\w+[?!]?\z/) - OWN).each do |name|
          catalog.define_singleton_method(name) { |*| raise NotImplementedError, "catalog.#{name} is not available to a real Ruby" }
        end
      end
    end
  end
end

Encoding.default_external = Encoding::UTF_8
Marotte.open
Marotte.serve
