p2-title = Words title
p2-start = Words start
