# Addresses of networks.

#- ipaddr-01
require 'ipaddr'
IPAddr.new("300.1.1.1")
#!! IPAddr::InvalidAddressError: invalid address: 

#- ipaddr-02
require 'ipaddr'
IPAddr.new("1.2.3")
#!! IPAddr::InvalidAddressError: invalid address: 

#- ipaddr-03
require 'ipaddr'
IPAddr.new("abc")
#!! IPAddr::InvalidAddressError: invalid address: 

#- ipaddr-04
require 'ipaddr'
IPAddr.new("")
#!! IPAddr::InvalidAddressError: invalid address: 

#- ipaddr-05
require 'ipaddr'
IPAddr.new("1.2.3.4/33")
#!! IPAddr::InvalidPrefixError: invalid length: 16909060

#- ipaddr-06
require 'ipaddr'
IPAddr.new("1.2.3.4/x")
#!! IPAddr::InvalidAddressError: invalid address: 

#- ipaddr-07
require 'ipaddr'
IPAddr.new("1.2.3.4/-1")
#!! IPAddr::InvalidAddressError: invalid address: 

#- ipaddr-08
require 'ipaddr'
IPAddr.new("01.2.3.4")
#!! IPAddr::InvalidAddressError: zero-filled number in IPv4 address is ambiguous: 

#- ipaddr-09
require 'ipaddr'
IPAddr.new("1.2.3.4/255.255.0.0")
#=> #<IPAddr: IPv4:1.2.0.0/255.255.0.0>

#- ipaddr-10
require 'ipaddr'
IPAddr.new("1.2.3.4/255.0.255.0")
#!! IPAddr::InvalidPrefixError: invalid mask 255.0.255.0: 16909060

#- ipaddr-11
require 'ipaddr'
IPAddr.new("::1/129")
#!! IPAddr::InvalidPrefixError: invalid length: 1

#- ipaddr-12
require 'ipaddr'
IPAddr.new("fe80::1%eth0")
#=> #<IPAddr: IPv6:fe80:0000:0000:0000:0000:0000:0000:0001%eth0/ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff>

#- ipaddr-13
require 'ipaddr'
IPAddr.new("[::1]")
#=> #<IPAddr: IPv6:0000:0000:0000:0000:0000:0000:0000:0001/ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff>

#- ipaddr-14
require 'ipaddr'
IPAddr.new("::ffff:1.2.3.4")
#=> #<IPAddr: IPv6:0000:0000:0000:0000:0000:ffff:0102:0304/ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff>

#- ipaddr-15
require 'ipaddr'
IPAddr.new("1:2:3:4:5:6:7")
#!! IPAddr::InvalidAddressError: invalid address: 

#- ipaddr-16
require 'ipaddr'
IPAddr.new("1::2::3")
#!! IPAddr::InvalidAddressError: invalid address: 

#- ipaddr-17
require 'ipaddr'
IPAddr.new("12345::")
#!! IPAddr::InvalidAddressError: invalid address: 

#- ipaddr-18
require 'ipaddr'
IPAddr.new(16909060)
#!! IPAddr::AddressFamilyError: address family must be specified

#- ipaddr-19
require 'ipaddr'
IPAddr.new(16909060, 2)
#=> #<IPAddr: IPv4:1.2.3.4/255.255.255.255>

#- ipaddr-20
require 'ipaddr'
IPAddr.new("1.2.3.4", 10)
#!! IPAddr::InvalidAddressError: invalid address: 

#- ipaddr-21
require 'ipaddr'
IPAddr.new("1.2.3.0/24").to_range
#=> #<IPAddr: IPv4:1.2.3.0/255.255.255.255>..#<IPAddr: IPv4:1.2.3.255/255.255.255.255>

#- ipaddr-22
require 'ipaddr'
IPAddr.new("1.2.3.0/24").to_range.first.to_s
#=> "1.2.3.0"

#- ipaddr-23
require 'ipaddr'
IPAddr.new("1.2.3.0/24").to_s
#=> "1.2.3.0"

#- ipaddr-24
require 'ipaddr'
IPAddr.new("1.2.3.0/24").to_string
#=> "1.2.3.0"

