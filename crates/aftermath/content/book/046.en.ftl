p46-title = The Roll
p46-start =
    In the morning the names were called, as on any other morning. It took longer. At each of them somebody had to add
    something.
p46-41 =
    All that night there was a small bell, a little way ahead of the water. Whoever heard it got up, out of old
    habit, and so was on their feet when it came. Sorrel had the watch. She says that she has never before wished a
    stoat good luck.
p46-42 =
    From behind the hedge nobody gave us warning, because nobody was there any more who could. It was Sorrel who saw
    it. She had the watch, and said "now", by the breadth of one stair in time. In the morning the stone was gone
    from the sill.
p46-43 =
    Towards three, five young stoats swam past in a line, the smallest last. Sorrel had a stone in the sling. She
    kept count until they were across. "Five," she said. "All there." Then she put the stone away and took the next
    watch as well.
p46-44 =
    There were walnuts for four days, for us and for anybody who held out a paw. Quince dealt them out: one each,
    and for those who were asleep two, put where they'd find them. He stayed awake for all of it. It was the longest
    that he's ever been up.
p46-45 =
    When the roll was called in the morning, Quince answered four times. Nobody corrected the list. Somebody had
    carried three walnuts through the whole of it, dry, in a hat.
p46-46 =
    The apple house stands on stone mushrooms, and the water stopped at the third rung. When we got there the door
    was open. Inside sat eleven people whom nobody knew and who didn't know each other, and each had come alone, and
    pushed.
p46-47 =
    Nothing swept the tram lines that night; and so, down the whole length of them, it was possible to walk. They
    were the only road in Ostrey that led uphill all the way. Ottoline had put up a lantern at each end. She says
    that one's for us, and one is for him.
p46-48 =
    There wasn't a lit letter left in the whole of Ostrey. So whoever was out on the water that night saw one light
    and no other, and steered for it; and it was ours. Ottoline hasn't explained it to anybody. She only says that
    she'd worked it out differently.
p46-49 =
    At two the current failed, in the whole of the city. Ours didn't. It hadn't been coming from there for a good
    while: it came from two batteries and from whoever had their feet on the treadle. "You see," said Ottoline.
    Everyone did see. That was the point.
p46-50 =
    On the hill they had lifted the bedstead out of the way and hung a lamp on it. Spindle counted those who came,
    aloud, all through the night, and Barge stood next to him and helped whenever he got to thirty.
p46-51 =
    On the hill a bar went up thirty-four times that night, and then it stayed down until the morning. Spindle has
    been to see us since. He had it over his shoulder. "It's too heavy," he said, "to hold it and look at them," and
    leaned it in a corner of our hall, next to the umbrellas.
p46-52 =
    At the foot of the stairs stood Spindle with the bar. He let thirty-four through, and it came out even, and he
    put it down. Then he saw who was behind them, as far as the station and farther. "Oh, well," said Spindle. He
    lifted it again, and held it up till it was light, with Barge under the other end.
p46-53 =
    On the hill nobody had put the gate back. They stood in the gap, thirty of them, close together, and looked at
    who was coming. It took a long time until the first of them moved up. It was Spindle. He didn't look at Barge
    while he did it.
