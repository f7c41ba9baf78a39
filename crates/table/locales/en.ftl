refused-over = The match is over.
refused-seat = It is not seat { $seat }'s turn.
refused-unlisted = That is not one of the choices now.
asks-chance = Tell what the real cards or dice showed.
undo-nothing = There is nothing to take back.
undo-chance = A card was drawn or a die rolled since; that cannot be unseen.
undo-other = Somebody else has acted since.
undo-never = By the rules of this game this cannot be taken back.
paper-rules = Rules

## The story

story-game = Game { $n }
story-gone = (This belongs to a pack that is not loaded.)
story-colony = At home
