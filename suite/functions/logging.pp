# Functions that log.

#- crit-01 eval
crit(1)
#~~ crit: 1
#=>
#:: Undef

#- debug-01 eval
[debug(1), info(2), alert(3), emerg(4)]
#~~ alert: 3
#~~ emerg: 4
#=> [undef, undef, undef, undef]
#:: Array[Undef]

#- err-01 eval
err(['a'])
#~~ err: [a]
#=>
#:: Undef

#- notice-01 eval
notice([1,2].reverse_each)
#~~ notice: Iterator[Integer]-Value
#=>
#:: Undef

#- notice-02 eval
notice(undef, 1, 1.5, true, 'a', [undef, 'a'], {a=>undef}, Integer, /a/, default, Sensitive('x'))
#~~ notice:  1 1.5 true a [, a] {a => } Integer /a/ default Sensitive [value redacted]
#=>
#:: Undef

#- notice-03 eval
notice(Timespan(10), SemVer('1.0.0'), Binary('YWJj'), Notify['x'])
#~~ notice: 0-00:00:10.0 1.0.0 YWJj Notify['x']
#=>
#:: Undef

#- notice-04 eval
notice(1e20, 1.0, -0.0, 1e-7)
#~~ notice: 1.0e+20 1.0 -0.0 1.0e-07
#=>
#:: Undef

#- notice-05 eval
notice [1,2], 3
#~~ notice: [1, 2] 3
#=>
#:: Undef

#- warning-01 eval
warning('a','b')
#~~ warning: a b
#=>
#:: Undef
