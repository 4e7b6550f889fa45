#- crypt-md5
['test'.crypt('$1$1'), ''.crypt('$1$'), 'a longer password than one block of it'.crypt('$1$abcdefghij$rest')]
#=> ["$1$1$Bp8CU9Oujr9SSEw53WV6G.", "$1$$qRPK7m23GJusamGpoGLby/", "$1$abcdefgh$esI3udET4C7aWvjnQZ3o8/"]

#- crypt-sha256
['password'.crypt('$5$salt'), ''.crypt('$5$salt'), ('x' * 100).crypt('$5$a salt of more than sixteen')]
#=> ["$5$salt$Gcm6FsVtF/Qa77ZKD.iwsJlCVPY0XSMgLJL0Hnww/c1", "$5$salt$HrcUzzoef72uxM/YhTU5BAi419Fblqlq//zyM.rIOG0", "*0"]

#- crypt-sha512
['password'.crypt('$6$salt'), ''.crypt('$6$salt'), ('x' * 200).crypt('$6$0123456789abcdefgh')]
#=> ["$6$salt$IxDD3jeSOb5eB1CX5LBsqZFVkJdido3OUILO5Ifz5iwMuTS4XMS130MTSuDDl3aCI6WouIL9AjRbLCelDCy.g.", "$6$salt$r6qPcj2UeIkfklWHvleGJk8OKTInFYR/fxyuwcC656IWiZBpIFZ9.hMRG2ZQnnyMFrKOe461f9iT9Ljn0wJ5l.", "$6$0123456789abcdef$Rru0YcJdWAfylTzYkMBaHfdgEjT2jeUewuTfATTJEn/Inu1Ma3JNgneCwDVl2NaWmkgDKZzdSV8VisQ10exaF."]

#- crypt-rounds
['p'.crypt('$6$rounds=1000$salt'), 'p'.crypt('$5$rounds=1500$salt'), 'p'.crypt('$6$rounds=5000$salt')]
#=> ["$6$rounds=1000$salt$N8I5yY.DVAi0RYZoApj5y0Yv0e9Dvxr7bCdZ6GDD0ApJC5ilq9VE3cINc3cgkgH0f4wTy9wNwzucWKnDWyp7E1", "$5$rounds=1500$salt$CjqndFT3BxoRetFFPekT8Mper7iZx8VEMgLJ0MeOYk3", "$6$rounds=5000$salt$BXyrstkgSyErowvJGOokNhh9f/aSAl7AWKdxdHfngLkMMVQ2ynbYGLpvtENMNa4bjrDa4JmRjGRd/0nlL9Tj31"]

#- crypt-encrypted-is-its-own-salt
once = 'secret'.crypt('$6$abc')
'secret'.crypt(once) == once
#=> true

#- crypt-unicode
'pässword'.crypt('$6$salt')
#=> "$6$salt$32h/ATFxF5dEb5jXzWY/Wt0vFX30uqSYSJlncpnBVK9IOUjrUjkAlyx7059Q0O8ZEEc9KOCe9lDoITNv3wOEh1"

#- crypt-short-salt
'a'.crypt('x')
#!! ArgumentError: salt too short (need >=2 bytes)
