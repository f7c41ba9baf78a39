p210-title = The Clay Line
p210-start =
    Two rails the width of a loaf run out of the city and into the grass. The last truck still stands on them, full of
    clay that has become a hill of its own. Coda has come as far as the buffers. She counts you, writes it down, and
    does not wave, because she needs both paws for the pencil.
p210-start-line = Along the rails
p210-start-field = Through the field, and ask there
p210-1 =
    The field voles give directions for a crust, and they give a great many of them. Between "left" and "not that left"
    they say that the ground by the river sounds different this year. Fuller. They have begun to build their hills
    twice as high, and they do not laugh when you ask.
