# Providers: their class bodies can be read, since types and helpers name them, and nothing more.
module Puppet
  class Provider
    extend Util::Docs
    include Util
    include Util::Errors

    class << self
      attr_accessor :name, :doc, :resource_type
      attr_writer :model

      def desc(text)
        @doc = text
      end

      def initvars; end

      def commands(names = {})
        names.each_key { |name| __command(name) }
      end
      alias optional_commands commands

      def has_command(name, _path, &_block)
        __command(name)
      end

      def __nothing(*_args, **_options, &_block); end

      %i[confine defaultfor notdefaultfor has_feature has_features mk_resource_methods mkmodelmethods
         declared_feature? feature? suitable? default? specificity command]
        .each { |word| alias_method(word, :__nothing) }

      def instances
        []
      end

      private

      def __command(name)
        define_method(name) { |*| raise NotImplementedError, "#{name} is a command for agents" }
        define_singleton_method(name) { |*| raise NotImplementedError, "#{name} is a command for agents" }
      end
    end

    attr_accessor :resource

    class Command; end
    class Confiner; end

    class ParsedFile < Provider
      class << self
        attr_accessor :default_target, :target

        %i[text_line record_line block_eval header].each { |word| alias_method(word, :__nothing) }
      end
    end

    class NameService < Provider; end
    class Exec < Provider; end
    class Package < Provider; end
  end
end
