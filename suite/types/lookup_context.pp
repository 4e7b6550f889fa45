# `Puppet::LookupContext` that code makes itself.

#- own-context-01 eval
Puppet::LookupContext
#=> Object[{name => 'Puppet::LookupContext', parent => Any, attributes => {'environment_name' => {type => String[1], kind => derived}, 'module_name' => Variant[String[1], Undef]}, functions => {'not_found' => Callable[[0, 0], Undef], 'explain' => Callable[[0, 0, Callable[0, 0]], Undef], 'interpolate' => Callable[1, 1], 'cache' => Callable[Optional[Scalar], Any], 'cache_all' => Callable[[Hash[Optional[Scalar], Any]], Undef], 'cache_has_key' => Callable[[Optional[Scalar]], Boolean], 'cached_value' => Callable[Optional[Scalar]], 'cached_entries' => Variant[Callable[[0, 0, Callable[1, 1]], Undef], Callable[[0, 0, Callable[2, 2]], Undef], Callable[[0, 0], Iterable[Tuple[Optional[Scalar], Any]]]], 'cached_file_data' => Callable[String, Optional[Callable[Array[Integer]]]]}}]
#:: Type[Puppet::LookupContext]

#- own-context-02 eval
Puppet::LookupContext('m')
#=> Puppet::LookupContext({})
#:: Object[{name => 'Puppet::LookupContext', parent => Any, attributes => {'environment_name' => {type => String[1], kind => derived}, 'module_name' => Variant[String[1], Undef]}, functions => {'not_found' => Callable[[0, 0], Undef], 'explain' => Callable[[0, 0, Callable[0, 0]], Undef], 'interpolate' => Callable[1, 1], 'cache' => Callable[Optional[Scalar], Any], 'cache_all' => Callable[[Hash[Optional[Scalar], Any]], Undef], 'cache_has_key' => Callable[[Optional[Scalar]], Boolean], 'cached_value' => Callable[Optional[Scalar]], 'cached_entries' => Variant[Callable[[0, 0, Callable[1, 1]], Undef], Callable[[0, 0, Callable[2, 2]], Undef], Callable[[0, 0], Iterable[Tuple[Optional[Scalar], Any]]]], 'cached_file_data' => Callable[String, Optional[Callable[Array[Integer]]]]}}]

#- own-context-03 eval
Puppet::LookupContext(undef)
#=> Puppet::LookupContext({})
#:: Object[{name => 'Puppet::LookupContext', parent => Any, attributes => {'environment_name' => {type => String[1], kind => derived}, 'module_name' => Variant[String[1], Undef]}, functions => {'not_found' => Callable[[0, 0], Undef], 'explain' => Callable[[0, 0, Callable[0, 0]], Undef], 'interpolate' => Callable[1, 1], 'cache' => Callable[Optional[Scalar], Any], 'cache_all' => Callable[[Hash[Optional[Scalar], Any]], Undef], 'cache_has_key' => Callable[[Optional[Scalar]], Boolean], 'cached_value' => Callable[Optional[Scalar]], 'cached_entries' => Variant[Callable[[0, 0, Callable[1, 1]], Undef], Callable[[0, 0, Callable[2, 2]], Undef], Callable[[0, 0], Iterable[Tuple[Optional[Scalar], Any]]]], 'cached_file_data' => Callable[String, Optional[Callable[Array[Integer]]]]}}]

#- own-context-04 eval
Puppet::LookupContext('')
#!! Evaluation Error: Error while evaluating a Function Call, 'new_Puppet::LookupContext' parameter 'module_name' expects a value of type Undef or String[1], got String (line: 1, column: 1)

#- own-context-05 eval
Puppet::LookupContext({module_name => 'm'})
#!! Evaluation Error: Error while evaluating a Function Call, 'new_Puppet::LookupContext' parameter 'module_name' expects a value of type Undef or String, got Struct (line: 1, column: 1)

#- own-context-06 eval
Puppet::LookupContext('m').module_name
#=> m
#:: String

#- own-context-07 eval
Puppet::LookupContext('m').environment_name
#=> production
#:: Runtime[ruby, 'Symbol']

#- own-context-08 eval
$c = Puppet::LookupContext('m')
$c.cache('a', 1)
#=> 1
#:: Integer

