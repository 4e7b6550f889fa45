# How long code takes: here nobody knows, and all takes no time.
module Benchmark
  class Tms
    attr_reader :utime, :stime, :cutime, :cstime, :real, :total, :label

    def initialize(label = '')
      @utime = @stime = @cutime = @cstime = @real = @total = 0.0
      @label = label
    end
  end

  def measure(label = '')
    yield
    Tms.new(label)
  end

  def realtime
    yield
    0.0
  end
  module_function :measure, :realtime
end
