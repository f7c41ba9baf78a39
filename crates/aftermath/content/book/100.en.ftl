p100-title = The End Papers
p100-start =
    There comes an evening when nobody listens at the door. It takes a while until somebody notices that nobody
    does. There are a watch at the window, a light in the drawer, beans on the sill, and names on all the doors of
    the Bench. Aunt Minim opens the book at the first page, where it says "hiding place, temporary", crosses out two
    words and thinks about the third. Then she writes: "town".
p100-23 =
    Nobody decides it. One family goes to a cousin at the Marrow Field, only for the winter; then another. One
    morning the bookkeeper calls the roll and hears all of the answer: a clock. The keys are tied down one after the
    other, from the left, neatly, by whoever is the last to leave. Somewhere another colony will hear of you, and do
    it better, because you wrote it down.
