# The loop alone.
with({}) |$options| {
  Integer[1, 2000].reduce('') |$memo, $n| { $n }
}
