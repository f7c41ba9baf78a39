/** What bots are called if nobody says otherwise, by seat. */
const BOTS = ['Ada', 'Bruno', 'Clara', 'Dario', 'Enni'];

export const botName = (seat: number) => BOTS[seat % BOTS.length] ?? '';

/** A name within a sentence; boxes shorten theirs by themselves. */
export const short = (name = '', most = 20) =>
  name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name;
