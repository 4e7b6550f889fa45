# What templates run on: variables are instance variables, which the host finds when they are read.
module Puppet
  module Parser
    class TemplateWrapper
      include Puppet::Util

      # Functions make wrappers of their own, with a scope that they give; those of Puppet's functions are
      # the host's.
      def initialize(scope)
        @__scope__ = scope
      end

      # The object itself holds the place in Puppet's code.
      def scope
        @__scope__ ||= Marotte.context_of(self)
      end

      def file
        @__file__
      end

      def file=(name)
        @__file__ = Files.find_template(name, scope.environment)
        raise Puppet::ParseError, "Could not find template '#{name}'" unless @__file__
      end

      # Renders the file, or a text. What classes of modules add to this object is there for the template.
      def result(string = nil)
        string ||= File.read(@__file__)
        scope.to_hash.each do |name, value|
          instance_variable_set("@#{name.gsub(/\W/, '_')}", value)
        end
        template = Puppet::Util.create_erb(string)
        template.filename = @__file__
        template.result(binding)
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
