# Days of the calendar, and moments of them.
class Date
  include Comparable

  class Error < ArgumentError
  end

  MONTHNAMES = [nil, 'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'].freeze
  ABBR_MONTHNAMES = [nil, 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'].freeze
  DAYNAMES = %w[Sunday Monday Tuesday Wednesday Thursday Friday Saturday].freeze
  ABBR_DAYNAMES = %w[Sun Mon Tue Wed Thu Fri Sat].freeze
  ITALY = 2299161
  ENGLAND = 2361222
  GREGORIAN = -Float::INFINITY
  JULIAN = Float::INFINITY

  # The Julian day number of the start of 1970.
  UNIX_DAY = 2440588
  private_constant :UNIX_DAY

  class << self
    def civil(year = -4712, month = 1, day = 1, _start = ITALY)
      jd = __jd(year, month, day)
      raise Error, 'invalid date' unless jd
      __from_jd(jd)
    end

    def new(*args)
      civil(*args)
    end

    def jd(number = 0, _start = ITALY)
      __from_jd(number)
    end

    def ordinal(year = -4712, day = 1, _start = ITALY)
      __from_jd(__jd(year, 1, 1) + day - 1)
    end

    def today(_start = ITALY)
      now = Time.now
      civil(now.year, now.month, now.day)
    end

    def valid_date?(year, month, day, _start = ITALY)
      return false unless [year, month, day].all? { |part| part.is_a?(Numeric) }
      !__jd(year, month, day).nil?
    end
    alias valid_civil? valid_date?

    def leap?(year)
      (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
    end
    alias gregorian_leap? leap?

    def parse(text = '-4712-01-01', _comp = true, _start = ITALY, limit: 128)
      parts = _parse(text)
      raise Error, 'invalid date' unless [:mon, :mday, :yday, :wday, :cwyear].any? { |part| parts[part] }
      __complete(parts)
    end

    def iso8601(text, *_)
      parts = _parse(text)
      raise Error, 'invalid date' unless parts[:year] && parts[:mon]
      __complete(parts)
    end

    alias xmlschema iso8601
    alias rfc3339 iso8601
    alias httpdate iso8601
    alias rfc2822 iso8601
    alias rfc822 iso8601

    def _iso8601(text, *_)
      _parse(text)
    end
    alias _xmlschema _iso8601
    alias _rfc3339 _iso8601
    alias _httpdate _iso8601
    alias _rfc2822 _iso8601

    def commercial(year = -4712, week = 1, day = 1, _start = ITALY)
      raise Error, 'invalid date' unless valid_commercial?(year, week, day)

      __complete(cwyear: year, cweek: week, cwday: day)
    end

    def valid_commercial?(year, week, day, _start = ITALY)
      return false unless day.between?(1, 7) && week.between?(1, 53)

      date = __complete(cwyear: year, cweek: week, cwday: day)
      date.cwyear == year && date.cweek == week
    end

    def valid_ordinal?(year, day, _start = ITALY)
      day = day.negative? ? day + (leap?(year) ? 367 : 366) : day
      day.between?(1, leap?(year) ? 366 : 365)
    end

    def valid_jd?(day, _start = ITALY)
      day.is_a?(Numeric)
    end

    def strptime(text = '-4712-01-01', format = '%F', _start = ITALY)
      time = Time.__strptime(text, format)
      raise Error, 'invalid date' unless time
      __from_time(time)
    end

    # What a text says of a date and a time.
    def _parse(text, _comp = true, limit: 128)
      raise TypeError, "no implicit conversion of #{text.nil? ? 'nil' : text.class} into String" unless text.is_a?(String)
      parts = {}
      rest = text.dup
      if rest.sub!(/(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?\s*([ap]\.?m\.?)?\s*(z\b|[a-z]{3,4}\b|(?:utc|gmt)?[-+]\d{1,2}:?(?:\d{2})?(?::?\d{2})?)?/i, ' ')
        hour, minute, second, fraction, half, zone = $1.to_i, $2.to_i, $3, $4, $5, $6
        if half
          hour %= 12
          hour += 12 if half.downcase.start_with?('p')
        end
        parts[:hour] = hour
        parts[:min] = minute
        parts[:sec] = second.to_i if second
        parts[:sec_fraction] = Rational(fraction.to_i, 10**fraction.size) if fraction
        if zone
          parts[:zone] = zone
          parts[:offset] = __offset(zone)
        end
      end
      months = ABBR_MONTHNAMES.compact.map(&:downcase)
      if (name = rest[/\b(sun|mon|tue|wed|thu|fri|sat)[a-z]*\b/i, 1])
        parts[:wday] = ABBR_DAYNAMES.map(&:downcase).index(name.downcase)
      end
      if rest =~ /(-?\d{4,})-(\d{1,2})-(\d{1,2})/ || rest =~ /(\d{4})\/(\d{1,2})\/(\d{1,2})/ || rest =~ /(\d{4})\.(\d{1,2})\.(\d{1,2})/
        parts[:year], parts[:mon], parts[:mday] = $1.to_i, $2.to_i, $3.to_i
      elsif rest =~ /(\d{1,2})(?:st|nd|rd|th)?[\s\-\/.]*(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?[\s,\-\/]*(-?\d+)?/i
        parts[:mday] = $1.to_i
        parts[:mon] = months.index($2.downcase) + 1
        parts[:year] = __year($3) if $3
      elsif rest =~ /(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s*(\d{1,2})(?:st|nd|rd|th)?\b[\s,]*(-?\d+)?/i
        parts[:mon] = months.index($1.downcase) + 1
        parts[:mday] = $2.to_i
        parts[:year] = __year($3) if $3
      elsif rest =~ /\b(\d{4})-W(\d{2})(?:-(\d))?/
        parts[:cwyear], parts[:cweek] = $1.to_i, $2.to_i
        parts[:cwday] = $3.to_i if $3
      elsif rest =~ /\b(\d{4})-(\d{3})\b/
        parts[:year], parts[:yday] = $1.to_i, $2.to_i
      elsif rest =~ /\b(\d{4})(\d{2})(\d{2})(?:T?(\d{2})(\d{2})(\d{2})?)?\b/
        parts[:year], parts[:mon], parts[:mday] = $1.to_i, $2.to_i, $3.to_i
        parts[:hour], parts[:min] = $4.to_i, $5.to_i if $4
        parts[:sec] = $6.to_i if $6
      elsif rest =~ /\b(\d{4})-(\d{1,2})\b/
        parts[:year], parts[:mon] = $1.to_i, $2.to_i
      elsif rest =~ /(\d{1,2})\/(\d{1,2})\/(\d{1,4})/
        parts[:year], parts[:mon], parts[:mday] = __year($1), $2.to_i, $3.to_i
      elsif rest =~ /(\d{1,2})\.(\d{1,2})\.(\d{4})/
        parts[:mday], parts[:mon], parts[:year] = $1.to_i, $2.to_i, $3.to_i
      elsif rest =~ /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i
        parts[:mon] = months.index($1.downcase) + 1
        parts[:year] = $~.post_match[/\d{4}/].to_i if $~.post_match =~ /\d{4}/
      elsif rest =~ /\A\s*(\d{1,2})\s*\z/
        parts[:mday] = $1.to_i
      end
      parts
    end

    # The seconds that a zone is east of UTC.
    def __offset(zone)
      case zone.upcase
      when 'Z', 'UTC', 'GMT', 'UT' then 0
      when 'EST' then -5 * 3600
      when 'EDT', 'CST' then zone.upcase == 'CST' ? -6 * 3600 : -4 * 3600
      when 'CDT', 'MST' then zone.upcase == 'MST' ? -7 * 3600 : -5 * 3600
      when 'MDT', 'PST' then zone.upcase == 'PST' ? -8 * 3600 : -6 * 3600
      when 'PDT' then -7 * 3600
      when 'CET', 'BST' then 3600
      when 'CEST', 'EET' then 7200
      when 'JST' then 9 * 3600
      when /([-+])(\d{1,2}):?(\d{2})?:?(\d{2})?\z/
        seconds = $2.to_i * 3600 + $3.to_i * 60 + $4.to_i
        $1 == '-' ? -seconds : seconds
      end
    end

    def __from_jd(jd)
      date = allocate
      date.__send__(:__set, jd)
      date
    end

    def __from_time(time)
      __from_jd(time.to_i.div(86400) + UNIX_DAY)
    end

    # The day number of a date; nothing if there is no such day. Counted from the end if negative.
    def __jd(year, month, day)
      year = year.to_i
      month += 13 if month < 0
      return nil unless (1..12).cover?(month)
      last = __last_day(year, month)
      day = last + day + 1 if day < 0
      return nil unless day >= 1 && day <= last
      Time.utc(year, month, day.to_i).to_i.div(86400) + UNIX_DAY
    end

    def __last_day(year, month)
      return leap?(year) ? 29 : 28 if month == 2
      [4, 6, 9, 11].include?(month) ? 30 : 31
    end

    private

    def __year(text)
      number = text.to_i
      return number if text.delete('-').size > 2
      number + (number < 69 ? 2000 : 1900)
    end

    def __complete(parts)
      if parts[:cwyear]
        first = __jd(parts[:cwyear], 1, 4)
        monday = first - (first + 1) % 7 + 1
        monday -= 7 if (first + 1) % 7 == 0
        return __from_jd(monday + (parts[:cweek] - 1) * 7 + (parts[:cwday] || 1) - 1)
      end
      return ordinal(parts[:year], parts[:yday]) if parts[:yday]
      if parts[:mon] || parts[:mday]
        today = Time.now unless parts[:year] && parts[:mon]
        return civil(parts[:year] || today.year, parts[:mon] || today.month, parts[:mday] || 1)
      end
      today = self.today
      today + (parts[:wday] - today.wday)
    end
  end

  attr_reader :jd

  def year
    __time.year
  end

  def month
    __time.month
  end
  alias mon month

  def day
    __time.day
  end
  alias mday day

  def wday
    (@jd + 1) % 7
  end

  def yday
    __time.yday
  end

  def cwday
    wday == 0 ? 7 : wday
  end

  def cweek
    strftime('%V').to_i
  end

  def cwyear
    strftime('%G').to_i
  end

  def ld
    @jd - 2299160
  end

  def amjd
    Rational(mjd, 1)
  end

  def start
    ITALY.to_f
  end

  def julian?
    @jd < ITALY
  end

  def gregorian?
    !julian?
  end

  def new_start(_start = ITALY)
    self
  end

  def infinite?
    false
  end

  def mjd
    @jd - 2400001
  end

  def ajd
    Rational(@jd * 2 - 1, 2)
  end

  def leap?
    self.class.leap?(year)
  end

  DAYNAMES.each_with_index do |name, index|
    define_method("#{name.downcase}?") { wday == index }
  end

  def +(days)
    raise TypeError, 'expected numeric' unless days.is_a?(Numeric)
    self.class.__from_jd(@jd + days.floor)
  end

  def -(other)
    case other
    when Numeric then self + -other
    when Date then Rational(@jd - other.jd, 1)
    else raise TypeError, 'expected numeric'
    end
  end

  def >>(months)
    raise TypeError, 'expected numeric' unless months.is_a?(Numeric)
    total = year * 12 + month - 1 + months.to_i
    to_year, to_month = total.divmod(12)
    to_month += 1
    self.class.civil(to_year, to_month, [day, Date.__last_day(to_year, to_month)].min)
  end

  def <<(months)
    self >> -months
  end

  def next_day(count = 1)
    self + count
  end

  def prev_day(count = 1)
    self - count
  end

  def next_month(count = 1)
    self >> count
  end

  def prev_month(count = 1)
    self << count
  end

  def next_year(count = 1)
    self >> count * 12
  end

  def prev_year(count = 1)
    self << count * 12
  end

  def succ
    self + 1
  end
  alias next succ

  def <=>(other)
    case other
    when Date then __moment <=> other.__moment
    when Numeric then ajd <=> other
    end
  end

  def ==(other)
    (self <=> other) == 0
  end

  def ===(other)
    other.is_a?(Date) && @jd == other.jd
  end

  def eql?(other)
    other.is_a?(Date) && self == other
  end

  def hash
    __moment.hash
  end

  def step(limit, by = 1)
    return to_enum(:step, limit, by) unless block_given?
    date = self
    while by > 0 ? date <= limit : date >= limit
      yield date
      date += by
    end
    self
  end

  def upto(limit, &block)
    block ? step(limit, 1, &block) : to_enum(:upto, limit)
  end

  def downto(limit, &block)
    block ? step(limit, -1, &block) : to_enum(:downto, limit)
  end

  def strftime(format = '%F')
    __zoned.strftime(format.gsub('%Z', '%:z').gsub('%+', '%a %b %e %H:%M:%S %:z %Y'))
  end

  def to_s
    strftime('%Y-%m-%d')
  end
  alias iso8601 to_s
  alias xmlschema to_s

  def rfc2822
    strftime('%a, %-d %b %Y %T %z')
  end

  def rfc3339
    strftime('%FT%T%:z')
  end

  alias rfc822 rfc2822

  def httpdate
    __zoned.httpdate
  end

  def asctime
    strftime('%a %b %e %H:%M:%S %Y')
  end
  alias ctime asctime

  def inspect
    "#<#{self.class}: #{self} ((#{@jd}j,0s,0n),+0s,2299161j)>"
  end

  def to_date
    Date.__from_jd(@jd)
  end

  def to_time
    Time.local(year, month, day)
  end

  def to_datetime
    DateTime.new(year, month, day)
  end

  def day_fraction
    Rational(0, 1)
  end

  def __moment
    [(@jd - UNIX_DAY) * 86400, 0]
  end

  private

  def __set(jd)
    @jd = jd
  end

  def __time
    Time.at((@jd - UNIX_DAY) * 86400).utc
  end

  def __zoned
    Time.at((@jd - UNIX_DAY) * 86400, in: '+00:00')
  end
end

class DateTime < Date
  class << self
    def civil(year = -4712, month = 1, day = 1, hour = 0, minute = 0, second = 0, offset = 0, _start = Date::ITALY)
      jd = __jd(year, month, day)
      hour += 24 if hour < 0
      minute += 60 if minute < 0
      second += 60 if second < 0
      raise Date::Error, 'invalid date' unless jd && (0..24).cover?(hour) && (0..59).cover?(minute) && second < 60
      seconds = offset.is_a?(String) ? Date.__offset(offset) : (offset * 86400).round
      local = Time.utc(year, month, Date.__last_day(year, month) < day ? 1 : (day < 0 ? Date.__last_day(year, month) + day + 1 : day), hour, minute, second)
      __from(local - seconds, seconds)
    end

    def new(*args)
      civil(*args)
    end

    def now(_start = Date::ITALY)
      time = Time.now
      __from(time, time.utc_offset)
    end

    def parse(text = '-4712-01-01T00:00:00+00:00', *_, **_options)
      parts = Date._parse(text)
      raise Date::Error, 'invalid date' if parts.empty?
      date = parts[:mon] || parts[:mday] || parts[:yday] || parts[:cwyear] || parts[:wday] ? Date.parse(text) : Date.today
      civil(date.year, date.month, date.day, parts[:hour] || 0, parts[:min] || 0, (parts[:sec] || 0) + (parts[:sec_fraction] || 0), Rational(parts[:offset] || 0, 86400))
    end
    alias iso8601 parse
    alias rfc3339 parse
    alias xmlschema parse

    def strptime(text = '-4712-01-01T00:00:00+00:00', format = '%FT%T%z', _start = Date::ITALY)
      time = Time.__strptime(text, format)
      raise Date::Error, 'invalid date' unless time
      __from(time, Date._parse(text)[:offset] || 0)
    end

    def __from(time, offset)
      made = allocate
      made.__send__(:__set_time, time, offset)
      made
    end

    def __from_jd(jd)
      __from(Time.at((jd - 2440588) * 86400).utc, 0)
    end
  end

  def hour
    __time.hour
  end

  def minute
    __time.min
  end
  alias min minute

  def second
    __time.sec
  end
  alias sec second

  def sec_fraction
    Rational(__time.nsec, 1_000_000_000)
  end
  alias second_fraction sec_fraction

  def offset
    Rational(@offset, 86400)
  end

  def zone
    strftime('%:z')
  end

  def +(days)
    raise TypeError, 'expected numeric' unless days.is_a?(Numeric)
    self.class.__from(@moment + days.to_r * 86400, @offset)
  end

  def -(other)
    case other
    when Numeric then self + -other
    when DateTime then (@moment.to_r - other.to_time.to_r) / 86400
    when Date then (@moment.to_r - other.__moment[0]) / 86400
    else raise TypeError, 'expected numeric'
    end
  end

  def >>(months)
    day = to_date >> months
    self.class.civil(day.year, day.month, day.day, hour, minute, second + sec_fraction, offset)
  end

  def new_offset(offset = 0)
    seconds = offset.is_a?(String) ? Date.__offset(offset) : (offset * 86400).round
    self.class.__from(@moment, seconds)
  end

  def strftime(format = '%FT%T%:z')
    super
  end

  def to_s
    strftime('%Y-%m-%dT%H:%M:%S%:z')
  end

  def iso8601(digits = 0)
    __zoned.iso8601(digits).sub(/Z\z/, '+00:00')
  end
  alias xmlschema iso8601
  alias rfc3339 iso8601

  def inspect
    utc = @moment.getutc
    jd = utc.to_i.div(86400) + 2440588
    sign = @offset < 0 ? '-' : '+'
    "#<#{self.class}: #{self} ((#{jd}j,#{utc.to_i % 86400}s,#{utc.nsec}n),#{sign}#{@offset.abs}s,2299161j)>"
  end

  def to_time
    @moment.getlocal(@offset)
  end

  def to_datetime
    self
  end

  def to_date
    Date.civil(year, month, day)
  end

  def day_fraction
    Rational(hour * 3600 + minute * 60 + second, 86400)
  end

  def __moment
    [@moment.to_i, @moment.nsec]
  end

  private

  def __set_time(time, offset)
    @moment = time.getutc
    @offset = offset
    @jd = (time.to_i + offset).div(86400) + 2440588
  end

  def __time
    (@moment + @offset).getutc
  end

  def __zoned
    @moment.getlocal(@offset)
  end
end

class Time
  def to_date
    Date.civil(year, month, day)
  end

  def to_datetime
    DateTime.civil(year, month, day, hour, min, sec + subsec, Rational(utc_offset, 86400))
  end

  def to_time
    self
  end
end
