# The newer way to declare a type: a hash says it all.
module Puppet
  module ResourceApi
    def self.register_type(definition)
      __check(definition)
      Type.newtype(definition[:name].to_sym) do
        @doc = definition[:docs] || definition[:desc]
        apply_to_device if (definition[:features] || []).include?('remote_resource')
        patterns = definition[:title_patterns]
        if patterns
          define_singleton_method(:title_patterns) do
            patterns.map { |item| [item[:pattern], item[:pattern].names.map { |name| [name.to_sym] }] }
          end
        end
        definition[:attributes].each do |name, options|
          behaviour = options[:behaviour] || options[:behavior]
          word = %i[parameter namevar].include?(behaviour) ? :newparam : :newproperty
          send(word, name.to_sym) do
            desc options[:desc] if options[:desc]
            isnamevar if behaviour == :namevar
          end
        end
      end
    end

    def self.__check(definition)
      raise DevError, 'requires a hash as definition, not `%{other_type}`' % { other_type: definition.class } unless definition.is_a?(Hash)
      raise DevError, 'requires a name' unless definition.key?(:name)
      raise DevError, 'requires attributes' unless definition.key?(:attributes)
      return if definition[:attributes].is_a?(Hash)

      raise DevError, "`#{definition[:name]}.attributes` must be a hash, not `#{definition[:attributes].class}`"
    end
  end
end
