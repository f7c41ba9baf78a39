p14-title = Central Station
p14-start =
    The hall is so high that it has weather. Under the glass hangs a little fog, and under the fog, in lockers and
    timetable cases and behind every counter, live the Turnstiles. You can hear four thousand of them before you see
    one.
p14-threat =
    "All visitors without a pass," says the voice from the ceiling, "are requested to be arrested."
p14-calamity =
    The great clock, which has stood since that Tuesday, strikes. Once. Nobody in the hall has ever heard it, and
    every one of them knows what it is and runs, and there are a great many of them, and you are in the middle.
p14-10 =
    Somebody punches, somebody sweeps, somebody calls out trains that have not come for twelve winters, and at each
    name a few hundred heads look up. "Purpose of visit?" asks the one at the barrier, before you have thought of
    one. Behind him stands a lamp with somebody holding it. Nobody here is unfriendly. It is just that they have a
    box for everything, and are looking for yours.
p14-11 =
    Your ears hang in the portal, in three sizes. Somebody has coloured them in. There is a whistle, and the hall,
    which a moment ago was looking at the trains that do not come, looks at you.
p14-12 =
    A patrol stops you, reads your pass, reads the back of it, salutes the stamp, and wishes you a pleasant journey.
    It means it. That is what is so difficult about them.
p14-1 =
    The ticket windows: eleven of them in a row, each with a brass sill for the elbows.
p14-28 =
    Ten of them are closed. Before the eleventh stands a queue which has its own children, its own jokes, and an old
    vole who says that it used to be faster. At the end of it passes are given out.
p14-28-queue = Queue, however long it takes
p14-28-push = To the front: "We're only asking a question."
p14-28-invoice = Show the page from Vogel's order book
p14-28-leave = Not in this life
p14-13 =
    You queue. Somebody gets engaged in front of you. When it is your turn the stamp comes down without a question,
    twice, and you find that your feet have gone to sleep and your anger too.
p14-14 =
    It is a very long question, with a subordinate clause. Halfway through it the clerk stamps, so that it may end.
p14-15 = A queue is a patient animal, until one treads on it.
p14-16 =
    The clerk reads, "by rail, as soon as the water has been dealt with", and stops chewing. He looks past you at
    the board above platform 9, where the last line has never been explained to anybody. Then he stamps, very
    softly. "Do read it out up there," he says. "I've only ever been able to do the numbers."
p14-2 =
    Under the great clock. It shows eight minutes to twelve. The hands are as long as streets, and behind the dial,
    so they say, there is still something in it that wants to go.
p14-2-climb = Climb up and look
p14-2-leave = Leave the time to itself
p14-17 =
    Behind the dial somebody has slept, eaten, and taken the works apart with love. Two batteries are left over,
    wrapped in a note: "for whoever comes up". You did. From here you can see the whole hall, and it looks like
    something that one could put right.
p14-18 = The minute hand gives way. For eight minutes you hang at noon, and then you do not.
p14-3 =
    The waiting room: a door with a glass pane, long benches, and a stove that nobody owns up to.
p14-4 =
    Here sit the parents, all with their hats on. They come every day. They are told that the apprentices are doing
    well and that visiting hours are on Thursday. The calendar over the door stands at Tuesday.
p14-4-share = Share out two food, and sit down with them
p14-4-promise =
    "We're going up there now."
p14-19 =
    They eat slowly, passing everything on until the last one has had some. Then one of them takes off his hat, and
    then another. "Second carriage," says somebody. "From below. The door is only for show." By the time you leave
    none of them is sitting.
p14-20 =
    You had not meant to say it so loudly. It is very quiet afterwards. Then a bench creaks, and another one, and
    somewhere in the last row somebody says: "About time."
p14-21 =
    They nod. They have been nodding for weeks. On the bench between two of them lies a very small glove, and they
    have left room for it.
p14-6 =
    Out by the portal, under the stone lady with the wheel. Nobody stops you. They are used to people who leave;
    there is a form for it.
p14-9 =
    Behind you, in the hall, somebody has begun to cheer, and stops, and asks whether that is allowed. And somebody
    says that there is no form against it.
