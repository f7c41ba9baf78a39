p12-title = The Road
p12-start =
    One winds, one steers, the rest hold on. Abigail Lane goes by faster than any of you has ever seen it go by. At
    the corner somebody says that one ought to have asked how it stops.
p12-1 =
    It stops by itself, when the spring has run down, a tail's length from the sign of Hobbs & Daughter. Nobody
    speaks for a moment. Then everybody says, at the same time, "Again."
p12-2 =
    The left front wheel overtakes you. It looks free and happy. The rest of the jeep lies down on its side, slowly,
    like a horse. You salvage what can be carried, and walk the last bit, not looking back.
p12-start-kerb = Along the kerb, slowly, ready to jump
p12-start-middle = Down the middle
p12-start-yards = Round by the back yards, where things lie about
p12-3 =
    You're overtaken by a snail. It's a fair snail, it gives you time to pull out. At Hobbs & Daughter you all get
    off with stiff knees and agree that nobody need hear about this.
p12-4 =
    Through a hen-house, under a mangle, along a wash-house bench. When you stop by the sign of Hobbs & Daughter
    there's a colander on the bonnet and a bicycle bell in somebody's lap, and no one can say at which corner it
    was.
