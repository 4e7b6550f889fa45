# The classes of attributes. Their bodies run; what agents would run is kept and never called.
module Puppet
  class Parameter
    include Util
    include Util::Errors
    include Util::Logging

    # A value that an attribute accepts: a word or a pattern.
    class Value
      attr_reader :name, :aliases
      attr_accessor :block, :method, :required_features, :invalidate_refreshes, :event, :options

      def initialize(name)
        @name = name.is_a?(Regexp) ? name : word(name)
        @aliases = []
      end

      def alias(name)
        @aliases << word(name)
      end

      def regex?
        @name.is_a?(Regexp)
      end

      def match?(value)
        return !!(@name =~ value.to_s) if regex?

        @name == word(value) || @aliases.include?(word(value))
      end

      private

      def word(value)
        value.is_a?(Symbol) || value == '' ? value : value.to_s.intern
      end
    end

    # The values that an attribute accepts.
    class ValueCollection
      def initialize
        @values = {}
      end

      def newvalue(name, options = {}, &block)
        value = Value.new(name)
        @values[value.name] = value
        options.each { |key, setting| value.send("#{key}=", setting) unless key == :call }
        if block
          value.block = block
          value.method ||= "set_#{value.name}" unless value.regex?
        end
        value
      end

      def newvalues(*names)
        names.each { |name| newvalue(name) }
      end

      def aliasvalue(name, other)
        value = match?(other.to_sym)
        raise DevError, "Cannot alias nonexistent value #{other}" unless value

        value.alias(name)
      end

      def match?(tested)
        words, patterns = @values.values.partition { |value| !value.regex? }
        (words + patterns).find { |value| value.match?(tested) }
      end

      def value(name)
        @values[name]
      end

      def values
        @values.values.reject { |value| value.regex? }.map { |value| value.name }
      end

      def regexes
        @values.values.select { |value| value.regex? }.map { |value| value.name.inspect }
      end

      def empty?
        @values.empty?
      end

      # All of them, as they were given.
      def each(&block)
        @values.values.each(&block)
      end

      def doc
        words = @values.values.reject { |value| value.regex? }.map do |value|
          also = value.aliases.empty? ? '' : " (also called `#{value.aliases.join(', ')}`)"
          "`#{value.name}`#{also}"
        end
        text = words.empty? ? +'' : "Valid values are #{words.join(', ')}. "
        text << "Values can match `#{regexes.join('`, `')}`." unless regexes.empty?
        text
      end
    end

    class << self
      include Util
      include Util::Docs
      include Util::Logging

      attr_reader :name, :default, :required_features, :value_collection
      attr_accessor :metaparam

      def initvars
        @value_collection = ValueCollection.new
      end

      def desc(text)
        @doc = text
      end

      def doc
        return @whole_doc if @whole_doc

        text = +Util::Docs.scrub(@doc || '')
        text << "\n\n#{value_collection.doc}"
        text << "\n\nRequires features #{required_features.flatten.join(' ')}." if required_features
        @whole_doc = text
      end

      def isnamevar
        @isnamevar = true
        @required = true
      end

      def isnamevar?
        @isnamevar
      end

      def isrequired
        @required = true
      end

      def required?
        @required
      end

      def required_features=(*names)
        @required_features = names.flatten.map { |name| name.to_s.downcase.intern }
      end

      def defaultto(value = nil, &block)
        raise DevError, 'Either a default value or block must be provided' if value.nil? && !block

        block ? define_method(:default, &block) : define_method(:default) { value }
      end

      def nodefault
        undef_method(:default) if public_method_defined?(:default)
      end

      def sensitive(value = nil, &block)
        block ? define_method(:is_sensitive, &block) : define_method(:is_sensitive) { value }
      end

      def munge(&block)
        define_method(:unsafe_munge, &block)
      end

      def unmunge(&block)
        define_method(:unsafe_unmunge, &block)
      end

      def validate(&block)
        define_method(:unsafe_validate, &block)
      end

      def newvalues(*names)
        value_collection.newvalues(*names)
      end

      def aliasvalue(name, other)
        value_collection.aliasvalue(name, other)
      end

      def proxymethods(*names)
        names.each { |name| define_method(name) { self.class.send(name) } }
      end
    end

    proxymethods('required?', 'isnamevar?')
    attr_accessor :resource, :parent, :sensitive

    # What agents ask of an attribute is there by name.
    def __for_agents(*)
      raise NotImplementedError, 'attributes of resources are for agents'
    end

    %i[file format line log metaparam? munge name noop path pathbuilder provider remove tags to_s
       unmunge unsafe_munge unsafe_unmunge unsafe_validate validate value value= version]
      .each { |name| alias_method(name, :__for_agents) }

    class Boolean < Parameter
      def self.initvars
        super
        newvalues(*Coercion.boolean_values)
      end
    end

    class Path < Parameter
      def self.accept_arrays(value = true)
        @accepts_arrays = !!value
      end

      def self.arrays?
        @accepts_arrays
      end
    end

    class PackageOptions < Parameter; end
  end

  class Property < Parameter
    class << self
      attr_accessor :unmanaged
      attr_writer :idempotent

      def array_matching
        @array_matching ||= :first
      end

      def array_matching=(value)
        value = value.intern if value.is_a?(String)
        unless %i[first all].include?(value)
          raise ArgumentError, "Supported values for Property#array_matching are 'first' and 'all'"
        end
        @array_matching = value
      end

      def idempotent
        @idempotent.nil? ? true : @idempotent
      end

      def newvalue(name, options = {}, &block)
        value = value_collection.newvalue(name, options, &block)
        method = value.method && value.method.to_sym
        if method && value.block
          if instance_methods(false).include?(method)
            raise ArgumentError, "Attempt to redefine method #{method} with block"
          end
          define_method(method, &value.block)
        elsif method
          alias_method(method, :call_provider) unless method_defined?(method)
        end
        value
      end

      def value_name(name)
        value = value_collection.match?(name)
        value && value.name
      end

      def value_option(name, option)
        value = value_collection.value(name)
        value && value.send(option)
      end

      def method_added(name)
        return unless name == :safe_insync?

        raise "Puppet::Property#safe_insync? shouldn't be overridden; please override insync? instead"
      end
    end

    attr_reader :shouldorig
    attr_writer :noop

    %i[call_provider call_valuemethod change_to_s event event_name insync? insync_values? is_to_s
       devfail insync_to_s match_all? property_matches? retrieve set should should= should_to_s sync
       unsafe_validate validate_features_per_value value value= set_sensitive_parameters
       format_value_for_display].each { |name| alias_method(name, :__for_agents) }

    class Ensure < Property
      @name = :ensure

      def self.defaultvalues
        newvalue(:present) { nil }
        newvalue(:absent) { nil }
        defaultto { nil }
        @doc ||= 'The basic property that the resource should be in.'
      end
    end

    class Boolean < Property; end

    class List < Property
      def __nothing(*); end

      %i[add_should_with_current dearrayify delimiter inclusive? membership prepare_is_for_comparison]
        .each { |name| alias_method(name, :__nothing) }
    end

    class OrderedList < List; end

    class KeyValue < Property
      def __nothing(*); end

      %i[delimiter hash_to_key_value_s hashify hashify_should inclusive? membership process_current_hash
         separator].each { |name| alias_method(name, :__nothing) }

      class << self
        attr_writer :log_only_changed_or_new_keys
      end
    end
  end

  # What `file` has of SELinux, and types of modules that are like it.
  class SELFileContext < Property; end
end
