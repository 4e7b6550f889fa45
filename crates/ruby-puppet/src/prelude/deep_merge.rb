# Hashes in hashes put together, as the gem `deep_merge` does, which Puppet brings along.
module DeepMerge
  class InvalidParameter < StandardError; end

  DEFAULT_FIELD_KNOCKOUT_PREFIX = '--'

  class << self
    # Puts `source` into `dest`, which is changed where it can be. The answer is what came of it.
    def deep_merge!(source, dest, options = {})
      prefix = options[:knockout_prefix] || nil
      overwrite = !options[:preserve_unmergeables]
      raise InvalidParameter, 'knockout_prefix cannot be an empty string in deep_merge!' if prefix == ''
      if prefix && !overwrite
        raise InvalidParameter, 'overwrite_unmergeable must be true if knockout_prefix is specified in deep_merge!'
      end
      return dest if source.nil?
      return source if !dest && overwrite

      case source
      when Hash then hash_into(source, dest, options)
      when Array then array_into(source, dest, options)
      else
        return dest.push(source) if dest.is_a?(Array) && options[:extend_existing_arrays]

        overwrite_unmergeables(source, dest, options)
      end
    end

    # What takes the place of something that it cannot be merged with.
    def overwrite_unmergeables(source, dest, options)
      return dest if options[:preserve_unmergeables]

      prefix = options[:knockout_prefix]
      return source unless prefix

      kept = case source
             when String then source.gsub(/^#{prefix}/, '')
             when Array then source.delete_if { |item| item.is_a?(String) && item.match(/^#{prefix}/) }
             else source
             end
      kept == source ? kept : ''
    end

    def clear_or_nil(object)
      object.respond_to?(:clear) ? object.clear : nil
    end

    private

    def hash_into(source, dest, options)
      source.each do |key, value|
        if dest.is_a?(Hash)
          mine = dest[key] || copied(value)
          dest[key] = deep_merge!(value, mine, options)
        elsif dest.is_a?(Array) && options[:extend_existing_arrays]
          dest.push(source)
        elsif !options[:preserve_unmergeables]
          dest = overwrite_unmergeables(source, dest, options)
        end
      end
      dest
    end

    def array_into(source, dest, options)
      return source if options[:overwrite_arrays]

      if (separator = options[:unpack_arrays])
        source = source.join(separator).split(separator)
        dest = dest.join(separator).split(separator) if dest.is_a?(Array)
      end
      prefix = options[:knockout_prefix]
      if prefix && source.include?(prefix)
        dest = clear_or_nil(dest)
        source.delete(prefix)
      end
      unless dest.is_a?(Array)
        return options[:preserve_unmergeables] ? dest : overwrite_unmergeables(source, dest, options)
      end

      knock_out(source, dest, prefix) if prefix
      merged = merge_lists(source, dest, options)
      merged.sort! if options[:sort_merged_arrays]
      merged
    end

    def knock_out(source, dest, prefix)
      source.delete_if do |item|
        bare = item.respond_to?(:gsub) ? item.gsub(/^#{prefix}/, '') : item
        next false if bare == item

        dest.delete(bare)
        dest.delete(item)
        true
      end
    end

    def merge_lists(source, dest, options)
      hashes = options[:merge_hash_arrays] && [source, dest].all? { |list| list.all? { |item| item.is_a?(Hash) } }
      return dest | source unless hashes

      merged = dest.each_with_index.map { |item, index| deep_merge!(source[index] || {}, item, options) }
      source.size > dest.size ? merged + source[dest.size..] : merged
    end

    def copied(value)
      value.dup
    rescue TypeError
      value
    end
  end

  module DeepMergeHash
    def ko_deep_merge!(source, options = {})
      DeepMerge.deep_merge!(source, self, { knockout_prefix: '--', preserve_unmergeables: false }.merge(options))
    end

    def deep_merge!(source, options = {})
      DeepMerge.deep_merge!(source, self, { preserve_unmergeables: false }.merge(options))
    end

    def deep_merge(source, options = {})
      DeepMerge.deep_merge!(source, self, { preserve_unmergeables: true }.merge(options))
    end
  end

  module RailsCompat
    def ko_deeper_merge!(source, options = {})
      DeepMerge.deep_merge!(source, self, { knockout_prefix: '--', preserve_unmergeables: false }.merge(options))
    end

    def deeper_merge!(source, options = {})
      DeepMerge.deep_merge!(source, self, { preserve_unmergeables: false }.merge(options))
    end

    def deeper_merge(source, options = {})
      DeepMerge.deep_merge!(source, self, { preserve_unmergeables: true }.merge(options))
    end
  end
end
