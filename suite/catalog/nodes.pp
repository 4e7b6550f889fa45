# What a node brings along, and settings that code sees.

#- fact-environment catalog
#@ facts {"environment": "x"}
notice($environment, $facts['environment'], $::environment)
#~~ warning: The node parameter 'environment' for node 'node.example.com' was already set to 'production'. It could not be set to 'x'
#~~ notice: production x production
#=> catalog

#- fact-title catalog
#@ facts {"title": "x"}
notice($title)
#!! Cannot reassign variable '$title'

#- fact-name catalog
#@ facts {"name": "x"}
notice($name)
#!! Cannot reassign variable '$name'

#- fact-module-name catalog
#@ facts {"module_name": "x"}
notice($module_name)
#!! Cannot reassign variable '$module_name'

#- fact-caller catalog
#@ facts {"caller_module_name": "x"}
notice($caller_module_name)
#~~ notice: x
#=> catalog

#- fact-trusted catalog
#@ facts {"trusted": "x"}
notice($trusted)
#~~ notice: {authenticated => local, certname => node.example.com, extensions => {}, hostname => node, domain => example.com, external => {}}
#=> catalog

#- fact-servername catalog
#@ facts {"servername": "x"}
notice($servername)
#~~ notice: x
#=> catalog

#- fact-server-facts catalog
#@ facts {"server_facts": "x"}
notice($server_facts)
#!! Attempt to assign to a reserved variable name: 'server_facts'

#- fact-clientcert catalog
#@ facts {"clientcert": "x"}
notice($clientcert)
#~~ notice: x
#=> catalog

#- server-facts catalog
notice($server_facts)
#~~ notice: {environment => production}
#=> catalog

#- server-facts-sub catalog
notice($server_facts['environment'])
#~~ notice: production
#=> catalog

#- server-facts-legacy catalog
notice($servername, $serverversion)
#!! Evaluation Error: Unknown variable: 'servername'. (file: ENV/manifests/site.pp, line: 1, column: 8)

#- digest-algorithm catalog
#@ settings {"digest_algorithm": "md5"}
file { '/a': content => 'x', checksum => 'md5' }
notice(digest('x'))
#~~ notice: 9dd4e461268c8034f5c8564e155c67a6
#=> catalog

#- digest-algorithm-settings catalog
#@ settings {"digest_algorithm": "sha512"}
notice(digest('x'), $settings::digest_algorithm)
#~~ notice: a4abd4448c49562d828115d13a1fccea927f52b4d5459297f8b43e42da89238bc13626e43dcb38ddb082488927ec904fb42057443983e88585179d50551afe62 sha512
#=> catalog

#- digest-algorithm-224 catalog
#@ settings {"digest_algorithm": "sha224"}
notice(digest('x'))
#~~ notice: 54a2f7f92a5f975d8096af77a126edda7da60c5aa872ef1b871701ae
#=> catalog

#- digest-algorithm-384 catalog
#@ settings {"digest_algorithm": "sha384"}
notice(digest('x'))
#~~ notice: d752c2c51fba0e29aa190570a9d4253e44077a058d3297fa3a5630d5bd012622f97c28acaed313b5c83bb990caa7da85
#=> catalog

#- digest-algorithm-wrong catalog
#@ settings {"digest_algorithm": "sha3"}
notice(digest('x'))
#!! Invalid value 'sha3' for parameter digest_algorithm. Allowed values are 'sha256', 'sha384', 'sha512', 'sha224', 'md5'

#- digest-algorithm-rotate catalog
#@ settings {"digest_algorithm": "md5"}
notice(fqdn_rand(1000000, 'x'))
#~~ notice: 951840
#=> catalog
