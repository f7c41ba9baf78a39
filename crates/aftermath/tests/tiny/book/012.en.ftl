p12-title = Words title
p12-start = Words start
p12-start-walk = Words start-walk
p12-start-drive = Words start-drive
