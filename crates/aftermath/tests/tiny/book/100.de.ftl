p100-title = Worte title
p100-start = Worte start
p100-23 = Worte 23
p100-24 = Worte 24
p100-25 = Words 25
