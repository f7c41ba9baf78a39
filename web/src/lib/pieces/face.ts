/** How a card looks from the front. */
export type Art = 'jack' | 'queen' | 'king' | 'diesel' | 'hope' | 'aftershock' | 'complications';
export type Face = { art: Art; mark: string };