#- ipaddr-25
require 'ipaddr'
IPAddr.new("::1").to_string
#=> "0000:0000:0000:0000:0000:0000:0000:0001"

#- ipaddr-26
require 'ipaddr'
IPAddr.new("1.2.3.0/24").prefix
#=> 24

#- ipaddr-27
require 'ipaddr'
IPAddr.new("1.2.3.0/24").include?("1.2.3.99")
#=> true

#- ipaddr-28
require 'ipaddr'
IPAddr.new("1.2.3.0/24").include?(IPAddr.new("1.2.4.0/25"))
#=> false

#- ipaddr-29
require 'ipaddr'
IPAddr.new("1.2.3.0/24") === "x"
#!! IPAddr::InvalidAddressError: invalid address: 

#- ipaddr-30
require 'ipaddr'
IPAddr.new("1.2.3.0/24").include?("::1")
#=> false

#- ipaddr-31
require 'ipaddr'
IPAddr.new("1.2.3.4").mask(8).to_s
#=> "1.0.0.0"

#- ipaddr-32
require 'ipaddr'
IPAddr.new("1.2.3.4").mask("255.255.0.0").to_s
#=> "1.2.0.0"

#- ipaddr-33
require 'ipaddr'
IPAddr.new("1.2.3.4").mask("255.0.255.0").to_s
#!! IPAddr::InvalidPrefixError: invalid mask 255.0.255.0: 16909060

#- ipaddr-34
require 'ipaddr'
IPAddr.new("1.2.3.4").succ
#=> #<IPAddr: IPv4:1.2.3.5/255.255.255.255>

#- ipaddr-35
require 'ipaddr'
IPAddr.new("255.255.255.255").succ
#!! IPAddr::InvalidAddressError: invalid address: 4294967295

#- ipaddr-36
require 'ipaddr'
IPAddr.new("1.2.3.4") | 255
#=> #<IPAddr: IPv4:1.2.3.255/255.255.255.255>

#- ipaddr-37
require 'ipaddr'
IPAddr.new("1.2.3.4") & "255.0.0.0"
#=> #<IPAddr: IPv4:1.0.0.0/255.255.255.255>

#- ipaddr-38
require 'ipaddr'
~IPAddr.new("1.2.3.4")
#=> #<IPAddr: IPv4:254.253.252.251/255.255.255.255>

#- ipaddr-39
require 'ipaddr'
IPAddr.new("1.2.3.4") << 8
#=> #<IPAddr: IPv4:2.3.4.0/255.255.255.255>

#- ipaddr-40
require 'ipaddr'
IPAddr.new("1.2.3.4") >> 8
#=> #<IPAddr: IPv4:0.1.2.3/255.255.255.255>

#- ipaddr-41
require 'ipaddr'
IPAddr.new("1.2.3.4") + 3
#!! NoMethodError: undefined method `+' for #<IPAddr: IPv4:1.2.3.4/255.255.255.255>

#- ipaddr-42
require 'ipaddr'
IPAddr.new("1.2.3.4") - 5
#!! NoMethodError: undefined method `-' for #<IPAddr: IPv4:1.2.3.4/255.255.255.255>

#- ipaddr-43
require 'ipaddr'
IPAddr.new("1.2.3.4") == "1.2.3.4"
#=> true

#- ipaddr-44
require 'ipaddr'
IPAddr.new("1.2.3.4") == 16909060
#=> true

#- ipaddr-45
require 'ipaddr'
IPAddr.new("1.2.3.4") == IPAddr.new("1.2.3.4/24")
#=> false

#- ipaddr-46
require 'ipaddr'
IPAddr.new("1.2.3.4") == "x"
#=> false

#- ipaddr-47
require 'ipaddr'
IPAddr.new("1.2.3.4") <=> IPAddr.new("1.2.3.5")
#=> -1

#- ipaddr-48
require 'ipaddr'
IPAddr.new("1.2.3.4") <=> IPAddr.new("::1")
#=> nil

#- ipaddr-49
require 'ipaddr'
IPAddr.new("1.2.3.4") <=> "x"
#=> nil

