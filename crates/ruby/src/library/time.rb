# Times that are read from text.
require 'date'

class Time
  class << self
    def parse(text, now = nil)
      parts = Date._parse(text)
      raise ArgumentError, "no time information in #{text.inspect}" if parts.empty? || !(parts[:year] || parts[:mon] || parts[:mday] || parts[:hour] || parts[:yday] || parts[:wday])
      year = parts[:year]
      year = yield(year) if year && block_given?
      unless parts[:year]
        now ||= Time.now
        year = now.year
      end
      month = parts[:mon] || (parts[:year] ? 1 : now.month)
      day = parts[:mday] || (parts[:mon] || parts[:year] ? 1 : now.day)
      if parts[:yday]
        date = Date.ordinal(year, parts[:yday])
        month = date.month
        day = date.day
      end
      __make(year, month, day, parts)
    end

    def iso8601(text)
      unless text =~ /\A\s*[-+]?\d{4,}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[-+]\d{2}(?::?\d{2})?)?\s*\z/i
        raise ArgumentError, "invalid xmlschema format: #{text.inspect}"
      end
      parts = Date._parse(text)
      __make(parts[:year], parts[:mon], parts[:mday], parts)
    end
    alias xmlschema iso8601

    def httpdate(text)
      unless text =~ /\A\s*(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),\s+(\d{2})\s+(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\s+(\d{4})\s+(\d{2}):(\d{2}):(\d{2})\s+GMT\s*\z/i
        raise ArgumentError, "not RFC 2616 compliant date: #{text.inspect}"
      end
      utc($3.to_i, Date::ABBR_MONTHNAMES.index($2.capitalize), $1.to_i, $4.to_i, $5.to_i, $6.to_i)
    end

    def rfc2822(text)
      parts = Date._parse(text)
      raise ArgumentError, "not RFC 2822 compliant date: #{text.inspect}" unless parts[:year] && parts[:hour] && parts[:zone]
      __make(parts[:year], parts[:mon], parts[:mday], parts)
    end
    alias rfc822 rfc2822

    def strptime(text, format, _now = nil)
      time = __strptime(text, format)
      raise ArgumentError, "invalid date or strptime format - `#{text}' `#{format}'" unless time
      return time.getlocal if format.include?('%s')
      if format =~ /%:*z|%Z|%c|%\+/
        offset = Date._parse(text)[:offset]
        return offset && offset != 0 ? time.getlocal(offset) : time
      end
      local(time.year, time.month, time.day, time.hour, time.min, time.sec + time.subsec)
    end

    def zone_offset(zone, _year = nil)
      Date.__offset(zone)
    end

    private

    def __make(year, month, day, parts)
      second = (parts[:sec] || 0) + (parts[:sec_fraction] || 0)
      if parts[:offset]
        time = utc(year, month, day, parts[:hour] || 0, parts[:min] || 0, second) - parts[:offset]
        return time if %w[Z UTC -00:00].include?(parts[:zone].upcase)
        return time.getlocal(parts[:offset])
      end
      local(year, month, day, parts[:hour] || 0, parts[:min] || 0, second)
    end
  end
end