#- own-context-09 eval
$c = Puppet::LookupContext('m')
$c.cache('a', 1)
$c.cached_value('a')
#=> 1
#:: Integer

#- own-context-10 eval
$c = Puppet::LookupContext('m')
$c.cached_value('a')
#=>
#:: Undef

#- own-context-11 eval
$c = Puppet::LookupContext('m')
$c.cache_all({'a' => 1, 'b' => 2})
#=>
#:: Undef

#- own-context-12 eval
$c = Puppet::LookupContext('m')
$c.cache_all({'a' => 1, 'b' => 2})
$c.cached_entries
#=> [['a', 1], ['b', 2]]
#:: Array[Array[ScalarData]]

#- own-context-13 eval
$c = Puppet::LookupContext('m')
$c.cache_all({'a' => 1, 'b' => 2})
$c.cached_entries.map |$k, $v| { "$k $v" }
#=> ['a 1', 'b 2']
#:: Array[String[3, 3]]

#- own-context-14 eval
$c = Puppet::LookupContext('m')
$c.cache_all({'a' => 1, 'b' => 2})
$c.cached_entries |$e| { notice($e) }
#~~ notice: [a, 1]
#~~ notice: [b, 2]
#=>
#:: Undef

#- own-context-15 eval
$c = Puppet::LookupContext('m')
$c.cache_all({'a' => 1, 'b' => 2})
$c.cached_entries |$k, $v| { notice("$k=$v") }
#~~ notice: a=1
#~~ notice: b=2
#=>
#:: Undef

#- own-context-16 eval
$c = Puppet::LookupContext('m')
$c.cache_all({'a' => 1, 'b' => 2})
$c.cached_entries |$k, $v, $x| { notice("$k=$v") }
#!! Evaluation Error: Error while evaluating a Method call, The function 'function Puppet::LookupContext[cached_entries]' was called with arguments it does not accept. It expects one of:
#|   ()
#|     rejected: block expects 1 argument, got 3
#|   ()
#|     rejected: block expects 2 arguments, got 3
#|   ()
#|     rejected: does not expect a block (line: 3, column: 3)

#- own-context-17 eval
$c = Puppet::LookupContext('m')
$c.cache_all({'a' => 1, 'b' => 2})
$c.cached_entries || { notice("x") }
#!! Evaluation Error: Error while evaluating a Method call, The function 'function Puppet::LookupContext[cached_entries]' was called with arguments it does not accept. It expects one of:
#|   ()
#|     rejected: block expects 1 argument, got none
#|   ()
#|     rejected: block expects 2 arguments, got none
#|   ()
#|     rejected: does not expect a block (line: 3, column: 3)

#- own-context-18 eval
$c = Puppet::LookupContext('m')
$c.cache_has_key('a')
#=> false
#:: Boolean

#- own-context-19 eval
$c = Puppet::LookupContext('m')
$c.cache(undef, 1)
$c.cache_has_key(undef)
#=> true
#:: Boolean

#- own-context-20 eval
$c = Puppet::LookupContext('m')
$c.cache([1], 1)
#!! Evaluation Error: Error while evaluating a Method call, 'function Puppet::LookupContext[cache]' parameter '' expects a value of type Undef or Scalar, got Tuple (line: 2, column: 9)

#- own-context-21 eval
$c = Puppet::LookupContext('m')
$c.cache('a')
#!! Evaluation Error: Error while evaluating a Method call, 'function Puppet::LookupContext[cache]' expects 2 arguments, got 1 (line: 2, column: 9)

#- own-context-22 eval
$c = Puppet::LookupContext('m')
$c.cache_all('a')
#!! Evaluation Error: Error while evaluating a Method call, 'function Puppet::LookupContext[cache_all]' parameter '' expects a Hash value, got String (line: 2, column: 13)

#- own-context-23 eval
$c = Puppet::LookupContext('m')
$c.cache_all([['a', 1]])
#!! Evaluation Error: Error while evaluating a Method call, 'function Puppet::LookupContext[cache_all]' parameter '' expects a Hash value, got Tuple (line: 2, column: 13)

#- own-context-24 eval
$c = Puppet::LookupContext('m')
$c.cache_has_key([1])
#!! Evaluation Error: Error while evaluating a Method call, 'function Puppet::LookupContext[cache_has_key]' parameter '' expects a value of type Undef or Scalar, got Tuple (line: 2, column: 17)

