/**
 * The one bubble of the page: says what a thing does, or why it cannot be done and by which rule.
 */
import type { Why } from '../engine/messages';

/** Something that a touch on the bubble does. */
export type Offer = { label: string; take: () => void };

class Bubble {
  text = $state('');
  /** What else there is to say about the thing. */
  about = $state('');
  rule = $state('');
  refusal = $state(false);
  at = $state.raw<DOMRect | null>(null);
  /** What can be done from here, for fingers. */
  offers = $state.raw<Offer[]>([]);
  owner: Element | null = null;
  /** What is no longer meant once it is gone. */
  #gone = () => {};
  #timer = 0;
  #pointer = { x: -1, y: -1 };

  constructor() {
    const note = ({ clientX: x, clientY: y }: PointerEvent) => (this.#pointer = { x, y });
    for (const type of ['pointermove', 'pointerdown'] as const)
      addEventListener(type, note, { capture: true, passive: true });
  }

  /** Nobody points: the board was drawn anew below a pointer that rests. */
  rests({ clientX, clientY }: PointerEvent) {
    return clientX === this.#pointer.x && clientY === this.#pointer.y;
  }

  show(
    owner: Element,
    text: string,
    why?: Why,
    about = '',
    offers: Offer[] = [],
    gone: () => void = () => {},
  ) {
    clearTimeout(this.#timer);
    this.#gone = gone;
    this.offers = offers;
    this.owner = owner;
    this.at = owner.getBoundingClientRect();
    this.text = text;
    this.about = about;
    this.rule = why?.rule ?? '';
    this.refusal = why !== undefined;
  }

  hide(owner?: Element) {
    if (owner && owner !== this.owner) return;
    this.at = null;
    this.owner = null;
    this.offers = [];
    this.#gone();
    this.#gone = () => {};
  }

  /** Stays with its thing when the page scrolls. */
  follow() {
    if (this.owner) this.at = this.owner.getBoundingClientRect();
  }

  hideSoon(owner: Element) {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.hide(owner), 120);
  }
}

export const bubble = new Bubble();
