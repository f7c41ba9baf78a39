# Why the server refused something, by its code.

bad_origin = This page may not connect here.
bad_ticket = This ticket is not valid, or no longer.
bot_plays = A bot plays at this seat. Take the seat back first.
id_used = This id was used for something else.
is_here = This person is at the table.
log_full = The log of this table is full: this cannot be kept any more.
name_taken = Somebody else at the table has this name.
no_table = There is no such table.
no_vote = This vote is over.
nobody_agrees = Somebody else at the table must agree, or the owner decides.
not_kept = The server could not keep this, and nothing has changed. Please send it again.
not_owner = Only the owner of the table may do this.
not_your_seat = This is not your seat.
over = The match is over.
stale = Somebody else has acted in the meantime.
too_fast = That was too fast. Please wait a little.
too_long = That is too long.
too_slow = The request took too long to arrive.
unavailable = The server cannot do this just now.