#- own-context-25 eval
$c = Puppet::LookupContext('m')
$c.not_found
#!! Evaluation Error: Error while evaluating a Method call, uncaught throw :no_such_key (line: 2, column: 3)

#- own-context-26 eval
$c = Puppet::LookupContext('m')
$c.not_found()
#!! Evaluation Error: Error while evaluating a Method call, uncaught throw :no_such_key (line: 2, column: 13)

#- own-context-27 eval
$c = Puppet::LookupContext('m')
$c.interpolate('a')
#=> a
#:: String

#- own-context-28 eval
$c = Puppet::LookupContext('m')
$c.interpolate(1)
#=> 1
#:: Integer

#- own-context-29 eval
$c = Puppet::LookupContext('m')
$c.interpolate('a', 'b')
#!! Evaluation Error: Error while evaluating a Method call, 'function Puppet::LookupContext[interpolate]' expects 1 argument, got 2 (line: 2, column: 15)

#- own-context-30 eval
$c = Puppet::LookupContext('m')
$c.interpolate()
#!! Evaluation Error: Error while evaluating a Method call, 'function Puppet::LookupContext[interpolate]' expects 1 argument, got none (line: 2, column: 15)

#- own-context-31 eval
$c = Puppet::LookupContext('m')
$c.cached_file_data('/nosuch')
#!! Evaluation Error: Error while evaluating a Method call, No such file or directory @ rb_file_s_stat - /nosuch (line: 2, column: 20)

#- own-context-32 eval
$c = Puppet::LookupContext('m')
$c.cached_file_data('/etc/hostname') |$x| { 'q' }
#=> q
#:: String

#- own-context-33 eval
$c = Puppet::LookupContext('m')
$c.cached_file_data(1)
#!! Evaluation Error: Error while evaluating a Method call, 'function Puppet::LookupContext[cached_file_data]' parameter '' expects a String value, got Integer (line: 2, column: 20)

#- own-context-34 eval
$c = Puppet::LookupContext('m')
$c.nosuch
#!! Evaluation Error: Unknown function: 'nosuch'. (line: 2, column: 3)

#- own-context-35 eval
$c = Puppet::LookupContext('m')
"$c"
#=> Puppet::LookupContext({})
#:: String

#- own-context-36 eval
$c = Puppet::LookupContext('m')
$c == $c
#=> true
#:: Boolean

#- own-context-37 eval
Puppet::LookupContext('m') == Puppet::LookupContext('m')
#=> false
#:: Boolean

#- own-context-38 eval
type(Puppet::LookupContext('m'))
#=> Object[{name => 'Puppet::LookupContext', parent => Any, attributes => {'environment_name' => {type => String[1], kind => derived}, 'module_name' => Variant[String[1], Undef]}, functions => {'not_found' => Callable[[0, 0], Undef], 'explain' => Callable[[0, 0, Callable[0, 0]], Undef], 'interpolate' => Callable[1, 1], 'cache' => Callable[Optional[Scalar], Any], 'cache_all' => Callable[[Hash[Optional[Scalar], Any]], Undef], 'cache_has_key' => Callable[[Optional[Scalar]], Boolean], 'cached_value' => Callable[Optional[Scalar]], 'cached_entries' => Variant[Callable[[0, 0, Callable[1, 1]], Undef], Callable[[0, 0, Callable[2, 2]], Undef], Callable[[0, 0], Iterable[Tuple[Optional[Scalar], Any]]]], 'cached_file_data' => Callable[String, Optional[Callable[Array[Integer]]]]}}]
#:: Type[Puppet::LookupContext]

#- own-context-39 eval
Puppet::LookupContext <= Any
#=> true
#:: Boolean

#- own-context-40 eval
Puppet::LookupContext <= Object
#=> true
#:: Boolean

#- own-context-41 eval
Puppet::LookupContext('m') =~ Puppet::LookupContext
#=> true
#:: Boolean

#- own-context-42 eval
Puppet::LookupContext('m') =~ Object
#=> true
#:: Boolean

#- own-context-43 eval
$c = Puppet::LookupContext('m')
$c.cache('a', 1)
$d = Puppet::LookupContext('m')
$d.cached_value('a')
#=>
#:: Undef

