# Users and groups of the machine, as its files name them.
module Etc
  Passwd = Struct.new(:name, :passwd, :uid, :gid, :gecos, :dir, :shell)
  Group = Struct.new(:name, :passwd, :gid, :mem)

  # Sources that are files, or know no more than these.
  FILES = %w[files compat systemd].freeze
  private_constant :FILES

  class << self
    def getpwnam(name)
      __find(:passwd, 'user', name) { |user| user.name == name }
    end

    def getpwuid(uid = Process.uid)
      __find(:passwd, 'user', uid) { |user| user.uid == uid }
    end

    def getgrnam(name)
      __find(:group, 'group', name) { |group| group.name == name }
    end

    def getgrgid(gid = Process.gid)
      __find(:group, 'group', gid) { |group| group.gid == gid }
    end

    def passwd(&block)
      __each(:passwd, &block)
    end

    def group(&block)
      __each(:group, &block)
    end

    def getpwent
      __next(:passwd)
    end

    def getgrent
      __next(:group)
    end

    def setpwent
      @rest&.delete(:passwd)
      nil
    end
    alias endpwent setpwent

    def setgrent
      @rest&.delete(:group)
      nil
    end
    alias endgrent setgrent

    def sysconfdir
      '/etc'
    end

    def systmpdir
      '/tmp'
    end

    # What depends on the process, not on files.
    %i[getlogin nprocessors uname sysconf confstr].each do |name|
      define_method(name) { |*| raise RefusedError, "Etc.#{name} is not available here" }
    end

    private

    # The first one of which that is true. What files do not have, other sources may.
    def __find(database, kind, wanted, &is)
      unless wanted.is_a?(String) || wanted.is_a?(Integer)
        raise TypeError, "no implicit conversion of #{wanted.nil? ? 'nil' : wanted.class} into String"
      end

      found = __all(database).find(&is)
      return found if found
      raise RefusedError, "Etc asks for a #{kind} that is in no file" unless __only_files?(database)

      raise ArgumentError, "can't find #{kind} for #{wanted}"
    end

    def __each(database, &block)
      all = __all(database)
      return all.first unless block

      all.each(&block)
      nil
    end

    def __next(database)
      @rest ||= {}
      (@rest[database] ||= __all(database)).shift
    end

    def __all(database)
      lines = File.read("/etc/#{database}").lines.map { |line| line.chomp.split(':', -1) }
      lines = lines.select { |parts| parts.size >= 4 && !parts[0].start_with?('#', '+', '-') }
      lines.map { |parts| database == :passwd ? __user(parts) : __group(parts) }
    end

    def __user(parts)
      name, passwd, uid, gid, gecos, dir, shell = parts
      Passwd.new(name, passwd, uid.to_i, gid.to_i, gecos, dir, shell)
    end

    def __group(parts)
      name, passwd, gid, members = parts
      Group.new(name, passwd, gid.to_i, members.split(','))
    end

    def __only_files?(database)
      return true unless File.exist?('/etc/nsswitch.conf')

      lines = File.read('/etc/nsswitch.conf').lines.map { |line| line.sub(/#.*/, '').strip }
      sources = lines.select { |line| line.start_with?("#{database}:") }
      sources.flat_map { |line| line.sub(/\A\w+:/, '').gsub(/\[.*?\]/, '').split }.all? { |source| FILES.include?(source) }
    end
  end
end
