/** The answer that a drop has already given to the next question. */
import { getContext, setContext } from 'svelte';
import type { Load } from '../../lib/play/drag.svelte';
import type { Meant } from './drops';
import type { Action, Card } from './types';

const KEY = Symbol('next');
export const setNext = (tell: (action: Action | undefined) => void) => setContext(KEY, tell);

/** Things that can be dragged, for a component on the board. */
export function loader() {
  const tell = getContext<(action: Action | undefined) => void>(KEY);
  return (face: Card, meant: (at: string) => Meant): Load => ({
    face,
    drop: (at) => meant(at).does,
    dropped: (at) => tell(meant(at).then),
  });
}
