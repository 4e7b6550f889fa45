# Locks. There is one thread, so that nobody waits.
class Thread
  class Mutex
    def initialize
      @locked = false
    end

    def synchronize
      raise ThreadError, 'deadlock; recursive locking' if @locked
      @locked = true
      begin
        yield
      ensure
        @locked = false
      end
    end

    def lock
      raise ThreadError, 'deadlock; recursive locking' if @locked
      @locked = true
      self
    end

    def try_lock
      return false if @locked
      @locked = true
    end

    def unlock
      raise ThreadError, 'Attempt to unlock a mutex which is not locked' unless @locked
      @locked = false
      self
    end

    def locked?
      @locked
    end

    def owned?
      @locked
    end
  end

  @current = allocate
  @current.instance_variable_set(:@locals, {})

  class << self
    attr_reader :current
    alias main current

    def new(*)
      raise RefusedError, 'Thread.new is not available here'
    end
    alias start new
    alias fork new
  end

  def [](name)
    @locals[name.to_sym]
  end

  def []=(name, value)
    @locals[name.to_sym] = value
  end

  def key?(name)
    @locals.key?(name.to_sym)
  end

  alias thread_variable_get []
  alias thread_variable_set []=
  alias thread_variable? key?
end

Mutex = Thread::Mutex

class Monitor
  def synchronize
    yield
  end
  alias mon_synchronize synchronize

  def enter
    nil
  end
  alias mon_enter enter

  def exit
    nil
  end
  alias mon_exit exit

  def try_enter
    true
  end
  alias mon_try_enter try_enter
end

module MonitorMixin
  def synchronize
    yield
  end
  alias mon_synchronize synchronize

  def mon_enter
    nil
  end

  def mon_exit
    nil
  end

  def mon_initialize
    nil
  end
end