#- ipaddr-50
require 'ipaddr'
IPAddr.new("1.2.3.4").hton
#=> "\x01\x02\x03\x04"

#- ipaddr-51
require 'ipaddr'
IPAddr.new("::1").hton
#=> "\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x01"

#- ipaddr-52
require 'ipaddr'
IPAddr.new("1.2.3.4").reverse
#=> "4.3.2.1.in-addr.arpa"

#- ipaddr-53
require 'ipaddr'
IPAddr.new("::1").reverse
#=> "1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.ip6.arpa"

#- ipaddr-54
require 'ipaddr'
IPAddr.new("::1").ip6_arpa
#=> "1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.ip6.arpa"

#- ipaddr-55
require 'ipaddr'
IPAddr.new("::1").ip6_int
#=> "1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.ip6.int"

#- ipaddr-56
require 'ipaddr'
IPAddr.new("1.2.3.4").ip6_arpa
#!! IPAddr::InvalidAddressError: not an IPv6 address: 16909060

#- ipaddr-57
require 'ipaddr'
IPAddr.new("1.2.3.4").ipv4_mapped
#=> #<IPAddr: IPv6:0000:0000:0000:0000:0000:ffff:0102:0304/ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff>

#- ipaddr-58
require 'ipaddr'
IPAddr.new("1.2.3.4").ipv4_compat
#=> #<IPAddr: IPv6:0000:0000:0000:0000:0000:0000:0102:0304/0000:0000:0000:0000:0000:0000:ffff:ffff>

#- ipaddr-59
require 'ipaddr'
IPAddr.new("::ffff:1.2.3.4").native
#=> #<IPAddr: IPv4:1.2.3.4/255.255.255.255>

#- ipaddr-60
require 'ipaddr'
IPAddr.new("::ffff:1.2.3.4").ipv4_mapped?
#=> true

#- ipaddr-61
require 'ipaddr'
IPAddr.new("::1.2.3.4").ipv4_compat?
#=> true

#- ipaddr-62
require 'ipaddr'
IPAddr.new("10.0.0.1").private?
#=> true

#- ipaddr-63
require 'ipaddr'
IPAddr.new("172.31.0.1").private?
#=> true

#- ipaddr-64
require 'ipaddr'
IPAddr.new("fd00::1").private?
#=> true

#- ipaddr-65
require 'ipaddr'
IPAddr.new("127.0.0.1").loopback?
#=> true

#- ipaddr-66
require 'ipaddr'
IPAddr.new("::1").loopback?
#=> true

#- ipaddr-67
require 'ipaddr'
IPAddr.new("169.254.0.1").link_local?
#=> true

#- ipaddr-68
require 'ipaddr'
IPAddr.new("fe80::1").link_local?
#=> true

#- ipaddr-69
require 'ipaddr'
IPAddr.new("1.2.3.4").to_i
#=> 16909060

#- ipaddr-70
require 'ipaddr'
IPAddr.new("2001:db8::/32").to_range.last.to_s
#=> "2001:db8:ffff:ffff:ffff:ffff:ffff:ffff"

#- ipaddr-71
require 'ipaddr'
IPAddr.new("2001:db8:0:0:1:0:0:1").to_s
#=> "2001:db8::1:0:0:1"

#- ipaddr-72
require 'ipaddr'
IPAddr.new("2001:0:0:1::1").to_s
#=> "2001:0:0:1::1"

#- ipaddr-73
require 'ipaddr'
IPAddr.new("::").to_s
#=> "::"

#- ipaddr-74
require 'ipaddr'
IPAddr.new("1::").to_s
#=> "1::"

#- ipaddr-75
require 'ipaddr'
IPAddr.new("::1.2.3.4").to_s
#=> "::1.2.3.4"

#- ipaddr-76
require 'ipaddr'
IPAddr.new("::ffff:1.2.3.4").to_s
#=> "::ffff:1.2.3.4"

#- ipaddr-77
require 'ipaddr'
IPAddr.new_ntoh("\x01\x02\x03\x04")
#=> #<IPAddr: IPv4:1.2.3.4/255.255.255.255>

#- ipaddr-78
require 'ipaddr'
IPAddr.ntop("\x01\x02\x03\x04".b)
#=> "1.2.3.4"

