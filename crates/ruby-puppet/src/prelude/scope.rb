# The scope of Puppet's code, as functions and templates see it.
module Puppet
  module Parser
    class Scope
      # The object itself holds the place in Puppet's code.
      def self.__global
        Marotte.global_context || new
      end

      def [](name, _options = nil)
        lookupvar(name)
      end

      def lookupvar(name, _options = nil)
        unless name.is_a?(String)
          raise Puppet::ParseError, "Scope variable name #{name.inspect} is a #{name.class}, not a string"
        end

        value, reason, missing = Marotte.read_variable(self, name)
        reason ? __missing(missing, reason) : value
      end

      def []=(name, value)
        setvar(name, value)
      end

      def setvar(name, value, _options = nil)
        return value if Marotte.set_variable(self, name, value)

        raise Puppet::Error, "Cannot reassign variable '$#{name}'"
      end

      def include?(name)
        Marotte.variable?(self, name)
      end

      def exist?(name)
        Marotte.read_variable(self, name).size == 1
      end

      def bound?(name)
        exist?(name)
      end

      def to_hash(_recursive = true, include_undef = false)
        Marotte.variables(self, include_undef)
      end

      def call_function(name, arguments, &block)
        arguments = [*arguments]
        # A file may define more functions of the old interface than the one it is named after.
        if Puppet::Parser::Functions::INFO.key?(name.to_sym) && !Marotte.function?(name.to_s)
          return send("function_#{name}", arguments, &block)
        end

        Marotte.call_function(self, name, arguments, &block)
      end

      def find_global_scope
        Scope.__global
      end

      def is_topscope?
        resource.nil? || resource.title == 'main'
      end

      def findresource(type, title = nil)
        catalog.resource(type, title)
      end

      def catalog
        Puppet::Resource::Catalog.running
      end

      def compiler
        Puppet::Parser::Compiler.new(self)
      end

      def environment
        Puppet::Node::Environment.current
      end

      def resource
        found = Marotte.running_resource(self)
        found && Puppet::Parser::Resource.new(*found)
      end

      # The class, define or node whose code runs.
      def source
        found = resource
        return nil unless found
        return Puppet::Resource::Type.new(:definition, found.type.downcase) unless found.class?

        Puppet::Resource::Type.new(:hostclass, found.title == 'main' ? '' : found.title.downcase)
      end

      # The defaults of a type, as attributes by their names. Code that defines this anew for a scope
      # decides which ones hold there.
      def lookupdefaults(type)
        Marotte.defaults(self, type).to_h do |name, value|
          [name, Puppet::Parser::Resource::Param.new(name: name, value: value, source: source)]
        end
      end

      def singleton_method_added(name)
        return unless name == :lookupdefaults

        @defaults ||= Hash.new { |all, type| all[type] = {} }
        Marotte.change_defaults(self)
      end

      def tags
        Marotte.tags
      end

      def tagged?(*names)
        call_function('tagged', names)
      end

      def find_hostclass(name)
        known_resource_types.find_hostclass(name)
      end

      def find_definition(name)
        known_resource_types.find_definition(name)
      end

      def known_resource_types
        environment.known_resource_types
      end

      # The scope of a class that was evaluated.
      def class_scope(of)
        Marotte.class_context(of.respond_to?(:name) ? of.name : of)
      end

      def function_exists?(name)
        Marotte.function?(name.to_s)
      end

      %i[debug info notice warning err alert emerg crit].each do |level|
        define_method(level) { |*words| Puppet.send(level, *words) }
      end

      def to_s
        "Scope(#{resource})"
      end

      # Functions of the old interface are methods: `function_name([arguments])`.
      def method_missing(method, *arguments, &block)
        name = __function_name(method)
        return super unless name && Puppet::Parser::Functions.function(name)

        Puppet::Parser::Functions.__call(self, name, arguments)
      end

      def respond_to_missing?(method, all = false)
        name = __function_name(method)
        (name && !Puppet::Parser::Functions.function(name).nil?) || super
      end

      private

      def __function_name(method)
        text = method.to_s
        text.delete_prefix('function_') if text.start_with?('function_')
      end

      # A class that is not there is named without the colons in front, all else in a namespace with them.
      def __missing(name, reason)
        bare = name.delete_prefix('::')
        name = reason.to_s.empty? ? "::#{bare}" : bare if name.include?('::')
        case Puppet[:strict]
        when :off then nil
        when :warning
          Puppet.warn_once('undefined_variables', "Variable: #{name}", "Undefined variable '#{name}'; #{reason}")
          nil
        else
          raise ArgumentError, "Undefined variable '#{name}'; #{reason}"
        end
      end
    end

    # What compiles, as far as functions ask for it.
    class Compiler
      attr_reader :topscope

      def initialize(scope)
        @scope = scope
        @topscope = Scope.__global
      end

      def catalog
        Puppet::Resource::Catalog.running
      end

      def environment
        Puppet::Node::Environment.current
      end

      def loaders
        Puppet::Pops::Loaders.new
      end

      def node
        Puppet::Node::Compiled.new(@scope)
      end

      def findresource(type, title = nil)
        catalog.resource(type, title)
      end
    end
  end

  module Node
    # The node that is compiled for.
    class Compiled
      def initialize(scope)
        @scope = scope
      end

      def name
        trusted = Marotte.read_variable(Marotte.global_context, 'trusted').first
        trusted.is_a?(Hash) && trusted['certname'] || Facter.value('networking.fqdn')
      end

      def facts
        Struct.new(:values).new(Facter.to_hash)
      end

      def parameters
        Facter.to_hash
      end

      def environment
        Puppet::Node::Environment.current
      end
    end
  end

  # A resource, or a reference to one.
  class Resource
    attr_reader :type, :title, :file, :line

    def initialize(type, title = nil, parameters = {}, file = nil, line = nil, virtual = false, exported = false)
      if title.nil?
        unless type.is_a?(String) && type =~ /^([^\[\]]+)\[(.+)\]$/m
          raise ArgumentError, "No title provided and #{type.inspect} is not a valid resource reference"
        end

        type, title = Regexp.last_match(1), Regexp.last_match(2)
      end
      @type = type.to_s.split('::').map(&:capitalize).join('::')
      @title = class? ? Resource.class_title(title.to_s) : title.to_s
      @parameters = parameters.is_a?(Hash) && parameters.key?(:parameters) ? parameters[:parameters] : parameters
      @file = file
      @line = line
      @virtual = virtual
      @exported = exported
    end

    # The title that the resource of a class has, for any way to write its name.
    def self.class_title(name)
      name == 'main' ? name : name.delete_prefix('::').split('::').map(&:capitalize).join('::')
    end

    # The type and title that a reference names: `File[/a]`, or the two apart.
    def self.type_and_title(type, title)
      reference = new(type, title)
      [reference.type, reference.title]
    end

    def [](name)
      @parameters[name.to_sym]
    end

    def parameters
      @parameters
    end

    # What the title says of the attributes, and those that are set.
    def to_hash
      parse_title.merge(parameters)
    end

    def parse_title
      Marotte.title_parts(type, title)
    end

    def ref
      "#{type}[#{title}]"
    end

    def name
      @parameters[:name] || title
    end

    def virtual
      @virtual
    end
    alias virtual? virtual

    def exported
      @exported
    end
    alias exported? exported

    def class?
      type == 'Class'
    end

    def resource_type
      Puppet::Resource::Type.new(class? ? :hostclass : :definition, title)
    end

    def evaluated?
      true
    end

    def ==(other)
      other.is_a?(Puppet::Resource) && ref == other.ref
    end

    def eql?(other)
      self == other
    end

    def hash
      ref.hash
    end

    def to_s
      ref
    end

    def inspect
      "#{ref}#{to_hash.inspect}"
    end

    # A class, define or node of the code.
    class Type
      attr_reader :type, :name

      def initialize(type, name)
        @type = type
        @name = name.to_s.downcase
      end

      %i[definition hostclass node].each do |kind|
        define_method(:"#{kind}?") { type == kind }
      end

      # What is declared in the scope of a class that code has made belongs to it.
      def evaluate_code(resource)
        return super unless hostclass? && Marotte.run_class(resource.title)

        # A resource that is not in the catalog fails when its stage is looked for, with the scope made.
        resource.catalog.resource('Stage', 'main')
        nil
      end

      def to_s
        name
      end
    end

    # The classes and defines of the environment.
    class TypeCollection
      def initialize(environment)
        @environment = environment
      end

      attr_reader :environment

      def find_hostclass(name)
        Marotte.defined_name?('class', name) ? Type.new(:hostclass, name) : nil
      end

      def find_definition(name)
        Marotte.defined_name?('define', name) ? Type.new(:definition, name) : nil
      end

      # A class that code makes is an empty one.
      def add_hostclass(type)
        Marotte.make_class(type.name)
        type
      end

      def add(type)
        type.hostclass? ? add_hostclass(type) : super
      end
    end

    # The catalog as far as it is made.
    class Catalog
      class DuplicateResourceError < Puppet::Error
        include Puppet::ExternalFileError
      end

      # The one there is: what code gives it of its own stays for other calls.
      def self.running
        @running ||= new
      end

      def resource(type, title = nil)
        reference = Puppet::Resource.new(type.respond_to?(:ref) ? type.ref : type.to_s, title)
        found = Marotte.find_resource(reference.type, reference.title)
        found && Puppet::Parser::Resource.new(*found)
      end

      # Only classes come into the catalog this way, where their scope is.
      def add_resource(*resources)
        resources.each do |resource|
          next super unless resource.class?
          next resource.catalog = self if Marotte.declare_class(resource.scope, resource.title)

          raise DuplicateResourceError, "Duplicate declaration: #{resource} is already declared; cannot redeclare"
        end
      end

      def classes
        Marotte.classes
      end

      def tags
        Marotte.tags
      end

      def resources
        Marotte.resources.map { |found| Puppet::Parser::Resource.new(*found) }
      end

      def resource_keys
        Marotte.resources.map { |found| found.first(2) }
      end
    end
  end

  module Parser
    class Resource < Puppet::Resource
      attr_reader :scope
      attr_writer :catalog

      # Code of modules gives everything besides the title by its name.
      def initialize(type, title = nil, given = {}, *place)
        return super unless place.empty? && given.is_a?(Hash) && given.key?(:scope)

        @scope = given[:scope]
        all = given.fetch(:parameters, {})
        super(type, title, all, given[:file], given[:line], given[:virtual], given[:exported])
      end

      # One that code makes is in none until it is added.
      def catalog
        @catalog || (scope ? nil : Catalog.running)
      end

      def [](name)
        name.to_sym == :title ? title : super
      end

      # The attributes by their names, with where they come from, which the resource keeps.
      def parameters
        @all ||= @parameters.to_h do |name, value|
          [name, Param.new(name: name, value: value, line: line, file: file)]
        end
      end

      def eachparam(&block)
        parameters.each_value(&block)
      end

      def to_hash
        values = @parameters.compact
        %i[before notify require subscribe].each do |name|
          values[name] = values[name].flatten.compact if values[name].is_a?(Array)
        end
        parse_title.merge(values)
      end

      # An attribute.
      class Param
        attr_accessor :name, :value, :source, :add, :file, :line

        def initialize(name: nil, value: nil, source: nil, line: nil, file: nil, add: nil)
          raise Puppet::ResourceError, "'name' is a required option for #{self.class}" unless name

          @name = name.intern
          @value = value
          @source = source
          @line = line
          @file = file
          @add = add
        end

        def to_s
          "#{name} => #{value}"
        end
      end
    end

    module Files
      def self.find_template(template, _environment = nil)
        Marotte.find_template(template)
      end

      def self.find_file(file, _environment = nil)
        Marotte.find_file(file)
      end
    end
  end
end
