/** How a card looks from the front. */
export type Art = 'jack' | 'queen' | 'king' | 'diesel' | 'hope' | 'aftershock' | 'complications';
/** What can be read in the face of somebody on a card. */
export type Mood = 'calm' | 'ill' | 'dire' | 'hurt' | 'glad' | 'dead' | 'waits' | 'worse';
export type Face = { art: Art; mark: string; mood?: Mood | undefined };
