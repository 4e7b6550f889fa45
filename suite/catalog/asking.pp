# What functions in Ruby ask of files, users and data by classes rather than by functions.

#- users-and-groups-in-a-function catalog
m::users()
#-- modules/m/lib/puppet/functions/m/users.rb
require 'etc'

Puppet::Functions.create_function(:'m::users') do
  def users
    root = Etc.getpwnam('root')
    told = [root.name, root.uid, root.gid, root.dir, root.class, Etc.getpwuid(0).name]
    told << Etc.getgrnam('root').gid << Etc.getgrgid(0).name << Etc.getgrnam('root').class
    told << Etc::Passwd.members << Etc::Group.members
    told << Etc.passwd { |user| told << user.name if user.uid == 0 }
    told << Etc.getpwent.name
    Etc.endpwent
    told << Etc.sysconfdir
    [-> { Etc.getpwnam('nobody-is-called-so') }, -> { Etc.getgrnam('no-group-either') }, -> { Etc.getpwuid(987_654) },
     -> { Etc.getpwnam(nil) }].each do |ask|
      ask.call
    rescue ArgumentError, TypeError => e
      told << [e.class, e.message]
    end
    told.each { |it| call_function('notice', it.inspect) }
  end
end
#~~ notice: "root"
#~~ notice: 0
#~~ notice: 0
#~~ notice: "/root"
#~~ notice: Etc::Passwd
#~~ notice: "root"
#~~ notice: 0
#~~ notice: "root"
#~~ notice: Etc::Group
#~~ notice: [:name, :passwd, :uid, :gid, :gecos, :dir, :shell]
#~~ notice: [:name, :passwd, :gid, :mem]
#~~ notice: "root"
#~~ notice: nil
#~~ notice: "root"
#~~ notice: "/etc"
#~~ notice: [ArgumentError, "can't find user for nobody-is-called-so"]
#~~ notice: [ArgumentError, "can't find group for no-group-either"]
#~~ notice: [ArgumentError, "can't find user for 987654"]
#~~ notice: [TypeError, "no implicit conversion of nil into String"]
#=> catalog

#- lookups-by-the-class-of-them catalog
class m { m::looks('known') }
include m
$here = 'interpolated'
m::looks('known')
m::looks('nowhere')
m::looks('merged', 'hash')
m::looks('text')
m::typed('known')
#-- hiera.yaml
version: 5
hierarchy:
  - name: one
    path: one.yaml
  - name: two
    path: two.yaml
#-- data/one.yaml
known: ['a']
merged: { a: 1 }
text: "%{here} %{lookup('known.0')}"
#-- data/two.yaml
merged: { b: 2 }
#-- modules/m/lib/puppet/functions/m/looks.rb
Puppet::Functions.create_function(:'m::looks', Puppet::Functions::InternalFunction) do
  dispatch :looks do
    scope_param
    param 'String', :key
    optional_param 'String', :merge
  end

  def looks(scope, key, merge = nil)
    invocation = Puppet::Pops::Lookup::Invocation.new(scope, {}, {})
    told = [Puppet::Pops::Lookup.lookup(key, nil, 'default', true, merge, invocation)]
    told << Puppet::Pops::Lookup.lookup(key, nil, nil, true, merge, invocation)
    told << Puppet::Pops::Lookup.lookup(key, nil, nil, false, merge, invocation) { |name| "no #{name}" }
    known = Puppet::Pops::Lookup::Invocation.new(scope, { 'known' => 'over' }, { 'nowhere' => 'under' })
    told << Puppet::Pops::Lookup.lookup([key, 'known'], nil, nil, false, merge, known)
    told << catch(:no_such_key) { Puppet::Pops::Lookup.search_and_merge(key, invocation, merge) }
    told << Puppet::Pops::Lookup.lookup(key, nil, nil, false, merge, invocation)
    call_function('notice', told.inspect)
  rescue Puppet::DataBinding::LookupError => e
    call_function('notice', told.inspect, e.class.to_s, e.message)
  end
end
#-- modules/m/lib/puppet/functions/m/typed.rb
Puppet::Functions.create_function(:'m::typed', Puppet::Functions::InternalFunction) do
  dispatch :typed do
    scope_param
    param 'String', :key
  end

  def typed(scope, key)
    type = Puppet::Pops::Types::TypeFactory.string
    Puppet::Pops::Lookup.lookup(key, type, nil, false, nil, Puppet::Pops::Lookup::Invocation.new(scope))
  rescue StandardError => e
    call_function('notice', e.class.to_s, e.message)
  end
