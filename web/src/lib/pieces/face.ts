/** How a card looks from the front. */
export type Art = 'jack' | 'queen' | 'king' | 'diesel' | 'hope' | 'aftershock' | 'complications';
/** What can be read in the face of somebody on a card. */
export const MOODS = ['calm', 'ill', 'dire', 'hurt', 'glad', 'dead', 'waits', 'worse'] as const;
export type Mood = (typeof MOODS)[number];
export type Face = { art: Art; mark: string; mood?: Mood | undefined };
