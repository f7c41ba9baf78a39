refused-over = The match is over.
refused-seat = It is not seat { $seat }'s turn.
refused-no-seat = There is no seat { $seat }; { $last ->
        [0] the only one is 0.
       *[other] seats are 0 to { $last }.
    }
refused-unlisted = That is not one of the choices now.
asks-chance = Tell what the real cards or dice showed.
undo-nothing = There is nothing to take back.
undo-chance = A card was drawn or a die rolled since; that cannot be unseen.
undo-other = Somebody else has acted since.
undo-sealed = What was played before the table went online cannot be taken back.
undo-never = By the rules of this game this cannot be taken back.
paper-rules = Rules
journal-cut = The last line of the journal was cut and is left out: there are { $n } actions, and what came after them is missing.
journal-open = The journal does not say where it ends, after { $n } actions: it was being played, it is an old one, or lines are missing.
verify-uncommitted = The journal names no commitment: nobody promised anything before the first action.
verify-secret = The seed has not been revealed yet.
verify-seed = The seed is not the one that was promised.
verify-set-up = The set-up does not follow from the seed.
verify-outcome = What followed action { $n } does not follow from the seed.

## The story

story-game = Game { $n }
story-gone = (This belongs to a pack that is not loaded.)
story-colony = At home

## Why a bot advises something

reason-only = There is no other choice.
reason-equal = “{ $second }” is about as good.
reason-hope = Best of what can come next: { $name } ({ $likely } %).
reason-hopes = Best of what can come next: { $name } or as good as that ({ $likely } % in all).
