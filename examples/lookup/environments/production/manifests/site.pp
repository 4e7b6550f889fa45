$tier = 'front'
