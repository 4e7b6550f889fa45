# Paths of data: what a hierarchy may read.

#- path-data-01 eval
lookup('a')
#-- hiera.yaml
version: 5
hierarchy:
  - name: level
    path: 'common.yaml'
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#=> inside
#:: String

#- path-data-02 eval
lookup('a')
#-- hiera.yaml
version: 5
hierarchy:
  - name: level
    path: '../outside.yaml'
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#=> outside
#:: String

#- path-data-03 eval
lookup('a')
#-- hiera.yaml
version: 5
hierarchy:
  - name: level
    path: '../other/../outside.yaml'
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#=> outside
#:: String

#- path-data-04 eval
lookup('a')
#-- hiera.yaml
version: 5
hierarchy:
  - name: level
    path: './common.yaml'
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#=> inside
#:: String

#- path-data-05 eval
lookup('a')
#-- hiera.yaml
version: 5
hierarchy:
  - name: level
    path: '../data/common.yaml'
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#=> inside
#:: String

#- path-data-06 eval
lookup('a')
#-- hiera.yaml
version: 5
hierarchy:
  - name: level
    path: 'sub/../common.yaml'
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#~~ err: Function lookup() did not find a value for the name 'a'
#!! Function lookup() did not find a value for the name 'a'

#- path-data-08 eval
lookup('a')
#-- hiera.yaml
version: 5
hierarchy:
  - name: level
    path: '/nope.yaml'
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#~~ err: Function lookup() did not find a value for the name 'a'
#!! Function lookup() did not find a value for the name 'a'

#- path-data-09 eval
lookup('a')
#-- hiera.yaml
version: 5
hierarchy:
  - name: level
    path: '..'
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#!! Evaluation Error: Error while evaluating a Function Call, Is a directory @ io_fread - ENV (line: 1, column: 1)

#- path-data-10 eval
lookup('a')
#-- hiera.yaml
version: 5
hierarchy:
  - name: level
    path: '.'
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#!! Evaluation Error: Error while evaluating a Function Call, Is a directory @ io_fread - ENV/data (line: 1, column: 1)

#- path-data-11 eval
lookup('a')
#-- hiera.yaml
version: 5
hierarchy:
  - name: level
    path: ''
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#!! Evaluation Error: Error while evaluating a Function Call, The Lookup Configuration at 'ENV/hiera.yaml' has wrong type, entry 'hierarchy' index 0 entry 'path' expects a String[1] value, got String (line: 1, column: 1)

#- path-data-12 eval
lookup('a')
#-- hiera.yaml
version: 5
hierarchy:
  - name: level
    glob: '*.yaml'
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#=> inside
#:: String

#- path-data-13 eval
lookup('a')
#-- hiera.yaml
version: 5
hierarchy:
  - name: level
    glob: '../*.yaml'
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#=> outside
#:: String

#- path-data-14 eval
lookup('a')
#-- hiera.yaml
version: 5
hierarchy:
  - name: level
    glob: '../other/*.yaml'
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#=> other
#:: String

#- path-data-15 eval
lookup('a')
#-- hiera.yaml
version: 5
hierarchy:
  - name: level
    glob: '../{other,data}/*.yaml'
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#=> other
#:: String

#- path-data-17 eval
lookup('a')
#-- hiera.yaml
version: 5
hierarchy:
  - name: level
    glob: '../**/b.yaml'
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#=> other
#:: String

#- path-data-18 eval
lookup('a')
#-- hiera.yaml
version: 5
hierarchy:
  - name: level
    glob: '/nope/*.yaml'
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#~~ err: Function lookup() did not find a value for the name 'a'
#!! Function lookup() did not find a value for the name 'a'

#- path-data-19 eval
lookup('a')
#-- hiera.yaml
version: 5
hierarchy:
  - name: level
    glob: '..'
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#~~ err: Function lookup() did not find a value for the name 'a'
#!! Function lookup() did not find a value for the name 'a'

#- path-data-20 eval
lookup('a')
#-- hiera.yaml
version: 5
hierarchy:
  - name: level
    glob: './*.yaml'
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#=> inside
#:: String

#- path-data-21 eval
lookup('a')
#-- hiera.yaml
version: 5
hierarchy:
  - name: level
    datadir: 'data'
    path: common.yaml
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#=> inside
#:: String

