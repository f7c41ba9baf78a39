p20-title = Words title
p20-start = Words start
p20-1 = Words 1
p20-2 = Words 2
p20-3 = Words 3
p20-4 = Words 4
p20-start-build = Words start-build
p20-start-save = Words start-save
