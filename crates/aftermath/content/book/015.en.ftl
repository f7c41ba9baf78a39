p15-title = Platform Nine
p15-start =
    There it stands, the last train, with steamed-up windows and all its doors shut, as if it were only waiting for
    the whistle.
p15-threat =
    "Platform check," calls somebody, and the beam of a lamp comes down the stairs, step by step, and is in no
    hurry.
p15-calamity =
    The tunnel breathes out. Then the track is gone, and where it was runs water, black, fast and quite without
    noise, up to the platform's edge. After a minute it goes back. It leaves a fish behind.
p15-6 =
    In the second carriage a light is burning. Somebody in there is saying multiplication tables: many voices, very
    small, and one ruler.
p15-1 =
    The board has two hundred lines, and for twelve winters the Turnstiles have read out all of them every day,
    except the last. They can do numbers and names of towns. The last line is neither. "11.52," it says, "SPECIAL:
    EVACUATION. ALL STATIONS INLAND. LEAVE LUGGAGE. THE SLUICE WILL NOT HOLD."
p15-2 =
    Up between the axles, through the hatch, into the second carriage.
p15-2-locks = Open the locks
p15-8 =
    Thirty pairs of eyes over thirty slates. They are chained to the desks with bicycle locks, the sort with
    numbers. There are nine hundred and ninety-nine ways not to open such a lock; for the other one has to hold very
    still and feel. "Seven times seven," whispers the smallest, "is what?" Somebody begins to feel for the first
    number.
p15-3 =
    The last lock springs open. None of them moves. They look at the door, and at the ruler on the teacher's desk,
    and at you. "School is out," you say. It takes a moment until they find the word in their heads, and then it
    becomes very loud.
p15-4 =
    The tunnel mouth. The rails go down into it at a slant, and after the second signal they go down into water.
    Things have been washed up: suitcases, all with labels, all for the same train.
p15-5 = Up the ramp again. Behind you the train goes on waiting. It is good at it.
