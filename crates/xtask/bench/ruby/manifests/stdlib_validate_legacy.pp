with({}) |$options| {
  Integer[1, 2000].reduce('') |$memo, $n| { validate_legacy(String, 'validate_string', 'text') }
}
