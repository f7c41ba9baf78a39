p11-title = Worte title
p11-start = Worte start
p11-threat = Worte threat
p11-calamity = Worte calamity
p11-1 = Worte 1
p11-2 = Worte 2
p11-3 = Worte 3