#- ipaddr-79
require 'ipaddr'
IPAddr.new("1.2.3.4").hash == IPAddr.new("1.2.3.4").hash
#=> true

#- ipaddr-80
require 'ipaddr'
IPAddr.new("1.2.3.4").eql?(IPAddr.new("1.2.3.4"))
#=> true

#- ipaddr-81
require 'ipaddr'
[IPAddr.new("1.2.3.4"), IPAddr.new("1.2.3.3")].sort.map(&:to_s)
#=> ["1.2.3.3", "1.2.3.4"]

#- ipaddr-82
require 'ipaddr'
[IPAddr.new("1.2.3.4"), IPAddr.new("1.2.3.3")].min.to_s
#=> "1.2.3.3"

#- ipaddr-83
require 'ipaddr'
IPAddr.new("1.2.3.4").family
#=> 2

#- ipaddr-84
require 'ipaddr'
IPAddr.new("::1").family
#=> 10

#- ipaddr-85
require 'ipaddr'
IPAddr.new("1.2.3.4").ipv4?
#=> true

#- ipaddr-86
require 'ipaddr'
IPAddr.new("1.2.3.4").ipv6?
#=> false

#- ipaddr-87
require 'ipaddr'
IPAddr.new("1.2.3.4/24").netmask
#=> "255.255.255.0"

#- ipaddr-88
require 'ipaddr'
IPAddr.new("2001:db8::/32").netmask
#=> "ffff:ffff:0000:0000:0000:0000:0000:0000"

#- ipaddr-89
require 'ipaddr'
IPAddr.new("fe80::1%eth0").zone_id
#=> "%eth0"

#- ipaddr-90
require 'ipaddr'
IPAddr.new("1.2.3.4").zone_id
#!! IPAddr::InvalidAddressError: not an IPv6 address

#- ipaddr-91
require 'ipaddr'
IPAddr.new(nil)
#!! IPAddr::AddressFamilyError: address family must be specified

#- ipaddr-92
require 'ipaddr'
IPAddr.new("1.2.3.4/24/3")
#!! IPAddr::InvalidAddressError: invalid address: 

#- ipaddr-93
require 'ipaddr'
IPAddr.new("1.2.3.4 ")
#!! IPAddr::InvalidAddressError: invalid address: 

#- ipaddr-94
require 'ipaddr'
IPAddr.new("1.2.3.4").prefix = 8
#=> 8

#- ipaddr-95
require 'ipaddr'
a = IPAddr.new("1.2.3.4"); a.prefix = 8; a
#=> #<IPAddr: IPv4:1.0.0.0/255.0.0.0>

#- ipaddr-96
require 'ipaddr'
IPAddr.new("2001:db8::1/64").inspect
#=> "#<IPAddr: IPv6:2001:0db8:0000:0000:0000:0000:0000:0000/ffff:ffff:ffff:ffff:0000:0000:0000:0000>"

#- ipaddr-97
require 'ipaddr'
IPAddr.new("2001:DB8::A").to_s
#=> "2001:db8::a"

#- ipaddr-98
require 'ipaddr'
IPAddr.new("1.2.3.4").to_range.to_a.size
#=> 1

#- ipaddr-99
require 'ipaddr'
IPAddr.new("10.1.0.0/30").to_range.map(&:to_s)
#=> ["10.1.0.0", "10.1.0.1", "10.1.0.2", "10.1.0.3"]

#- ipaddr-100
require 'ipaddr'
IPAddr.new("10.1.0.0/30").to_range.include?(IPAddr.new("10.1.0.2"))
#=> true

#- ipaddr-101
require 'ipaddr'
IPAddr.new("1.2.3.4").frozen?
#=> false

#- ipaddr-102
require 'ipaddr'
{IPAddr.new("1.2.3.4") => 1}[IPAddr.new("1.2.3.4")]
#=> 1

#- ipaddr-103
require 'ipaddr'
IPAddr.new("0.0.0.0/0").to_range.last.to_s
#=> "255.255.255.255"

#- ipaddr-104
require 'ipaddr'
IPAddr.new("::/0").prefix
#=> 0
