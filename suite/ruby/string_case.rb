# Upper and lower case.

#- string-upcase
['abcß', 'ÄöÜ', 'ǆ', ''].map { |s| s.upcase }
#=> ["ABCSS", "ÄÖÜ", "Ǆ", ""]

#- string-add-nil
'a' + nil
#!! TypeError: no implicit conversion of nil into String
