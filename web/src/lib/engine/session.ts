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
  #worker: Worker;
  #waiting = new Map<number, Waiting>();
  #last = 0;
  #lang: () => string;

  constructor(
    game: string,
    lang: () => string,
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  ) {
    this.#worker = worker;
    this.#lang = lang;
    this.#worker.postMessage({ game });
    this.#worker.onmessage = ({ data }) => this.#hear(data);
    this.#worker.onerror = () => this.#fail('the worker could not be started');
  }

  ask<W extends Wish>(wish: W): Promise<AnswerTo<W>> {
    return this.#send({ lang: this.#lang(), ...wish }, (line) => line);
  }

  /** Asks the lab instead of the rules; only a worker of the lab has one. */
  async lab<T>(wish: object): Promise<T> {
    return (await this.#send<{ told: T }>(wish, (lab) => ({ lab }))).told;
  }

  #send<T>(wish: object, as: (line: string) => unknown): Promise<T> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      this.#worker.postMessage(as(JSON.stringify({ id, ...wish })));
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
