p19-title = The Belfry
p19-start =
    Beams as thick as streets, a bell as large as a house, and on the far side, where the boards are white with
    twelve winters of it, a ledge.
p19-threat = The draught in the belfry turns. Up here you are always the first to know.
p19-calamity =
    The bell has hung by three bolts since the spire came down. Now it is two. It swings once, out and back, and it
    is not a note, it is a wall that goes through you.
p19-28 =
    It only spreads its wings, to see whether they still reach from wall to wall. They do. There is no wind and no
    noise, and you are all lying flat, and cannot remember having done it.
p19-8 =
    On the ledge stands something that you had taken for part of the tower. It opens one eye, and then, as though it
    cost something, the second.
p19-10 =
    The ledge is empty. It has begun to get dirty, as places do that nobody watches over. Down in the town you can
    hear who has moved, since, from the hole into the street, and from the street into the larder.
p19-11 =
    "You again," says the Verger, without opening its eyes. "No questions. Sit, if you must. It is warm on the south
    side." From somebody who could eat you this is very nearly an embrace.
p19-1 =
    The bell of St Cecilia's: green outside, dark inside, with a lip as high as a garden wall. "I call the living",
    it says round the rim. A frayed end of rope hangs from the wheel, cut with something blunt.
p19-1-rope = Hold Quince's rope against the frayed end
p19-1-tap = Tap on it, with one claw
p19-12 =
    It fits, strand to strand. You tie the two ends together for a moment, and lean on it, only a very little. The
    bell hums. All the others look at you as if you had put a hand on the shoulder of somebody who has been standing
    there for a long time.
p19-13 =
    A very small sound goes round the rim, comes by again, and again, each time a little more tired, like a child
    that has been told to run round the house. When it is gone you are wide awake.
p19-2 =
    Before the ledge. From here you see that the eyes do not look at you, but at exactly the place where you are
    going to run to.
p19-5 =
    "One climb, one question," says the Verger. "Two climbs, two. I have had bishops here who asked me what time it
    was." It waits. Behind it, through the slats, you can see the whole city, small as something dropped.
p19-5-saw =
    "What did you see on that Tuesday?"
p19-5-eat =
    "Are you going to eat us?"
p19-5-when =
    "Why did they not come back?"
p19-5-flash = Fire the flashgun into both its eyes
p19-5-fight = Go for it, all at once
p19-5-back = Take a step back, and another one
p19-14 =
    "I saw them run," says the Verger. "With prams and clocks and one with a ham. A man cried from a van that the
    sluice would not hold till night. By noon there was nobody. I waited for the water. It came, up the hill, to the
    third step in there. I had my feet up. And then it went down again, as it does in a basin when somebody has
    pulled the plug. I have been waiting ever since for the somebody."
p19-15 =
    "That," says the Verger, "was one that I could have answered with my mouth full." You do not see it come. You
    only see it sit there again, just as before, with a little more colour in its face.
p19-16 =
    "Because nobody told them that it was over," says the Verger. "And it is not. They were sent away from a flood
    that is twelve winters late. Would you come back? The river lies up there, behind its wall, and looks into the
    bedroom windows. It has time. I can see it from here growing a finger every moon."
p19-17 =
    For one moment the belfry has no corners. "AH," says the Verger, and it is the first loud word that you have
    heard from it. It has both eyes shut, and it has not moved from the spot, and you know to a hair where that is.
p19-18 =
    "Well," says the Verger, and unfolds. There is more of it inside than you would have thought. "That makes a
    change from bishops."
p19-6 =
    "Two," says the Verger. "I am listening." It really is: the head comes round, further than heads go, until one
    ear is in front.
p19-6-stopped =
    "What made the water go back?"
p19-6-line =
    "The line on the wall ends at the font. Who stopped it?"
p19-6-lonely =
    "Does anybody ever ask how you are?"
p19-6-later = Think it over first
p19-19 =
    "A heart," says the Verger. "Down by the river, under the two chimneys, in the Water Works. It began to beat on
    that very night, all by itself, and pushed the water back out. I could hear it up here, I hear a beetle turn
    over. For ten winters it beat like a young one's. Now it leaves out a beat, and then two. Listen for the day
    when it leaves out three."
p19-20 =
    "You have looked," says the Verger. "None of the others have looked." And it tells you: of the two chimneys by
    the river, of the pumps beneath them that began by themselves on that night, of the beat that gets slower. At
    the end it plucks something from its breast and lays it before you. "Show them that downstairs, if they do not
    believe you. It stops at the font because it was there that I began to hope."
p19-21 =
    It is quiet for so long that you begin to look about for the hatch. "It is draughty," says the Verger then. "One
    hears everything. The pumps, down in the Works under the two chimneys, which drive the water out, and how they
    are getting tired. Every night I count the beats. It is a great deal to know for one." And a little later: "You
    may come up again. Without questions."
p19-25 =
    "There was only one climb," says the Verger. "The trumpet, very pretty. For the next one begin at the bottom,
    with the foxes, as everybody does." It shuts one eye, which means, if you are lucky, that it will wait.
p19-3 =
    A chest, iron-bound, and in it the parish registers, eaten into the shape of a nest. The last page is still
    whole.
p19-22 =
    The ledge is empty, and so you must read it for yourselves. The old sexton kept it to the end: "Tuesday. All
    gone by noon. Water to the third step, nine at night. Pumps at the Works heard from the tower; water falls. God
    bless whoever left them on. I shall stay, my legs are bad." You look for a next line. The paper is quite clean
    there.
p19-23 =
    Under Ottoline's loupe the blots become letters: "Pumps at the Works heard from the tower." And in the margin,
    much later and much shakier: "slower today". It is the sexton's hand. He stayed on, then, and he counted.
p19-24 =
    Births, marriages, deaths, in brown ink, each with its price beside it. You can make nothing of the last page.
    The clasps are brass.
p19-4 = Through the slats you look straight down on the tram lines.
p19-9 =
    It stands there with a wing that will not fold any more, and looks past all of you. Then it has gone, and has
    made no sound about it: a long, low line, out and over the roofs, to the east, to where there are trees. You
    have driven off the one who knew. In the chest up in the belfry, so they say, lies the old sexton's book.
p19-26 = With the ledge empty the tower is to let, and those who come to look at it are hungry.
p19-27 =
    A shape comes in by the louvres, sees who is sitting here, apologises, and goes out backwards. "I have told
    them," says the Verger, "that I am saving you up."
p19-7 =
    Back through the hatch, one after the other, backwards. Nobody wants to be the last, and so you are all the
    last, in turn, for a moment.
p19-30 =
    You see how it runs: out of the depot at dusk, round the square, along the High Street, home again, amber light
    and brushes. From up here Smokey is a very small, very conscientious beetle. You learn its round by heart, as
    far as you can learn a thing that you would like to forget.
p19-29 =
    Nothing runs on them. Leaves lie between the rails from the depot to the High Street, and through the leaves, at
    a walk, goes somebody with a pram made of a sardine tin. From up here you can see that it's nobody you know.
