/** What bots are called if nobody says otherwise, by seat. */
const BOTS = ['Ada', 'Bruno', 'Clara', 'Dario', 'Enni'];

export const botName = (seat: number) => BOTS[seat % BOTS.length] ?? '';
