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
