# What modules have in Ruby, without a Ruby: a function and a template.
$names = ['ada', 'grace']

notice(greeting::shout('hello', 2))
notice(template('greeting/motd.erb'))