p14-7 = Down the ramp to platform 9, where it smells of iron and, lately, of river.
p14-8 = Fifty-two iron steps, and on each there is a rule. You stop reading at "no lingering".
p14-30 =
    At supper the notice is burnt, one corner after the other. It burns badly, as things do that were printed
    officially. Coda counts the Quavers. Then she counts them again, and when she has finished the third time nobody
    is missing, and she has to sit down.
p14-31 =
    On the first of the month somebody comes with a list and a pencil, quite politely. He goes away with a name.
    Nobody in the piano plays anything that evening, and nobody asks them to.
p14-6-west = West, to Tram Square
p14-6-north = North, to St Cecilia's
p14-6-east = East, to the Museum
p14-6-south = South, to the Laundry
p14-22 =
    Over the portal hangs a new board, in chalk, and under each line you can see where the old one has been wiped
    away. Nobody punches. At the barrier stands Inspector Quill in person, without his cap, learning to read, from a
    child. "Purpose of visit," he spells. "Is that how it looks? It looks so short."
p14-23 =
    Nobody calls out the trains any more. In the hall fires are burning, one for each platform, and round every fire
    sits somebody who has put on a cap. There are eleven inspectors now. They have all got a list.
p14-24 =
    All of them are open. Nobody is queuing, and the old vole is beside himself. He has saved you the paper clips
    from the last form.
p14-25 =
    It is full. Nobody is waiting: they have pushed the benches together for a long table. A very small glove has
    been nailed to the wall, at the height where other people hang a clock. You are made to sit down, and given
    something hot.
p14-5 =
    Behind the turnstiles stands Gate Nine. It has no bar. Somebody has stretched a piece of red wool across
    instead, with a bow.
p14-5-give = Let Barge put the bar back where it belongs
p14-5-ask = Ask what became of the one who was let through
p14-26 =
    Barge lays it in its brackets. It fits; he has kept it oiled. Then he stands there, with empty hands, and does
    not know what to do with them, until the big one from the Penny Arcade comes up, looks at the bar, and lifts it
    again, upright, as far as it will go. "It's to stay like that," she says. Barge signs for it. He has meant to
    for years.
p14-27 =
    "Went through, ran, was never seen again," says the clerk. "That's to say, once. There was a postcard." He looks
    for it under P. It is of a hill, with a tower on it, and on the back it says, "dry". They make you a present of
    the lamp that hangs beside it, or at any rate of what is inside it.
p14-32 =
    Every clock in the station that still goes strikes twelve, and a little later those that do not go quite right.
    It is the first. Far above you a stamp comes down. Somebody with a list and a pencil is on his way to Abigail
    Lane, on roller skates, and two who are not so quick have been told to see you out. By evening there is one key
    fewer that answers.
p14-33 =
    The voice from the ceiling reads out the next name, and it’s one you know. It reads out yours as well, with the
    ears described. A gate goes up, and they come through it in step: one for the door, one for the stairs.
p14-34 =
    The child that was fetched on the first is back. She has a hole in her left ear, quite round, and a paper to say
    that it was done correctly. She will not take her hat off at table, and nobody asks her to.
p14-29 =
    Gate Nine. Barge stands before it and wipes his feet. Then he lifts the barrier with one finger, politely, as
    one lifts a curtain that might belong to somebody.
p14-60 =
    "Eleven forty to the coast," calls the voice from the ceiling, and a few hundred heads look up. Then it says,
    which is new, "is not coming." And after a pause: "There is soup on platform four."
p14-61 =
    Today there's a class under the great clock: forty Turnstiles on the floor with slates, and in front of them a
    child with a pencil behind the ear. "Again," says the child. "Not 'Way Out'. What does it really say?"
p14-62 =
    At the third fire they've begun to burn the lists. It isn't out of spite; they are through with the benches.
    Somebody reads each page out first, so that it has been heard once.
p14-63 =
    The hall is standing on its own reflection. It's only a finger deep, but everyone has taken off their shoes, and
    the whole of Central Station goes about its business on tiptoe, carrying its shoes.
p14-64 =
    It is evening, and four thousand are being counted. It takes an hour. Nobody looks at you; whoever moves would
    have to be counted again.
p14-65 =
    "Purpose of visit?" asks the one at the barrier. It's a different one, young, with a sleeve that is too long. He
    looks at his list, at you, at the list. "You've been," he whispers. "What did they say, the last time? I've got
    it blank."
