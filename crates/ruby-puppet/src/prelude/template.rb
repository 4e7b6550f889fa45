# What templates run on: variables are instance variables, which the host finds when they are read.
module Puppet
  module Parser
    class TemplateWrapper
      # The object itself holds the place in Puppet's code.
      def scope
        @__scope__ ||= Marotte.context_of(self)
      end

      def file
        @__file__
      end

      def has_variable?(name)
        scope.include?(name.to_s)
      end

      def classes
        scope.catalog.classes
      end

      def tags
        raise NotImplementedError, "Call 'all_tags' instead."
      end

      def all_tags
        scope.catalog.tags
      end

      %i[debug info notice warning err alert emerg crit].each do |level|
        define_method(level) { |*words| Puppet.send(level, *words) }
      end
    end
  end
end
