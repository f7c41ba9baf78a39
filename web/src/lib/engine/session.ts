/** Somebody who answers the protocol. */
import type { AnswerTo, Trouble, Wish } from './messages';

export interface Session {
  /** Answers in the order of the questions. Throws `Refused` if it cannot be done. */
  ask<W extends Wish>(wish: W): Promise<AnswerTo<W>>;
  close(): void;
}

/** What was asked could not be done; nothing has changed. */
export class Refused extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.message);
  }
}

type Waiting = { resolve: (answer: never) => void; reject: (reason: Error) => void };

/** The rules of a game as WebAssembly in a Web Worker. */
export class WorkerSession implements Session {
  #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  #waiting = new Map<number, Waiting>();
  #last = 0;
  #lang: () => string;

  constructor(game: string, lang: () => string) {
    this.#lang = lang;
    this.#worker.postMessage({ game });
    this.#worker.onmessage = ({ data }) => this.#hear(data);
    this.#worker.onerror = () => this.#fail('the worker could not be started');
  }

  ask<W extends Wish>(wish: W): Promise<AnswerTo<W>> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      this.#worker.postMessage(JSON.stringify({ id, lang: this.#lang(), ...wish }));
    });
  }

  close() {
    this.#worker.terminate();
    this.#fail('closed');
  }

  #hear(data: string | { failed: string }) {
    if (typeof data !== 'string') return this.#fail(data.failed);
    const answer = JSON.parse(data);
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.ok) waiting?.resolve(answer as never);
    else waiting?.reject(new Refused(answer.error));
  }

  #fail(message: string) {
    for (const { reject } of this.#waiting.values()) reject(new Error(message));
    this.#waiting.clear();
  }
}
