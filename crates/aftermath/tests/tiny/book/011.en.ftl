p11-title = Words title
p11-start = Words start
p11-threat = Words threat
p11-calamity = Words calamity
p11-1 = Words 1
p11-2 = Words 2
p11-3 = Words 3
