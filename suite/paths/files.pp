# Names of files and templates: what leads out of the folder that they belong to.

#- path-file-01 eval
file('m/x.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=> x
#|
#:: String

#- path-file-02 eval
find_file('m/x.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=> ENV/modules/m/files/x.txt
#:: String

#- path-file-03 eval
file('m/sub/../x.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=> x
#|
#:: String

#- path-file-04 eval
find_file('m/sub/../x.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=> ENV/modules/m/files/sub/../x.txt
#:: String

#- path-file-05 eval
file('m/./x.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=> x
#|
#:: String

#- path-file-06 eval
find_file('m/./x.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=> ENV/modules/m/files/./x.txt
#:: String

#- path-file-07 eval
file('m//x.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=> x
#|
#:: String

#- path-file-08 eval
find_file('m//x.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=> ENV/modules/m/files/x.txt
#:: String

#- path-file-09 eval
file('m/../inside.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=> inside
#|
#:: String

#- path-file-10 eval
find_file('m/../inside.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=> ENV/modules/m/files/../inside.txt
#:: String

#- path-file-11 eval
file('m/../../n/files/n.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=> n
#|
#:: String

#- path-file-12 eval
find_file('m/../../n/files/n.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=> ENV/modules/m/files/../../n/files/n.txt
#:: String

#- path-file-13 eval
file('m/../../../secret.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=> secret
#|
#:: String

#- path-file-14 eval
find_file('m/../../../secret.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=> ENV/modules/m/files/../../../secret.txt
#:: String

#- path-file-15 eval
file('../m/files/x.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#!! Evaluation Error: Error while evaluating a Function Call, Could not find any files from ../m/files/x.txt (line: 1, column: 1)

#- path-file-16 eval
find_file('../m/files/x.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=>
#:: Undef

#- path-file-17 eval
file('../../secret.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#!! Evaluation Error: Error while evaluating a Function Call, Could not find any files from ../../secret.txt (line: 1, column: 1)

#- path-file-18 eval
find_file('../../secret.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=>
#:: Undef

#- path-file-19 eval
file('secret.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#!! Evaluation Error: Error while evaluating a Function Call, Could not find any files from secret.txt (line: 1, column: 1)

#- path-file-20 eval
find_file('secret.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=>
#:: Undef

#- path-file-21 eval
file('./secret.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#!! Evaluation Error: Error while evaluating a Function Call, Could not find any files from ./secret.txt (line: 1, column: 1)

#- path-file-22 eval
find_file('./secret.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=>
#:: Undef

#- path-file-23 eval
file('/secret.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#!! Evaluation Error: Error while evaluating a Function Call, Could not find any files from /secret.txt (line: 1, column: 1)

#- path-file-24 eval
find_file('/secret.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=>
#:: Undef

#- path-file-25 eval
file('m')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#!! Evaluation Error: Error while evaluating a Function Call, Could not find any files from m (line: 1, column: 1)

#- path-file-26 eval
find_file('m')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=>
#:: Undef

#- path-file-28 eval
find_file('m/')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=> ENV/modules/m/files/
#:: String

#- path-file-30 eval
find_file('m/..')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=> ENV/modules/m/files/..
#:: String

#- path-file-31 eval
file('..')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#!! Evaluation Error: Error while evaluating a Function Call, Could not find any files from .. (line: 1, column: 1)

#- path-file-32 eval
find_file('..')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=>
#:: Undef

#- path-file-33 eval
file('.')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#!! Evaluation Error: Error while evaluating a Function Call, Could not find any files from . (line: 1, column: 1)

#- path-file-34 eval
find_file('.')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=>
#:: Undef

#- path-file-35 eval
file('')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#!! Evaluation Error: Error while evaluating a Function Call, Could not find any files from  (line: 1, column: 1)

#- path-file-36 eval
find_file('')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=>
#:: Undef

#- path-file-37 eval
file('nope/x.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#!! Evaluation Error: Error while evaluating a Function Call, Could not find any files from nope/x.txt (line: 1, column: 1)

#- path-file-38 eval
find_file('nope/x.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=>
#:: Undef

#- path-file-39 eval
file('m/nope.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#!! Evaluation Error: Error while evaluating a Function Call, Could not find any files from m/nope.txt (line: 1, column: 1)

#- path-file-40 eval
find_file('m/nope.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=>
#:: Undef

#- path-file-41 eval
file('m/../m/x.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#!! Evaluation Error: Error while evaluating a Function Call, Could not find any files from m/../m/x.txt (line: 1, column: 1)

#- path-file-42 eval
find_file('m/../m/x.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=>
#:: Undef

#- path-file-43 eval
file('m\\x.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#!! Evaluation Error: Error while evaluating a Function Call, Could not find any files from m\x.txt (line: 1, column: 1)

#- path-file-44 eval
find_file('m\\x.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=>
#:: Undef

#- path-file-45 eval
file('~/x')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#!! Evaluation Error: Error while evaluating a Function Call, Could not find any files from ~/x (line: 1, column: 1)

#- path-file-46 eval
find_file('~/x')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=>
#:: Undef

#- path-file-47 eval
file('m/~')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#!! Evaluation Error: Error while evaluating a Function Call, Could not find any files from m/~ (line: 1, column: 1)

#- path-file-48 eval
find_file('m/~')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=>
#:: Undef

#- path-file-49 eval
epp('m/t.epp')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=> t 1
#|
#:: String

#- path-file-50 eval
find_template('m/t.epp')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=> ENV/modules/m/templates/t.epp
#:: String

#- path-file-51 eval
epp('m/../inside.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#!! Evaluation Error: Error while evaluating a Function Call, Could not find template 'm/../inside.txt.epp' (line: 1, column: 1)

#- path-file-52 eval
find_template('m/../inside.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=> ENV/modules/m/templates/../inside.txt
#:: String

#- path-file-53 eval
epp('m/../templates/t.epp')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=> t 1
#|
#:: String

#- path-file-54 eval
find_template('m/../templates/t.epp')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=> ENV/modules/m/templates/../templates/t.epp
#:: String

#- path-file-55 eval
epp('m/../../../secret.epp')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=> secret
#|
#:: String

#- path-file-56 eval
find_template('m/../../../secret.epp')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=> ENV/modules/m/templates/../../../secret.epp
#:: String

#- path-file-57 eval
epp('../m/templates/t.epp')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#!! Evaluation Error: Error while evaluating a Function Call, Could not find template '../m/templates/t.epp' (line: 1, column: 1)

#- path-file-58 eval
find_template('../m/templates/t.epp')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=>
#:: Undef

#- path-file-59 eval
epp('../../secret.epp')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#!! Evaluation Error: Error while evaluating a Function Call, Could not find template '../../secret.epp' (line: 1, column: 1)

#- path-file-60 eval
find_template('../../secret.epp')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=>
#:: Undef

#- path-file-61 eval
epp('secret.epp')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#!! Evaluation Error: Error while evaluating a Function Call, Could not find template 'secret.epp' (line: 1, column: 1)

#- path-file-62 eval
find_template('secret.epp')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=>
#:: Undef

#- path-file-63 eval
epp('/secret.epp')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#!! Evaluation Error: Error while evaluating a Function Call, Could not find template '/secret.epp' (line: 1, column: 1)

#- path-file-64 eval
find_template('/secret.epp')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=>
#:: Undef

#- path-file-65 eval
epp('m')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#!! Evaluation Error: Error while evaluating a Function Call, Could not find template 'm.epp' (line: 1, column: 1)

#- path-file-66 eval
find_template('m')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=>
#:: Undef

#- path-file-67 eval
epp('m/')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#!! Evaluation Error: Error while evaluating a Function Call, Could not find template 'm/.epp' (line: 1, column: 1)

#- path-file-68 eval
find_template('m/')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=> ENV/modules/m/templates/
#:: String

#- path-file-69 eval
epp('m/..')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#!! Evaluation Error: Error while evaluating a Function Call, Could not find template 'm/...epp' (line: 1, column: 1)

#- path-file-70 eval
find_template('m/..')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=> ENV/modules/m/templates/..
#:: String

#- path-file-72 eval
find_template('..')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=>
#:: Undef

#- path-file-73 eval
binary_file('m/../../../secret.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=> secret
#|
#:: Binary

#- path-file-74 eval
binary_file('m/../inside.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=> inside
#|
#:: Binary

#- path-file-75 eval
binary_file('m/x.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=> x
#|
#:: Binary

#- path-file-76 eval
binary_file('../secret.txt')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#!! Evaluation Error: Error while evaluating a Function Call, binary_file(): The given file '../secret.txt' does not exist (line: 1, column: 1)

#- path-file-77 eval
module_directory('m')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=> ENV/modules/m
#:: String

#- path-file-78 eval
module_directory('../modules/m')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=>
#:: Undef

#- path-file-79 eval
module_directory('m/..')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=>
#:: Undef

#- path-file-80 eval
module_directory('.')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=>
#:: Undef

#- path-file-81 eval
module_directory('..')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=>
#:: Undef

#- path-file-82 eval
module_directory('')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=>
#:: Undef

#- path-file-83 eval
module_directory('m/')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=>
#:: Undef

#- path-file-84 eval
module_directory('nope')
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=>
#:: Undef

#- path-file-85 eval
file("m/x.txt\u{0}")
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#!! Evaluation Error: Error while evaluating a Function Call, string contains null byte (line: 1, column: 1)

#- path-file-86 eval
find_file("m/x.txt\u{0}")
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#!! Evaluation Error: Error while evaluating a Function Call, string contains null byte (line: 1, column: 1)

#- path-file-87 eval
epp("m/t.epp\u{0}")
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#!! Evaluation Error: Error while evaluating a Function Call, pathname contains null byte (line: 1, column: 1)

#- path-file-88 eval
find_file(['../secret.txt', 'm/x.txt'])
#-- modules/m/files/x.txt
x
#-- modules/m/files/sub/y.txt
y
#-- modules/m/templates/t.epp
t <%= 1 %>
#-- modules/m/inside.txt
inside
#-- modules/n/files/n.txt
n
#-- secret.txt
secret
#-- secret.epp
secret
#=> ENV/modules/m/files/x.txt
#:: String

