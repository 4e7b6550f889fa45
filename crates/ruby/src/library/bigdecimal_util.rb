# What other classes have of BigDecimal.
require 'bigdecimal'

class Integer
  def to_d
    BigDecimal(self)
  end
end

class Float
  def to_d(digits = 0)
    BigDecimal(self, digits)
  end
end

class String
  def to_d
    BigDecimal.read(self, false) || BigDecimal(0)
  end
end

class Rational
  def to_d(digits = 0)
    raise ArgumentError, "can't omit precision for a Rational." if digits.zero? && denominator != 1

    BigDecimal(self, digits)
  end
end

class NilClass
  def to_d
    BigDecimal(0)
  end
end
