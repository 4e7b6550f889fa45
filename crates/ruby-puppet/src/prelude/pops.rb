# The few classes of the evaluator that functions ask for.
module Puppet
  module Pops
    # Where the calls are written that run.
    module PuppetStack
      def self.stacktrace
        Marotte.stack
      end

      def self.top_of_stack
        Marotte.stack.first || []
      end
    end

    # What finds functions for code that runs.
    class Loaders
      def private_environment_loader
        Loader::Loader.new
      end
    end

    module Loader
      class Loader
        def load(kind, name)
          raise RefusedError, "loading a #{kind} is not available here" unless kind == :function

          Functions::Found.new(name.to_s) if Marotte.function?(name.to_s)
        end
      end
    end

    module Functions
      # A function that was loaded by its name.
      class Found
        def initialize(name)
          @name = name
        end

        def call(scope, *arguments, &block)
          scope.call_function(@name, arguments, &block)
        end
      end
    end

    module Types
      class TypeParser
        def self.singleton
          new
        end

        def parse(text, _loader = nil)
          Marotte.parse_type(text)
        end
      end

      class TypeMismatchDescriber
        def self.singleton
          new
        end

        def self.describe_mismatch(name, expected, actual)
          new.describe_mismatch(name, expected, actual)
        end

        def describe_mismatch(name, expected, actual)
          Marotte.describe_mismatch(name, expected, actual)
        end
      end

      module TypeFactory
        def self.method_missing(name, *arguments)
          Marotte.parse_type(name.to_s.split('_').map(&:capitalize).join)
        end
      end

      module TypeCalculator
        def self.singleton
          self
        end

        def self.infer(value)
          Marotte.call_function(Marotte.global_context, 'type', [value, 'reduced'])
        end

        def self.infer_set(value)
          Marotte.call_function(Marotte.global_context, 'type', [value])
        end

        def self.instance?(type, value)
          type.instance?(value)
        end

        def self.assignable?(type, other)
          type.assignable?(other)
        end

        def self.generalize(type)
          type.generalize
        end
      end

      class PBinaryType
        # Bytes; what makes one is given a string of bytes, or text that stands for them.
        class Binary
          def self.new(bytes)
            encoded = [bytes.b].pack('m0')
            Marotte.call_function(Marotte.global_context, 'new', [Marotte.parse_type('Binary'), encoded, '%B'])
          end

          def self.from_binary_string(bytes)
            new(bytes)
          end

          def self.from_base64(text)
            new(text.unpack1('m'))
          end

          def self.from_base64_strict(text)
            new(text.unpack1('m0'))
          end

          def self.from_base64_urlsafe(text)
            new(Base64.urlsafe_decode64(text))
          end

          def self.from_string(text)
            unless text.valid_encoding?
              raise ArgumentError, "The given string in encoding '#{text.encoding.name}' is invalid. " \
                                   'Cannot create a Binary UTF-8 representation'
            end

            new(text.encode('UTF-8'))
          end
        end
      end

      class PSensitiveType
        class Sensitive
          def self.new(value)
            Marotte.call_function(Marotte.global_context, 'new', [Marotte.parse_type('Sensitive'), value])
          end
        end
      end
    end

    module Evaluator
      module Runtime3ResourceSupport
        def self.find_resource_type_or_class(_scope, name)
          return 'Class' if name == 'class'

          Marotte.defined_name?('type', name) || Marotte.defined_name?('class', name) ? name : nil
        end

        def self.find_resource_type(_scope, name)
          Marotte.defined_name?('type', name) ? name : nil
        end
      end
    end

    module Types
      # Anything that can be gone through: collections, strings, numbers.
      class Iterable
        include Enumerable

        def self.asserted_iterable(caller, value, _infer = false)
          on(value) || raise(ArgumentError, "#{caller.class}(): wrong argument type (#{value.class}; is not Iterable.")
        end

        def self.on(value)
          case value
          when Hash then new(value.to_a, true)
          when Array then new(value, false)
          when Integer then new((0...value).to_a, false)
          when String then new(value.chars, false)
          when Enumerable then new(value.to_a, false)
          end
        end

        def initialize(values, hash_style)
          @values = values
          @hash_style = hash_style
          @enumerator = values.each
        end

        def hash_style?
          @hash_style
        end

        def each(&block)
          @values.each(&block)
        end

        def next
          @enumerator.next
        end

        def size
          @values.size
        end
      end
    end

    # Lookups of data, as code asks for them that is not satisfied with the function.
    module Lookup
      # A lookup that is going on: where, and what is known beside the data.
      class Invocation
        attr_reader :scope, :override_values, :default_values

        def initialize(scope, override_values = nil, default_values = nil, _explainer = nil, _adapter_class = nil)
          @scope = scope
          @override_values = override_values || {}
          @default_values = default_values || {}
        end
      end

      def self.lookup(name, value_type, default_value, has_default, merge, invocation, &block)
        options = { 'name' => name }
        options['value_type'] = value_type if value_type
        options['default_value'] = default_value if has_default
        options['merge'] = merge if merge
        options['override'] = invocation.override_values
        options['default_values_hash'] = invocation.default_values
        Marotte.call_function(invocation.scope, 'lookup', [options], nil, &block)
      end

      def self.search_and_merge(name, invocation, merge, _apply_default = true)
        lookup(name, nil, nil, false, merge, invocation) { |_| throw :no_such_key }
      end
    end

    module Serialization
      module ToDataConverter
        def self.convert(value, _options = nil)
          Marotte.to_data(value)
        end
      end
    end
  end

  # What data functions get besides their options.
  class LookupContext
    %i[not_found interpolate explain cache cached_value cache_has_key cache_all cached_entries
       cached_file_data environment_name module_name].each do |word|
      define_method(word) do |*arguments, &block|
        result = Marotte.lookup_context(self, word.to_s, arguments, &block)
        word == :environment_name && result ? result.to_sym : result
      end
    end
  end

  module Util
    module Json
      class ParseError < StandardError; end

      def self.load(text, _options = nil)
        JSON.parse(text)
      rescue JSON::ParserError => error
        raise ParseError, error.message
      end

      def self.dump(value, options = {})
        options && options[:pretty] ? JSON.pretty_generate(value) : JSON.generate(value)
      end
    end
  end
end
