p3-title = Worte title
p3-start = Worte start
p3-start-rounds = Worte start-rounds
p3-start-quest = Worte start-quest
