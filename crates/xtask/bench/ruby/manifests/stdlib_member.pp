with(['a', 'b', 'c', 'd', 'e']) |$options| {
  Integer[1, 2000].reduce('') |$memo, $n| { member($options, 'd') }
}
