# Data, its configuration and `lookup`.

#- broken-yaml
class web($port) { }
include web
#-- hiera.yaml
version: 5
hierarchy:
  - name: common
    path: common.yaml
#-- data/common.yaml
web::port: 80
web::docroot: "/srv
other: [1, 2
#| error[UNPARSABLE_DATA]: Unable to parse (data/common.yaml): found unexpected end of stream while scanning a quoted scalar at line 2 column 15
#|  --> data/common.yaml:2:15
#|   |
#| 2 | web::docroot: "/srv
#|   |               ^
#|   |
#|   = note: in class web (included at manifests/site.pp:2)
#|   = note: on node web1.example.com

#- lookup-with-broken-yaml
#$ lookup web::port
#-- hiera.yaml
version: 5
hierarchy:
  - name: common
    path: common.yaml
#-- data/common.yaml
web::port: 80
 web::docroot: /srv
#| error[UNPARSABLE_DATA]: Unable to parse (data/common.yaml): mapping values are not allowed in this context at line 2 column 14
#|  --> data/common.yaml:2:14
#|   |
#| 2 |  web::docroot: /srv
#|   |              ^

#- lookup-of-an-unknown-key
#$ lookup web::prot
#-- hiera.yaml
version: 5
hierarchy:
  - name: common
    path: common.yaml
#-- data/common.yaml
web::port: 80
#| error[LOOKUP_NAME_NOT_FOUND]: Function lookup() did not find a value for the name 'web::prot'
#|  |
#|  = help: did you mean 'web::port'? `marotte lookup web::prot --explain` shows where it was looked for

#- lookup-that-calls-itself
#$ lookup a
#-- hiera.yaml
version: 5
hierarchy:
  - name: common
    path: common.yaml
#-- data/common.yaml
a: "%{lookup('b')}"
b: "%{lookup('a')}"
#| error[GLOBAL_LOOKUP_FAILED]: Lookup of key 'a' failed: Recursive lookup detected in [a, b]
#|   |
#| error[RECURSIVE_LOOKUP]: Recursive lookup detected in [a, b]
#|  --> data/common.yaml:2:1
#|   |
#| 2 | b: "%{lookup('a')}"
#|   | ^^^^^^^^^^^^^^^^^^^
#|   = help: the values of these keys look each other up

#- unknown-version
#$ lookup a
#-- hiera.yaml
version: 6
#| error[HIERA_UNSUPPORTED_VERSION]: This runtime does not support hiera.yaml version 6
#|  --> hiera.yaml:1:1
#|   |
#| 1 | version: 6
#|   | ^^^^^^^^^^

#- version-3
#$ lookup a
#-- hiera.yaml
:backends: [yaml]
:hierarchy: [common]
#| warning[HIERA_OLD_VERSION]: hiera.yaml: Use of 'hiera.yaml' version 3 is deprecated. It should be converted to version 5
#| --> hiera.yaml
#|
#| error[HIERA_VERSION_3_NOT_GLOBAL]: hiera.yaml version 3 cannot be used in an environment
#| --> hiera.yaml

#- unknown-backend
#$ lookup a
#-- hiera.yaml
version: 5
hierarchy:
  - name: common
    data_hash: yml_data
    path: common.yaml
#-- data/common.yaml
a: 1
#| error[HIERA_DATA_PROVIDER_FUNCTION_NOT_FOUND]: Unable to find 'data_hash' function named 'yml_data'
#|  --> hiera.yaml:4:5
#|   |
#| 4 |     data_hash: yml_data
#|   |     ^^^^^^^^^^^^^^^^^^^

#- unknown-key-of-the-configuration
#$ lookup a
#-- hiera.yaml
version: 5
hierarchy:
  - name: common
    pth: common.yaml
#| error[HIERA_INVALID_CONFIGURATION]: The Lookup Configuration at 'hiera.yaml' has wrong type, entry 'hierarchy' index 0 unrecognized key 'pth'
#|  |
#|  = note: configured here: hiera.yaml

#- two-kinds-of-paths
#$ lookup a
#-- hiera.yaml
version: 5
hierarchy:
  - name: common
    path: common.yaml
    paths: [other.yaml]
#| error[HIERA_MULTIPLE_LOCATION_SPECS]: Only one of path, paths, glob, globs, uri, uris, or mapped_paths can be defined in hierarchy 'common'
#|  --> hiera.yaml:3:3
#|   |
#| 3 |   - name: common
#|   |   ^^^^^^^^^^^^^^

#- unknown-interpolation
#$ lookup a
#-- hiera.yaml
version: 5
hierarchy:
  - name: common
    path: common.yaml
#-- data/common.yaml
a: "%{lokup('b')}"
#| error[HIERA_INTERPOLATION_UNKNOWN_INTERPOLATION_METHOD]: Unknown interpolation method 'lokup'
#|  --> data/common.yaml:1:1
#|   |
#| 1 | a: "%{lokup('b')}"
#|   | ^^^^^^^^^^^^^^^^^^
#|   |
#|   = help: did you mean 'lookup'?

#- parameter-in-data-of-another-type
class web(Integer $port) { }
include web
#-- hiera.yaml
version: 5
hierarchy:
  - name: common
    path: common.yaml
#-- data/common.yaml
web::port: "80"
#| error[PARAMETER_TYPE_MISMATCH]: Class[Web]: parameter 'port' expects an Integer value, got String
#|  --> manifests/site.pp:2:1
#|   |
#| 1 | class web(Integer $port) { }
#|   |                   ----- declared here
#| 2 | include web
#|   | ^^^^^^^^^^^
#|   |
#|   = help: the value is from data; `marotte lookup web::port --explain` says from where
#|   = note: in class web (included at manifests/site.pp:2)
#|   = note: while evaluating a Function Call on node web1.example.com

#- broken-configuration
notice(lookup('a'))
#-- hiera.yaml
version: 5
hierarchy:
  - name: common
   path: common.yaml
#| error[INVALID_YAML]: (hiera.yaml): did not find expected '-' indicator while parsing a block collection at line 3 column 3
#|  --> manifests/site.pp:1:8
#|   |
#| 1 | notice(lookup('a'))
#|   |        ^^^^^^^^^^^
#|   |
#|  ::: hiera.yaml:3:3
#|   |
#| 3 |   - name: common
#|   |   - found here
#|   |
#|   = note: while evaluating a Function Call on node web1.example.com

#- broken-metadata
include web
#-- modules/web/metadata.json
{ "name": "me/web", }
#-- modules/web/manifests/init.pp
class web { }
#| error[UNPARSABLE_METADATA]: web has an invalid and unparsable metadata.json file. The parse error: 859: unexpected token at '{ "name": "me/web", }
#|                             '
#| --> modules/web/metadata.json
#|
#| error[UNKNOWN_CLASS]: Could not find class ::web for web1.example.com
#|  --> manifests/site.pp:1:9
#|   |
#| 1 | include web
#|   |         ^^^
#|   |
#|   = note: while evaluating a Function Call on node web1.example.com

#- unknown-setting-of-the-environment
notice(1)
#-- environment.conf
modulpath = modules
#| warning[SETTINGS_IN_ENVIRONMENT_CONF]: Invalid settings in environment.conf at 'environment.conf'. The following unknown setting(s) are being ignored: modulpath
#|  --> environment.conf:1:1
#|   |
#| 1 | modulpath = modules
#|   | ^^^^^^^^^^^^^^^^^^^
#|   |
#|   = help: did you mean 'modulepath'?
#|
#| Notice: Scope(Class[main]): 1
