# Mistakes in files that are no code, as `marotte validate` tells them.

#- validate-data
#$ validate .
#-- hiera.yaml
version: 5
defaults:
  datadir: data
  data_hash: yaml_data
hierarchy:
  - name: Nodes
    path: nodes/%{trusted.certname}.yaml
  - name: Machines
    data_hash: json_data
    path: machines.json
  - name: All
    data_hash: hocon_data
    path: all.conf
#-- data/nodes/web1.yaml
port: 80
hosts: [a, b
#-- data/nodes/web2.yaml
- port
#-- data/machines.json
{
  "port": 80,
}
#-- data/all.conf
port = ${nothing}
#-- other/machines.json
{ not for hiera
#| error[INVALID_HOCON]: (./data/all.conf): String: 1: Could not resolve substitution to a value: ${nothing}
#|  --> ./data/all.conf:1:1
#|   |
#| 1 | port = ${nothing}
#|   | ^^^^^^^^^^^^^^^^^
#|
#| error[INVALID_JSON]: (./data/machines.json): trailing comma
#|  --> ./data/machines.json:3:1
#|   |
#| 3 | }
#|   | ^
#|
#| error[INVALID_YAML]: (./data/nodes/web1.yaml): did not find expected ',' or ']' while parsing a flow sequence at line 2 column 8
#|  --> ./data/nodes/web1.yaml:2:8
#|   |
#| 2 | hosts: [a, b
#|   |        ^
#|
#| error[DATA_NOT_HASH]: ./data/nodes/web2.yaml: file does not contain a valid yaml hash
#| --> ./data/nodes/web2.yaml
#|
#| 4 errors in 4 of 6 files

#- validate-hierarchy
#$ validate .
#-- environment.conf
modulepath = modules
#-- hiera.yaml
version: 5
hierarchy:
  - name: Nodes
    pth: nodes.yaml
#| error[HIERA_INVALID_CONFIGURATION]: The Lookup Configuration at './hiera.yaml' has wrong type, entry 'hierarchy' index 0 unrecognized key 'pth'
#|  --> ./hiera.yaml:4:5
#|   |
#| 4 |     pth: nodes.yaml
#|   |     ^^^^^^^^^^^^^^^
#|   |
#|   = note: configured here: ./hiera.yaml
#|
#| 1 error in 1 of 3 files

#- validate-metadata
#$ validate modules
#-- modules/web/metadata.json
{
  "name": "web",
  "version": "1.0",
  "author": "me",
  "license": "Apache-2.0",
  "dependencies": [
    { "name": "puppetlabs-stdlib", "version_requirement": "newest" }
  ]
}
#-- modules/db/metadata.json
{
  "name": "me-db"
  "version": "1.0.0"
}
#| error[UNPARSABLE_METADATA]: db has an invalid and unparsable metadata.json file. The parse error: expected `,` or `}`
#|  --> modules/db/metadata.json:3:3
#|   |
#| 3 |   "version": "1.0.0"
#|   |   ^
#|
#| error[MISSING_METADATA]: No source module metadata provided for web
#| --> modules/web/metadata.json
#|
#| error[INVALID_METADATA_NAME]: Invalid 'name' field in metadata.json: the field must be a namespaced module name
#|  --> modules/web/metadata.json:2:11
#|   |
#| 2 |   "name": "web",
#|   |           ^^^^^
#|
#| error[INVALID_METADATA_VERSION]: Invalid 'version' field in metadata.json: version string cannot be parsed as a valid Semantic Version
#|  --> modules/web/metadata.json:3:14
#|   |
#| 3 |   "version": "1.0",
#|   |              ^^^^^
#|
#| error[INVALID_METADATA_RANGE]: Invalid 'version_range' field in metadata.json: Unparsable version range: "newest"
#|  --> modules/web/metadata.json:7:59
#|   |
#| 7 |     { "name": "puppetlabs-stdlib", "version_requirement": "newest" }
#|   |                                                           ^^^^^^^^
#|
#| 5 errors in 2 of 2 files

#- validate-environment-conf
#$ validate environment.conf
#-- environment.conf
modulepath = site:modules
manifests = manifests
environment_timeout = often
#| warning[SETTINGS_IN_ENVIRONMENT_CONF]: Invalid settings in environment.conf at 'environment.conf'. The following unknown setting(s) are being ignored: manifests
#|  --> environment.conf:2:1
#|   |
#| 2 | manifests = manifests
#|   | ^^^^^^^^^^^^^^^^^^^^^
#|   |
#|   = help: did you mean 'manifest'?
#|
#| error[INVALID_TIME_TO_LIVE]: Invalid 'time to live' format '"often"' for parameter: environment_timeout
#|  --> environment.conf:3:1
#|   |
#| 3 | environment_timeout = often
#|   | ^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|
#| 1 error and 1 warning in 1 of 1 file
