/** The colours that pawns come in; each also has a shape of its own. */
export type Tone = 'red' | 'green' | 'blue' | 'black' | 'white';
