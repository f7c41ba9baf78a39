p100-title = The End Papers
p100-start =
    There comes an evening when nobody listens at the door. It takes a while until somebody notices that nobody
    does. There are a watch at the window, a light in the drawer, beans on the sill, and names on all the doors of
    the Bench. Aunt Minim opens the book at the first page, where it says "hiding place, temporary", crosses out two
    words and thinks about the third. Then she writes: "town".
p100-1 =
    From the river you hear the pumps, all three, a little out of step. By now you fall asleep to it. When a child
    asks what it is, it is told: that is the others, who are awake.
p100-2 =
    The rope still hangs on its ring, and the Constance lies under the window with her oars shipped. "One never
    knows," says everybody who goes by, and gives her a pat. And some go by rather often.
p100-3 =
    On clear evenings you can see the tower from the sill, white, on its hill. Somebody always has a light up there.
    It is not a watch. It is only so that people know which way is up.
p100-5 =
    There are a good many empty pages left at the back, and nobody has ever heard of a town in which supper was not
    at six. The pencil lies beside the book. It has been sharpened.
p100-23 = This is the last page on which there is writing.
p100-24 =
    Nobody decides it. One family goes to a cousin at the Marrow Field, only for the winter; then another. One
    morning the bookkeeper calls the roll and hears all of the answer: a clock. The keys are tied down one after the
    other, from the left, neatly, by whoever is the last to leave. Somewhere another colony will hear of you, and do
    it better, because you wrote it down.
p100-25 =
    The writing has run, but you can make it out. "Water at the high C," it says, "all out by the lid, those who are
    left. Somebody has struck the Low A under water. It can be heard, that is the curious thing, it can be heard
    very well, and very far." The book was found on the steps of St Cecilia's, on the fourth, dry side up. Whoever
    finds it is asked to go on with it.
p100-26 =
    Another night, and the book lies open at your page. At number 14 they have stopped laying your places, which
    makes the soup no thicker. One family has gone out with a lantern to look for you. They aren’t back either.
p100-27 =
    This time nobody goes out with a lantern, because there is nobody left to hold it. Whatever has been following you
    since it got dark has waited for just that.
