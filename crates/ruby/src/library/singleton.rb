# A class with one instance.
module Singleton
  def clone
    raise TypeError, "can't clone instance of singleton #{self.class}"
  end

  def dup
    raise TypeError, "can't dup instance of singleton #{self.class}"
  end

  module SingletonClassMethods
    def instance
      @singleton__instance__ ||= new
    end

    def inherited(sub)
      super
      sub.instance_variable_set(:@singleton__instance__, nil)
    end
  end

  def self.included(base)
    super
    base.extend(SingletonClassMethods)
    base.private_class_method :new, :allocate
  end
end
