# The words that resource types are declared with. Class bodies run; what agents would run (values,
# defaults, methods, providers) is kept and never called.
module Puppet
  class Type
    include Util
    include Util::Errors
    include Util::Logging
    include Util::Tagging
    include Comparable

    @types = {}
    @described = {}
    @@metaparams = []
    @@metaparamhash = {}

    # All types, by name.
    class << self
      include Util::ClassGen
      include Util::Docs
      include Util::Logging
      include Util::Warnings

      attr_reader :name, :properties
      attr_accessor :self_refresh, :providerloader
      attr_writer :defaultprovider

      def newtype(name, options = {}, &block)
        name = name.intern
        made = genclass(name, parent: Type, overwrite: true, hash: @types, attributes: options, &block)
        made.ensurable if made.ensurable? && !made.validproperty?(:ensure)
        # Modules are not asked for what the table of a built-in type says.
        made.providify if !made.validparameter?(:provider) && TypeSources.has_provider?(name)
        made
      end

      # The type of a name, loaded from its file if it is not there. Nothing if there is none.
      def type(name)
        return nil if name.to_s.include?(':')
        return @types[name] if @types.include?(name)

        name = name.downcase.intern if name.is_a?(String)
        return @types[name] if @types.include?(name)

        path = TypeSources.path_of(name)
        if path
          __load(name, path)
        elsif (table = TypeSources.built_in(name))
          __build(name, table)
        end
        __remember(name)
      end

      def const_missing(name)
        lower = name.to_s.downcase.intern
        table = equal?(Type) && !@types.include?(lower) && TypeSources.built_in(lower)
        return super unless table

        __build(lower, table)
        __remember(lower)
      end

      def eachtype(&block)
        @types.values.each(&block)
      end

      def loadall; end

      def rmtype(name)
        @types.delete(name)
        remove_const(name.to_s.capitalize)
      end

      # The types that were made or changed since they were loaded, all but one.
      def __others(name)
        @types.values.reject do |type|
          type.nil? || type.name == name || @described[type.name] == type.__attribute_names
        end
      end

      # The attributes in the order of their declaration, with all that compilers need of them.
      def __description
        [isomorphic? ? true : false, apply_to, __attributes.map do |kind, attribute|
          is_namevar = kind == :param && (attribute.isnamevar? || attribute.name == :name)
          [attribute.name, kind, is_namevar ? true : false, attribute.required? ? true : false]
        end]
      end

      # The patterns of titles, each with the attributes and what is called with the text of each.
      def __title_patterns
        title_patterns.map do |pattern, groups|
          [pattern, groups.map { |name, conversion| [name.to_s, conversion] }]
        end
      end

      def __attribute_names
        __attributes.map { |kind, attribute| [kind, attribute.name] }
      end

      private

      def __attributes
        own = @properties.map { |property| [:property, property] }
        own += @parameters.map { |parameter| [:param, parameter] }
        own + @@metaparams.drop(METAPARAMETERS.size).map { |parameter| [:meta, parameter] }
      end

      def __load(name, path)
        begin
          load(path)
        rescue Exception => e
          message = "Could not autoload puppet/type/#{name}: #{e}"
          TypeSources.log('err', message)
          raise Puppet::Error, message
        end
        return if @types.include?(name)

        TypeSources.log('warning', "Loaded puppet/type/#{name} but no class was created")
      end

      # A built-in type is made of what the tables have of it.
      def __build(name, (attributes, isomorphic, patterns))
        newtype(name) do
          @isomorphic = isomorphic
          define_singleton_method(:title_patterns) { patterns }
          attributes.each do |attribute, kind, is_namevar|
            if kind == 'property'
              newproperty(attribute)
            else
              newparam(attribute, namevar: is_namevar)
            end
          end
        end
      end

      # Remembers what a type has, to see who changes it afterwards.
      def __remember(name)
        made = @types[name]
        @described[name] = made.__attribute_names if made
        made
      end
    end

    # One type.
    class << self
      def initvars
        @validproperties = {}
        @properties = []
        @parameters = []
        @paramhash = {}
        @doc ||= +''
      end

      def to_s
        @name ? "Puppet::Type::#{@name.to_s.capitalize}" : super
      end

      def newparam(name, options = {}, &block)
        made = genclass(name, parent: options[:parent] || Parameter, attributes: options[:attributes],
                              block: block, prefix: 'Parameter', array: @parameters, hash: @paramhash)
        __add_query(name, options)
        made.required_features = options[:required_features] if options[:required_features]
        made.isnamevar if options[:namevar]
        made
      end

      def newproperty(name, options = {}, &block)
        name = name.intern
        raise DevError, "Options must be a hash, not #{options.inspect}" unless options.is_a?(Hash)
        raise DevError, "Class #{self.name} already has a property named #{name}" if @validproperties.include?(name)

        parent = options.delete(:parent) || Property
        made = genclass(name, parent: parent, hash: @validproperties, attributes: options) do
          define_method(:retrieve) { provider.send(options[:retrieve]) } if options[:retrieve]
          class_eval(&block) if block
        end
        name == :ensure ? @properties.unshift(made) : @properties.push(made)
        made
      end

      def newmetaparam(name, options = {}, &block)
        made = genclass(name.intern, parent: options[:parent] || Parameter, prefix: 'MetaParam',
                                     hash: @@metaparamhash, array: @@metaparams,
                                     attributes: options[:attributes], &block)
        made.required_features = options[:required_features] if options[:required_features]
        __add_query(name, options)
        made.metaparam = true
        made
      end

      def ensurable(&block)
        block ||= proc { defaultvalues }
        newproperty(:ensure, parent: Property::Ensure, &block)
      end

      def ensurable?
        %i[exists? create destroy].all? { |name| public_method_defined?(name) }
      end

      def apply_to_device
        @apply_to = :device
      end

      def apply_to_host
        @apply_to = :host
      end

      def apply_to_all
        @apply_to = :both
      end

      def apply_to
        @apply_to ||= :host
      end

      def can_apply_to(target)
        [target == :device ? :device : :host, :both].include?(apply_to)
      end

      def isomorphic?
        defined?(@isomorphic) ? @isomorphic : true
      end

      def key_attribute_parameters
        @key_attribute_parameters ||= @parameters.select do |parameter|
          parameter.isnamevar? || parameter.name == :name
        end
      end

      def key_attributes
        key_attribute_parameters.map(&:name)
      end

      def title_patterns
        names = key_attributes
        return names.map { |name| [/(.*)/m, [[name]]] } if names.size < 2

        raise DevError, 'you must specify title patterns when there are two or more key attributes'
      end

      def parameters
        @parameters ? @parameters.map(&:name) : []
      end

      def allattrs
        key_attributes | (parameters & [:provider]) | properties.map(&:name) | parameters | metaparams
      end

      def attrtype(name)
        return :property if @validproperties.include?(name)
        return :param if @paramhash.include?(name)

        :meta if @@metaparamhash.include?(name)
      end

      def attrclass(name)
        @validproperties[name] || @paramhash[name] || @@metaparamhash[name]
      end

      def paramclass(name)
        @paramhash[name]
      end

      def paramdoc(name)
        @paramhash[name].doc
      end

      def propertybyname(name)
        @validproperties[name]
      end

      def validproperty?(name)
        @validproperties[name.intern]
      end

      def validproperties
        @validproperties ? @validproperties.keys : {}
      end

      def validparameter?(name)
        @paramhash.include?(name) || @@metaparamhash.include?(name)
      end

      def validattr?(name)
        name = name.intern
        name == :name || !!(validproperty?(name) || validparameter?(name))
      end
      alias valid_parameter? validattr?

      def metaparam?(name)
        @@metaparamhash.include?(name.intern)
      end

      def metaparamclass(name)
        name && @@metaparamhash[name.intern]
      end

      def metaparams
        @@metaparams.map(&:name)
      end

      def metaparamdoc(name)
        @@metaparamhash[name].doc
      end

      def eachmetaparam
        metaparams.each { |name| yield name }
      end

      def relationship_params
        @@metaparams.select { |made| %i[require subscribe before notify].include?(made.name) }
      end

      def parameters_to_include
        []
      end

      def needs_ensure_retrieved
        true
      end

      def feature(name, docs, _options = {})
        @features ||= {}
        raise DevError, "Feature #{name} is already defined" if @features.include?(name)

        @features[name.intern] = docs
      end

      def features
        (@features || {}).keys
      end

      def provider_feature(name)
        (@features || {})[name]
      end

      # Providers are never run. That there is one gives the type its parameter.
      def provide(name, options = {}, &_block)
        providify
        __provider_class(name, options)
      end

      def providify
        return if @paramhash.include?(:provider)

        newparam(:provider) do
          desc "The specific backend to use for this `#{to_s.split('::')[2].downcase}`\n" \
               "resource. You will seldom need to specify this --- Puppet will usually\n" \
               "discover the appropriate provider for your platform.\n"
        end
      end

      def unprovide(name)
        provider_hash.delete(name)
      end

      def provider_hash
        @providers ||= {}
      end

      def provider(name)
        provider_hash[name.to_s.downcase.intern] || Provider
      end

      def providers
        provider_hash.keys
      end

      def suitableprovider
        []
      end

      def defaultprovider
        nil
      end

      def validprovider?(_name)
        true
      end

      def autorequire(_name, &_block); end
      alias autobefore autorequire
      alias autosubscribe autorequire
      alias autonotify autorequire

      def eachautorequire; end
      alias eachautobefore eachautorequire
      alias eachautosubscribe eachautorequire
      alias eachautonotify eachautorequire

      def validate(&block)
        define_method(:unsafe_validate, &block)
      end

      def instances
        []
      end

      private

      def __add_query(name, options)
        return unless options[:boolean]

        define_method("#{name}?") { self[name].to_s == 'true' }
      end

      def __provider_class(name, options)
        parent = options[:parent]
        parent = Provider unless parent.is_a?(Class)
        attributes = { resource_type: self }.merge(options)
        attributes.delete(:parent)
        genclass(name, parent: parent, hash: provider_hash, prefix: 'Provider', overwrite: true,
                       attributes: attributes)
      end
    end

    # The facts that types see while they are loaded: those of a plain Linux.
    FACTS = {
      'kernel' => 'Linux',
      'os' => { 'name' => 'Debian', 'family' => 'Debian', 'release' => { 'major' => '12', 'full' => '12.0' } },
      'operatingsystem' => 'Debian',
      'osfamily' => 'Debian'
    }.freeze

    METAPARAMETERS = %i[noop schedule audit loglevel alias tag require subscribe before notify stage].freeze

    class RelationshipMetaparam < Parameter
      class << self
        attr_accessor :direction, :events, :callback, :subclasses
      end
    end

    METAPARAMETERS.each do |name|
      is_relationship = %i[require subscribe before notify].include?(name)
      newmetaparam(name, parent: is_relationship ? RelationshipMetaparam : Parameter)
    end

    attr_reader :original_parameters
    attr_accessor :file, :line, :catalog, :exported, :virtual, :provider, :title
    attr_writer :noop

    # What agents ask of a resource is there by name.
    def __for_agents(*)
      raise NotImplementedError, 'resources are for agents'
    end

    %i[[] []= <=> add_property_parameter ancestors appliable_to_device? appliable_to_host? autobefore
       autonotify autorequire autosubscribe builddepends copy_metaparams currentpropvalues delete
       deleting? depthfirst? eachparameter eachproperty ensurable? event finish flush isomorphic? log
       managed? name name_var newattr noop noop? parameter parameters parameters_with_value parent path
       pathbuilder pre_run_check present? properties property propertydefined? provider_class ref remove
       retrieve retrieve_resource self_refresh? set_default set_parameters set_sensitive_parameters
       should suitable? tags to_hash to_resource to_s type uniqueness_key unsafe_validate validate value
       version].each { |name| alias_method(name, :__for_agents) }
  end
end
