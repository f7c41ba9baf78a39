p3-title = Words title
p3-start = Words start
p3-start-rounds = Words start-rounds
p3-start-quest = Words start-quest