#- path-data-22 eval
lookup('a')
#-- hiera.yaml
version: 5
hierarchy:
  - name: level
    datadir: '..'
    path: outside.yaml
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#~~ err: Function lookup() did not find a value for the name 'a'
#!! Function lookup() did not find a value for the name 'a'

#- path-data-23 eval
lookup('a')
#-- hiera.yaml
version: 5
hierarchy:
  - name: level
    datadir: '.'
    path: outside.yaml
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#=> outside
#:: String

#- path-data-25 eval
lookup('a')
#-- hiera.yaml
version: 5
hierarchy:
  - name: level
    datadir: 'other'
    path: common.yaml
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#~~ err: Function lookup() did not find a value for the name 'a'
#!! Function lookup() did not find a value for the name 'a'

#- path-data-26 eval
lookup('a')
#-- hiera.yaml
version: 5
hierarchy:
  - name: level
    datadir: 'other/../data'
    path: common.yaml
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#=> inside
#:: String

#- path-data-27 eval
lookup('a')
#-- hiera.yaml
version: 5
hierarchy:
  - name: level
    datadir: './data'
    path: common.yaml
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#=> inside
#:: String

#- path-data-28 eval
lookup('a')
#-- hiera.yaml
version: 5
hierarchy:
  - name: level
    datadir: 'data/'
    path: common.yaml
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#=> inside
#:: String

#- path-data-29 eval
#@ facts {"where": "../outside"}
lookup('a')
#-- hiera.yaml
version: 5
hierarchy:
  - name: level
    path: '%{facts.where}.yaml'
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#=> outside
#:: String

#- path-data-30 eval
#@ facts {"where": "../out*"}
lookup('a')
#-- hiera.yaml
version: 5
hierarchy:
  - name: level
    glob: '%{facts.where}.yaml'
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#=> outside
#:: String

#- path-data-31 eval
#@ facts {"where": ["../outside", "common"]}
lookup('a')
#-- hiera.yaml
version: 5
hierarchy:
  - name: level
    mapped_paths: [facts.where, w, '%{w}.yaml']
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#=> outside
#:: String

#- path-data-33 eval
lookup('m::a', default_value => 'none')
#-- modules/m/hiera.yaml
version: 5
hierarchy:
  - name: level
    path: 'common.yaml'
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#=> module
#:: String

#- path-data-34 eval
lookup('m::a', default_value => 'none')
#-- modules/m/hiera.yaml
version: 5
hierarchy:
  - name: level
    path: '../files/f.yaml'
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#=> file
#:: String

#- path-data-35 eval
lookup('m::a', default_value => 'none')
#-- modules/m/hiera.yaml
version: 5
hierarchy:
  - name: level
    path: '../../../outside.yaml'
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#~~ warning: Module 'm': Value returned from data_hash function 'yaml_data', when using location 'ENV/outside.yaml', must use keys qualified with the name of the module; got a
#=> none
#:: String

#- path-data-36 eval
lookup('m::a', default_value => 'none')
#-- modules/m/hiera.yaml
version: 5
hierarchy:
  - name: level
    path: '../../n/x.yaml'
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#=> none
#:: String

#- path-data-37 eval
lookup('../outside.a', default_value => 'none')
#-- hiera.yaml
version: 5
hierarchy:
  - name: level
    path: '../outside.yaml'
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#~~ err: Syntax error in key: '../outside.a'
#!! Syntax error in key: '../outside.a'

#- path-data-38 eval
lookup('a')
#-- hiera.yaml
version: 5
hierarchy:
  - name: level
    lookup_key: yaml_data
    path: common.yaml
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#!! Evaluation Error: Error while evaluating a Function Call, 'yaml_data' expects 2 arguments, got 3 (line: 1, column: 1)

#- path-data-39 eval
lookup('a')
#-- hiera.yaml
version: 5
hierarchy:
  - name: level
    data_hash: yaml_data
    uri: '../outside.yaml'
#-- data/common.yaml
a: inside
#-- outside.yaml
a: outside
#-- other/b.yaml
a: other
#-- modules/m/data/common.yaml
m::a: module
#-- modules/m/files/f.yaml
m::a: file
#!! Evaluation Error: Error while evaluating a Function Call, 'yaml_data' one of 'path', 'paths' 'glob', 'globs' or 'mapped_paths' must be declared in hiera.yaml when using this data_hash function (line: 1, column: 1)
