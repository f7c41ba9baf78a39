p20-title = Worte title
p20-start = Worte start
p20-1 = Worte 1
p20-2 = Worte 2
p20-3 = Worte 3
p20-4 = Worte 4
p20-start-build = Worte start-build
p20-start-save = Worte start-save
