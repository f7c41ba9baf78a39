## Keys

key-rules = Rules
key-hint = Hint
key-odds = Odds
key-why = Why not?
key-undo = Undo
key-language = Deutsch
key-new = New
key-quit = Quit
key-position = In words
bot-keys = Space next · Enter to the next person · ? rules · u undo · n new · q quit
key-withdraw = ↑↓ Enter choose · ? rules · Esc take back · Ctrl-C quit
rules-keys = ↑↓ scroll · Tab all rules · Esc close
rules-keys-all = ↑↓ PgUp PgDn scroll · Tab these only · Esc close
popup-keys = ↑↓ scroll · Esc close
why-keys = ↑↓ choose · Esc close
confirm-keys = y yes · Esc no
replay-keys = ← → one action · PgUp PgDn ten · Home End · l Deutsch · q quit

## Headings

heading-asked = Your choice
heading-bot = A bot plays
heading-log = What happened
heading-over = The end
rules-now = The rules behind this choice
rules-all = All rules
odds-title = Exact odds

## Notices

resumed = Going on with your unfinished match.
resumed-cut = Going on with your unfinished match. Its last line was cut short, so the last action may be missing.
set-aside = The unfinished match was set aside as
begun-again = This game of the campaign begins again from where the campaign stood. The match so far is kept as
not-set-aside = The unfinished match could not be set aside:
not-saved = Not saved, the match is in memory only:
kept = The journal is kept in
undone = Taken back.
undo-bot = A bot has played since.
undo-over = The match is over and its journal put away.
impossible-answer = That cannot be:
thinking = thinking …
expects = expects
others = Tab to switch:
nothing-asked = Nothing is asked now.
nothing-refused = There is nothing here that is not possible
which-refused = What is not possible now, and why?
which-outcome = What did you draw or roll? Type it or choose it, then Enter.
after-the-end = n: a new match. q: quit.
confirm-new = Begin a new match? The unfinished one is set aside, not lost. (y/n)
yes = y
too-small = The terminal is too small. Needed:
seed = Seed:
companion = Real cards and dice
variant = Variant, not official
score = Score:
winner = Winner:
unnamed = Player
you = You
decimal-point = .
step = Action
unfinished = The match is not finished.

## Line by line

plain-help = Type the number of a choice, or: t position in words, ? rules, h hint, o odds, w why not, { $undo ->
        [yes] u undo, {""}
       *[no] {""}
    }l Deutsch, n new match, q quit, help.
plain-unknown = That is not one of the choices. Type help for all commands.
plain-others = s to switch:
plain-over = Type n for a new match or q to quit.
plain-withdraw = Type - to take the last answer back.
plain-all-rules = Type ?? for all rules.
goodbye = Goodbye.

# The record
record-won = won
record-lost = lost
record-empty = Nothing was played to its end yet.
