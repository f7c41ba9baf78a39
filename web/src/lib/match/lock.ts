/** One tab plays a game; others watch, and may take it over. */
export type Hold = { release: () => void };

/**
 * Takes the game if nobody has it (or from whoever has it); `onlost` is told when another tab takes
 * it.
 */
export async function hold(id: string, steal: boolean, onlost: () => void): Promise<Hold | null> {
  if (!navigator.locks) return { release: () => {} };
  return new Promise((resolve) => {
    let release = () => {};
    const options = steal ? { steal: true } : { ifAvailable: true };
    navigator.locks
      .request(`redtag-game-${id}`, options, (lock) => {
        if (!lock) return resolve(null);
        const kept = new Promise<void>((done) => (release = done));
        resolve({ release: () => release() });
        return kept;
      })
      .catch(onlost);
  });
}
