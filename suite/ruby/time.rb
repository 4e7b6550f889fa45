# Times.

#- time-01
Time.at(0).utc
#=> 1970-01-01 00:00:00 UTC

#- time-02
Time.at(1.5).utc
#=> 1970-01-01 00:00:01.5 UTC

#- time-03
Time.at(1, 500000).utc.usec
#=> 500000

#- time-04
Time.at(1, 5, :millisecond).utc.nsec
#=> 5000000

#- time-05
Time.utc(2020, 1, 2, 3, 4, 5)
#=> 2020-01-02 03:04:05 UTC

#- time-06
Time.utc(2020, "feb", 3).month
#=> 2

#- time-07
Time.utc(2020, 13)
#!! ArgumentError: mon out of range

#- time-08
Time.utc(2020, 2, 30).day
#=> 1

#- time-09
Time.gm(2000).to_i
#=> 946684800

#- time-10
Time.new(2020, 1, 2, 3, 4, 5, "+02:00")
#=> 2020-01-02 03:04:05 +0200

#- time-11
Time.new(2020, 1, 2, 3, 4, 5, "x")
#!! ArgumentError: "+HH:MM", "-HH:MM", "UTC" or "A".."I","K".."Z" expected for utc_offset: x

#- time-12
Time.new(2020, 1, 2, in: "+09:00").inspect
#=> "2020-01-02 00:00:00 +0900"

#- time-13
t = Time.utc(2020, 1, 2, 3, 4, 5.25r); [t.year, t.month, t.day, t.hour, t.min, t.sec, t.usec, t.nsec, t.subsec, t.wday, t.yday, t.zone, t.utc?, t.utc_offset]
#=> [2020, 1, 2, 3, 4, 5, 250000, 250000000, (1/4), 4, 2, "UTC", true, 0]

#- time-14
t = Time.utc(2020, 1, 2, 3, 4, 5); [t.to_i, t.to_f, t.to_r, t.to_s, t.inspect, t.to_a]
#=> [1577934245, 1577934245.0, (1577934245/1), "2020-01-02 03:04:05 UTC", "2020-01-02 03:04:05 UTC", [5, 4, 3, 2, 1, 2020, 4, 2, false, "UTC"]]

#- time-15
(Time.utc(2020) + 86400).to_s
#=> "2020-01-02 00:00:00 UTC"

#- time-16
Time.utc(2020, 1, 2) - Time.utc(2020, 1, 1)
#=> 86400.0

#- time-17
(Time.utc(2020) - 0.5).inspect
#=> "2019-12-31 23:59:59.5 UTC"

#- time-18
Time.utc(2020) + Time.utc(2020)
#!! TypeError: time + time?

#- time-19
Time.utc(2020) + nil
#!! TypeError: can't convert NilClass into an exact number

#- time-20
[Time.utc(2020) <=> Time.utc(2021), Time.utc(2020) == Time.utc(2020), Time.utc(2020) < Time.utc(2021), Time.utc(2020) <=> 1]
#=> [-1, true, true, nil]

#- time-21
Time.utc(2020, 1, 2, 3, 4, 5).strftime("%Y-%m-%d %H:%M:%S %z %Z %a %A %b %B %j %e %-d %I %p %s %L %N %% %F %T")
#=> "2020-01-02 03:04:05 +0000 UTC Thu Thursday Jan January 002  2 2 03 AM 1577934245 000 000000000 % 2020-01-02 03:04:05"

#- time-22
Time.new(2020, 1, 2, 3, 4, 5, "+05:30").strftime("%z %:z %Z|")
#=> "+0530 +05:30 |"

#- time-23
Time.utc(2020, 1, 2).monday?
#=> false

#- time-24
Time.new(2020, 1, 2, 3, 4, 5, "+02:00").utc.to_s
#=> "2020-01-02 01:04:05 UTC"

#- time-25
Time.utc(2020, 1, 2, 3, 4, 5).getlocal("-05:00").to_s
#=> "2020-01-01 22:04:05 -0500"

#- time-26
Time.utc(2020, 1, 2, 3, 4, 5, 678901).round(1).inspect
#=> "2020-01-02 03:04:05.7 UTC"

#- time-27
Time.utc(2020).eql?(Time.utc(2020))
#=> true

#- time-28
{Time.utc(2020) => 1}[Time.utc(2020)]
#=> 1

#- time-29
Time.at(nil)
#!! TypeError: can't convert NilClass into an exact number

#- time-30
Time.at("x")
#!! TypeError: can't convert String into an exact number

#- time-31
require 'time'; [Time.utc(2020, 1, 2).iso8601, Time.utc(2020, 1, 2).iso8601(3), Time.utc(2020, 1, 2).httpdate, Time.utc(2020, 1, 2).rfc2822, Time.new(2020, 1, 2, 0, 0, 0, "+01:00").iso8601]
#=> ["2020-01-02T00:00:00Z", "2020-01-02T00:00:00.000Z", "Thu, 02 Jan 2020 00:00:00 GMT", "Thu, 02 Jan 2020 00:00:00 -0000", "2020-01-02T00:00:00+01:00"]

#- time-range-01
Time.utc(2020, 1, 32)
#!! ArgumentError: argument out of range

#- time-range-02
Time.utc(2020, 1, 1, 25)
#!! ArgumentError: hour out of range

#- time-range-03
Time.utc(2020, 1, 1, 1, 60)
#!! ArgumentError: min out of range

#- time-range-04
Time.utc(2020, 1, 1, 1, 1, 61)
#!! ArgumentError: sec out of range

#- time-range-05
Time.new(2020, 1, 1, 24, 1)
#!! ArgumentError: min out of range

#- time-range-06
Time.utc(2020, "x")
#!! ArgumentError: invalid value for Integer(): "x"

#- time-range-07
Time.utc(2020, 1, 0)
#!! ArgumentError: mday out of range

#- time-range-08
Time.new(2020, 1, 2, 3, 4, -1)
#!! ArgumentError: argument out of range