#- own-context-44 eval
type T = Object[{parent => Any, attributes => {a=>Integer}}]
T
#=> Object[{name => 'T', parent => Any, attributes => {'a' => Integer}}]
#:: Type[T]

#- own-context-45 eval
type T = Object[{parent => Any, attributes => {a=>Integer}}]
T(1)
#=> T({'a' => 1})
#:: Object[{name => 'T', parent => Any, attributes => {'a' => Integer}}]

#- own-context-46 eval
type T = Object[{parent => Integer, attributes => {a=>Integer}}]
T(1)
#=> T({'a' => 1})
#:: Object[{name => 'T', parent => Integer, attributes => {'a' => Integer}}]

#- own-context-47 eval
type T = Object[{parent => Object}]
T
#=> Object[{name => 'T', parent => Object}]
#:: Type[T]

#- own-context-48 eval
type T = Object[{parent => Any}]
T <= Any
#=> true
#:: Boolean

#- own-context-49 eval
$c = Puppet::LookupContext('m')
$c.cached_entries
#=> []
#:: Array[Unit]

#- own-context-50 eval
$c = Puppet::LookupContext('m')
$c.cache('a', 1)
type($c.cached_entries)
#=> Iterator[Tuple[String, Integer[1, 1], 2, 2]]
#:: Type[Iterator[Tuple[String, Integer, 2, 2]]]

#- own-context-51 eval
$c = Puppet::LookupContext('m')
$c.cache('a', 1)
$c.cached_entries.each |$x| { notice($x) }
#~~ notice: [a, 1]
#=> [['a', 1]]
#:: Array[Array[ScalarData]]

#- own-context-52 eval
$c = Puppet::LookupContext('m')
$c.cache('a', [1,2])
$c.cached_value('a').map |$x| { $x + 1 }
#=> [2, 3]
#:: Array[Integer]

#- own-context-53 eval
$c = Puppet::LookupContext('m')
$c.cache('a', 1, 2)
#!! Evaluation Error: Error while evaluating a Method call, 'function Puppet::LookupContext[cache]' expects 2 arguments, got 3 (line: 2, column: 9)

#- own-context-54 eval
$c = Puppet::LookupContext('m')
$c.module_name(1)
#!! Evaluation Error: Error while evaluating a Method call, 'attribute Puppet::LookupContext[module_name]' expects no arguments, got 1 (line: 2, column: 15)

#- own-context-55 eval
function x::f(Hash $o, Puppet::LookupContext $c) { $c.cache('k', 1) $c.cached_value('k') }
x::f({}, Puppet::LookupContext(undef))
#=> 1
#:: Integer

#- own-context-56 eval
$c = Puppet::LookupContext('m')
$c.environment_name == 'production'
#=> false
#:: Boolean

#- own-context-57 eval
$c = Puppet::LookupContext('m')
$c.environment_name =~ String
#=> false
#:: Boolean

#- own-context-58 eval
$c = Puppet::LookupContext('m')
$c.environment_name ? { 'production' => 1, default => 2 }
#=> 2
#:: Integer

#- own-context-59 eval
$c = Puppet::LookupContext('m')
$c.environment_name in ['production']
#=> false
#:: Boolean

#- own-context-60 eval
$c = Puppet::LookupContext('m')
upcase($c.environment_name)
#!! Evaluation Error: Error while evaluating a Function Call, 'upcase' parameter 'arg' expects a value of type Numeric, String, Array, or Hash, got Runtime (line: 2, column: 1)

#- own-context-61 eval
$c = Puppet::LookupContext('m')
{a => $c.environment_name}
#!! Expression is not valid as a resource, resource-default, or resource-override (line: 1, column: 6)

#- data-of-no-file-01 eval
yaml_data({path => '/nosuch.yaml'}, Puppet::LookupContext('m'))
#!! Evaluation Error: Error while evaluating a Function Call, No such file or directory @ rb_file_s_stat - /nosuch.yaml (line: 1, column: 1)

#- data-of-no-file-02 eval
json_data({path => '/dev'}, Puppet::LookupContext('m'))
#!! Evaluation Error: Error while evaluating a Function Call, Is a directory @ io_fread - /dev (line: 1, column: 1)

#- data-of-no-file-03 eval
Puppet::LookupContext('m').cached_file_data('/dev')
#!! Evaluation Error: Error while evaluating a Method call, Is a directory @ io_fread - /dev (line: 1, column: 44)
