p2-title = Worte title
p2-start = Worte start
