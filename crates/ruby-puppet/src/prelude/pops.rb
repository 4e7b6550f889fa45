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

    module Types
      module TypeParser
        def self.singleton
          self
        end

        def self.parse(text, _loader = nil)
          Marotte.parse_type(text)
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

      class PSensitiveType
        class Sensitive
          def self.new(value)
            Marotte.call_function(Marotte.global_context, 'new', [Marotte.parse_type('Sensitive'), value])
          end
        end
      end
    end
  end
end