end
#~~ notice: [["a"], ["a"], ["a"], "over", ["a"], ["a"]]
#~~ notice: [["a"], ["a"], ["a"], "over", ["a"], ["a"]]
#~~ notice: ["default", nil, "no nowhere", "over", nil] Puppet::DataBinding::LookupError Function lookup() did not find a value for the name 'nowhere'
#~~ notice: [{"b"=>2, "a"=>1}, {"b"=>2, "a"=>1}, {"b"=>2, "a"=>1}, {"b"=>2, "a"=>1}, {"b"=>2, "a"=>1}, {"b"=>2, "a"=>1}]
#~~ notice: ["interpolated a", "interpolated a", "interpolated a", "interpolated a", "interpolated a", "interpolated a"]
#~~ notice: Puppet::Pops::Types::TypeAssertionError Found value has wrong type, expects a String value, got Tuple
#=> catalog

#- files-by-pattern-below-a-folder catalog
m::globs('m')
#-- modules/m/files/a.txt
a
#-- modules/m/files/sub/b.txt
b
#-- modules/m/files/sub/.c.txt
c
#-- modules/m/lib/puppet/functions/m/globs.rb
Puppet::Functions.create_function(:'m::globs') do
  def globs(name)
    base = File.join(File.dirname(__FILE__), '../../../../files')
    told = [Dir.glob('*', base: base), Dir.glob('**/*.txt', base: base), Dir.glob(['*/', 'a*'], base: "#{base}/")]
    told << Dir.glob('**/*', File::FNM_DOTMATCH, base: "#{base}/sub").grep_v(/\A\.\.?\z/)
    told << Dir.glob('*', base: "#{base}/nowhere") << Dir.glob('*.txt', base: base, sort: true)
    told << Dir.glob('sub/b.txt', base: base) << Dir.glob('sub/b.txt', base: nil)
    told << Dir.glob('{a,sub/b}.txt', base: base) << Dir.glob('.*.txt', flags: 0, base: "#{base}/sub")
    told << Dir.entries(base).sort << Dir.children("#{base}/sub").sort
    told.each { |it| call_function('notice', it.inspect) }
    Dir.glob('*', other: 1)
  rescue ArgumentError => e
    call_function('notice', e.message)
  end
end
#~~ notice: ["a.txt", "sub"]
#~~ notice: ["a.txt", "sub/b.txt"]
#~~ notice: ["sub/", "a.txt"]
#~~ notice: [".c.txt", "b.txt"]
#~~ notice: []
#~~ notice: ["a.txt"]
#~~ notice: ["sub/b.txt"]
#~~ notice: []
#~~ notice: ["a.txt", "sub/b.txt"]
#~~ notice: [".c.txt"]
#~~ notice: [".", "..", "a.txt", "sub"]
#~~ notice: [".c.txt", "b.txt"]
#~~ notice: unknown keyword: :other
#=> catalog

#- files-that-are-opened catalog
m::opens()
#-- modules/m/lib/puppet/functions/m/opens.rb
# A file that reads itself.
Puppet::Functions.create_function(:'m::opens') do
  def opens
    told = [open(__FILE__) { |file| file.readline }, open(__FILE__).read.size, open(__FILE__, 'r', &:gets)]
    told << Kernel.open(__FILE__) { |file| file.each_line.count }
    told.each { |it| call_function('notice', it.inspect) }
    open('/nowhere/at/all')
  rescue SystemCallError => e
    call_function('notice', e.class.to_s, e.message)
  end
end
#~~ notice: "# A file that reads itself.\n"
#~~ notice: 444
#~~ notice: "# A file that reads itself.\n"
#~~ notice: 11
#~~ notice: Errno::ENOENT No such file or directory @ rb_sysopen - /nowhere/at/all
#=> catalog

#- evaluated-text-of-a-file-in-a-type catalog
thing { 'x': more => 'a', evaluated => 'b' }
#-- modules/m/lib/puppet/type/thing.rb
Puppet::Type.newtype(:thing) do
  newparam(:name)
  shared = File.join(File.dirname(__FILE__), '..', '..', 'shared', 'more.rb')
  instance_eval(File.read(shared), shared)
  class_eval(File.read(shared).gsub('more', 'evaluated'))
end
#-- modules/m/lib/shared/more.rb
newparam(:more) do
  desc 'what several types have'
end
#=> catalog
