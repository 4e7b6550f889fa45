# Where a function knowingly answers otherwise than the reference.

#- tree-of-an-iterator eval
Array([1,2].reverse_each.tree_each)
#!! Evaluation Error: Error while evaluating a Function Call, undefined method `next' for nil:NilClass
#|
#|         idx = @indexer_stack[-1].next
#|                                 ^^^^^ (line: 1, column: 1)
#? The reference fails with a Ruby error on a root that is nothing to go into.
#=> [[[], [2, 1]]]
#:: Array[Array]

#- tree-of-another-container eval
Array({a=>1}.tree_each({container_type=>Array}))
#!! Evaluation Error: Error while evaluating a Function Call, undefined method `next' for nil:NilClass
#|
#|         idx = @indexer_stack[-1].next
#|                                 ^^^^^ (line: 1, column: 1)
#? The reference fails with a Ruby error on a root that is nothing to go into.
#=> [[[], {'a' => 1}]]
#:: Array[Array[Data]]

#- getvar-before-a-line-break eval
getvar("x
", 4)
#!! Evaluation Error: Error while evaluating a Function Call, undefined method `[]' for nil:NilClass (line: 1, column: 1)
#? The reference fails with a Ruby error on a line break behind the name.
#=> 4
#:: Integer
