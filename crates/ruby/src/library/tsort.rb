# Things in the order of what they need: strongly connected components by Tarjan.
module TSort
  class Cyclic < StandardError
  end

  def tsort
    TSort.tsort(method(:tsort_each_node), method(:tsort_each_child))
  end

  def tsort_each(&block)
    return to_enum(:tsort_each) unless block
    tsort.each(&block)
    nil
  end

  def strongly_connected_components
    TSort.strongly_connected_components(method(:tsort_each_node), method(:tsort_each_child))
  end

  def each_strongly_connected_component(&block)
    return to_enum(:each_strongly_connected_component) unless block
    strongly_connected_components.each(&block)
    nil
  end

  def tsort_each_node
    raise NotImplementedError
  end

  def tsort_each_child(_node)
    raise NotImplementedError
  end

  def self.tsort(each_node, each_child)
    strongly_connected_components(each_node, each_child).map do |component|
      if component.size == 1
        component.first
      else
        raise Cyclic, "topological sort failed: #{component.inspect}"
      end
    end
  end

  def self.strongly_connected_components(each_node, each_child)
    found = []
    numbers = {}
    stack = []
    each_node.call { |node| visit(node, each_child, numbers, stack, found) unless numbers.include?(node) }
    found
  end

  def self.visit(node, each_child, numbers, stack, found)
    lowest = own = numbers[node] = numbers.size
    at = stack.length
    stack << node
    each_child.call(node) do |child|
      if numbers.include?(child)
        number = numbers[child]
        lowest = number if number && number < lowest
      else
        number = visit(child, each_child, numbers, stack, found)
        lowest = number if number && number < lowest
      end
    end
    if lowest == own
      component = stack.slice!(at..-1)
      component.each { |member| numbers[member] = nil }
      found << component
    end
    lowest
  end
  private_class_method :visit
end
