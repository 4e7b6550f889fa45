# Dates.

#- date-01
require 'date'; require 'time'
Date.new(2020,2,29)
#=> #<Date: 2020-02-29 ((2458909j,0s,0n),+0s,2299161j)>

#- date-02
require 'date'; require 'time'
Date.new(2021,2,29)
#!! Date::Error: invalid date

#- date-03
require 'date'; require 'time'
Date.new(2020,-1,-1).to_s
#=> "2020-12-31"

#- date-04
require 'date'; require 'time'
Date.new(2020,1,31) >> 1
#=> #<Date: 2020-02-29 ((2458909j,0s,0n),+0s,2299161j)>

#- date-05
require 'date'; require 'time'
(Date.new(2020,3,31) << 1).to_s
#=> "2020-02-29"

#- date-06
require 'date'; require 'time'
(Date.new(2020,1,1) + 45).to_s
#=> "2020-02-15"

#- date-07
require 'date'; require 'time'
Date.new(2020,3,1) - Date.new(2020,2,1)
#=> (29/1)

#- date-08
require 'date'; require 'time'
(Date.new(2020,3,1) - 1).to_s
#=> "2020-02-29"

#- date-09
require 'date'; require 'time'
Date.new(2020,1,1) <=> Date.new(2020,1,2)
#=> -1

#- date-10
require 'date'; require 'time'
Date.new(2020,1,1) == Date.new(2020,1,1)
#=> true

#- date-11
require 'date'; require 'time'
Date.new(2020,1,1).strftime("%a %d %b %Y %j %U %V")
#=> "Wed 01 Jan 2020 001 00 01"

#- date-12
require 'date'; require 'time'
Date.new(2020,1,1).wday
#=> 3

#- date-13
require 'date'; require 'time'
Date.new(2020,1,1).yday
#=> 1

#- date-14
require 'date'; require 'time'
Date.new(2020,1,1).cweek
#=> 1

#- date-15
require 'date'; require 'time'
Date.new(2020,1,1).jd
#=> 2458850

#- date-16
require 'date'; require 'time'
Date.new(2020,1,1).saturday?
#=> false

#- date-17
require 'date'; require 'time'
Date.new(2020,1,1).leap?
#=> true

#- date-18
require 'date'; require 'time'
Date.valid_date?(2020,2,30)
#=> false

#- date-19
require 'date'; require 'time'
Date.leap?(2000)
#=> true

#- date-20
require 'date'; require 'time'
Date.new(2020,1,1).next_month.to_s
#=> "2020-02-01"

#- date-21
require 'date'; require 'time'
Date.new(2020,1,1).prev_day(3).to_s
#=> "2019-12-29"

#- date-22
require 'date'; require 'time'
Date.new(2020,1,1).upto(Date.new(2020,1,3)).map(&:to_s)
#=> ["2020-01-01", "2020-01-02", "2020-01-03"]

#- date-23
require 'date'; require 'time'
(Date.new(2020,1,1)..Date.new(2020,1,3)).map(&:day)
#=> [1, 2, 3]

#- date-24
require 'date'; require 'time'
Date.parse(nil)
#!! TypeError: no implicit conversion of nil into String

#- date-25
require 'date'; require 'time'
Date.iso8601("2020-01-02").to_s
#=> "2020-01-02"

#- date-26
require 'date'; require 'time'
DateTime.new(2020,1,2,3,4,5)
#=> #<DateTime: 2020-01-02T03:04:05+00:00 ((2458851j,11045s,0n),+0s,2299161j)>

#- date-27
require 'date'; require 'time'
DateTime.new(2020,1,2,3,4,5,"+02:00").to_s
#=> "2020-01-02T03:04:05+02:00"

#- date-28
require 'date'; require 'time'
DateTime.parse("2020-01-02T03:04:05+02:00").to_s
#=> "2020-01-02T03:04:05+02:00"

#- date-29
require 'date'; require 'time'
DateTime.parse("2020-01-02 03:04:05").iso8601
#=> "2020-01-02T03:04:05+00:00"

#- date-30
require 'date'; require 'time'
DateTime.parse("2020-01-02T03:04:05Z").to_time.utc
#=> 2020-01-02 03:04:05 UTC

#- date-31
require 'date'; require 'time'
(DateTime.new(2020,1,2) + Rational(1,2)).to_s
#=> "2020-01-02T12:00:00+00:00"

#- date-32
require 'date'; require 'time'
DateTime.new(2020,1,2,3,4,5).strftime("%H:%M:%S")
#=> "03:04:05"

#- date-33
require 'date'; require 'time'
DateTime.new(2020,1,2,3).hour
#=> 3

#- date-34
require 'date'; require 'time'
DateTime.new(2020,1,3) - DateTime.new(2020,1,2)
#=> (1/1)

#- date-35
require 'date'; require 'time'
Date.new(2020,1,2).to_time.year
#=> 2020

#- date-36
require 'date'; require 'time'
Time.utc(2020,1,2).to_date.to_s
#=> "2020-01-02"

#- date-37
require 'date'; require 'time'
Date::MONTHNAMES[3]
#=> "March"

#- date-38
require 'date'; require 'time'
Date.new(2020,1,2).ajd
#=> (4917701/2)

#- date-39
require 'date'; require 'time'
Time.parse("2020-01-02 03:04:05 UTC")
#=> 2020-01-02 03:04:05 UTC

#- date-40
require 'date'; require 'time'
Time.parse("2020-01-02T03:04:05Z")
#=> 2020-01-02 03:04:05 UTC

#- date-41
require 'date'; require 'time'
Time.parse("2020-01-02T03:04:05+02:00")
#=> 2020-01-02 03:04:05 +0200

#- date-42
require 'date'; require 'time'
Time.parse("2020-01-02T03:04:05.123Z").nsec
#=> 123000000

#- date-43
require 'date'; require 'time'
Time.parse("Thu, 02 Jan 2020 03:04:05 GMT")
#=> 2020-01-02 03:04:05 +0000

#- date-44
require 'date'; require 'time'
Time.parse("Jan 2 03:04:05 2020 +0000").utc
#=> 2020-01-02 03:04:05 UTC

#- date-45
require 'date'; require 'time'
Time.parse("x")
#!! ArgumentError: no time information in "x"

#- date-46
require 'date'; require 'time'
Time.iso8601("2020-01-02T03:04:05Z")
#=> 2020-01-02 03:04:05 UTC

#- date-47
require 'date'; require 'time'
Time.iso8601("2020-01-02")
#!! ArgumentError: invalid xmlschema format: "2020-01-02"

#- date-48
require 'date'; require 'time'
Time.iso8601("x")
#!! ArgumentError: invalid xmlschema format: "x"

#- date-49
require 'date'; require 'time'
Time.httpdate("Thu, 02 Jan 2020 03:04:05 GMT")
#=> 2020-01-02 03:04:05 UTC

#- date-50
require 'date'; require 'time'
Time.httpdate("x")
#!! ArgumentError: not RFC 2616 compliant date: "x"

#- date-51
require 'date'; require 'time'
Time.rfc2822("Thu, 02 Jan 2020 03:04:05 +0000").utc
#=> 2020-01-02 03:04:05 UTC

#- date-52
require 'date'; require 'time'
Time.utc(2020,1,2).iso8601
#=> "2020-01-02T00:00:00Z"
