p100-title = Words title
p100-start = Words start
p100-23 = Words 23
p100-24 = Words 24
p100-25 = Words 25
