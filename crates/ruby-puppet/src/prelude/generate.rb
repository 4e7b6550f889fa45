# A type as the text of a Puppet file that says what compilers need of it.
module Puppet
  class Type
    class << self
      def __generated
        patterns = title_patterns.to_h do |pattern, groups|
          names = groups.map do |group|
            raise Puppet::Error, 'title patterns that use procs are not supported.' if group.size > 1

            __literal(group[0].to_s)
          end
          [__pattern(pattern), "[#{names.join(', ')}]"]
        end
        __commented(doc.strip, '') + <<~TEXT
          Puppet::Resource::ResourceType3.new(
            #{__literal(name.to_s)},
            [
          #{__listed(properties)}
            ],
            [
          #{__listed(parameters.map { |own| paramclass(own) })}
            ],
            {
          #{patterns.map { |pattern, names| "    #{pattern} => #{names}" }.join(",\n")}
            },
            #{isomorphic?},
            false)
        TEXT
      end

      private

      def __listed(attributes)
        attributes.map do |attribute|
          mark = attribute.isnamevar? ? ', true' : ''
          call = "Puppet::Resource::Param(#{__type_of(attribute)}, #{__literal(attribute.name.to_s)}#{mark})"
          "#{__commented(attribute.doc.strip, '    ')}    #{call}"
        end.join(",\n\n")
      end

      def __commented(text, indent)
        return '' if text.empty?

        text.lines.map { |line| "#{indent}# #{line}" }.join + "\n"
      end

      # What values an attribute takes, as far as it lists them.
      def __type_of(attribute)
        patterns, words = attribute.value_collection.each.partition { |value| value.regex? }
        words = words.flat_map { |value| [value.name, *value.aliases] }.map { |word| __literal(word.to_s) }
        types = []
        types << 'Boolean' if words.include?("'true'") || words.include?("'false'")
        types << "Enum[#{words.join(', ')}]" unless words.empty?
        types << "Pattern[#{patterns.map { |value| __pattern(value.name) }.join(', ')}]" unless patterns.empty?
        return 'Any' if types.empty?

        types.size == 1 ? types[0] : "Variant[#{types.join(', ')}]"
      end

      def __literal(text)
        return text.dump if text =~ /[[:cntrl:]]/

        "'#{text.gsub(/['\\]/) { |char| "\\#{char}" }}'"
      end

      def __pattern(pattern)
        source = pattern.options.zero? ? pattern.source : pattern.to_s
        "/#{source.gsub(%r{\\.|/}) { |piece| piece == '/' ? '\\/' : piece }}/"
      end
    end
  end
end
