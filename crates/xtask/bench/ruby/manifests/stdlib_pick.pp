with({}) |$options| {
  Integer[1, 2000].reduce('') |$memo, $n| { pick(undef, '', $n) }
}
