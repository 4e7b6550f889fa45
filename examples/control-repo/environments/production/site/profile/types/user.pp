type Profile::User = Struct[{
  uid              => Integer[1000],
  Optional[groups] => Array[String[1]],
}]
