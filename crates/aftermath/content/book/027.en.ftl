p27-title = The Model
p27-start =
    It is Ostrey, all of it, on a table. The cathedral comes up to your hip, the spire is still on, and in the
    streets stand the Tall, no longer than your claws, with hats and prams, and look straight ahead. You step over
    the station. You have never had so few enemies in your life.
p27-threat =
    A tower falls over, quite softly. There are others here who like to go for a walk among them.
p27-calamity =
    The table is hinged, for the cleaning. The whole of the old town tips up to an angle that was not provided for
    in the town plan.
p27-1 =
    A desk with three buttons, for school classes. The first says, "The City on a Weekday". The second, "In Case of
    High Water". The third has lost its label and glows red.
p27-1-tuesday = Press the second button
p27-1-battery = Put in a battery, and press it for as long as it lasts
p27-1-off = Press the red one
p27-10 =
    The river begins to shine, blue, from below. The blue climbs over the wall; it fills the streets, the square,
    the lane. It stops at the third step of the cathedral. Then a lamp goes on in the east, under two chimneys, and
    a clear voice says: "But do not be afraid, children. The Works never sleep." The blue sinks back. The lamp
    flickers.
p27-11 =
    Blue, up to the third step; then the lamp in the east, and "The Works never sleep". But you have a good battery,
    and so it goes on. The lamp goes out. The blue rises again, over the third step, the fourth, over everything,
    until one thing only is still white: the water tower on the hill, behind the station. There is a tiny bench up
    there. "And where," asks the voice, "would you go?"
p27-12 =
    It goes dark. In the dark you hear how many there are who were about to come closer, and how they run into each
    other.
p27-2 = The Water Works: two chimneys of cork, a yard, a wheel of brass no larger than a button.
p27-13 =
    Everything has been rebuilt, to the last manhole. Behind the coal heap, with a hair for a handle, there is a
    hatch; and from the hatch a passage leads straight under the yard, to the pumps. Whoever built this has been in
    it. You take its measure with your tail.
p27-14 = They are two corks and a button. Sometimes a thing is exactly what it is made of.
p27-3 = Abigail Lane: nine houses, each as large as a suitcase. Number 14 has curtains.
p27-15 =
    "Do come in," says somebody behind the curtains, who has taken you, because of the bonnet, for the lady of the
    house. It is a dancing mouse, twelve winters old, born in a department store. She has been living here alone, in
    one to five hundred, dusting. When you tell her that there is also a large one, she first asks who cleans it.
p27-3-bonnet = Put on the doll's bonnet, and knock
p27-3-look = Look in at the window of the front parlour
p27-3-leave = Step over it with care
p27-16 =
    You lie on your bellies and look in at the window of the front parlour. Somebody has put in a piano. It is a
    matchbox, painted black. With the point of a needle they have even scratched the keys, and you count them, and
    there are eighty-eight.
p27-4 =
    On a track round the whole city there stands a train with five carriages. It would just carry you, one in each.
p27-4-ride = All aboard
p27-4-strip = Take it to pieces
p27-17 =
    It starts with a jerk. Station, harbour, bridge, the lane, station. At the third round somebody waves to the
    Tall on the platform, and it takes you some time to notice that all of you are doing so.
p27-18 = The bend at the harbour was meant for passengers of lead.
p27-19 =
    A motor, a coil, a battery as large as a cask. The train is much the lighter for it. You put it back on the
    rails, at the platform, where they are waiting.
p27-7 =
    Down from the table by the cloth, and out under the velvet rope. Everything out here is much too large.
