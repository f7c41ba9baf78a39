p12-title = Worte title
p12-start = Worte start
p12-start-walk = Worte start-walk
p12-start-drive = Worte start-drive
