import type { PGlite } from '@electric-sql/pglite';
import type { PGliteDialectConfig } from 'kysely';
import type { Settings } from './settings.ts';

/** Counts writes to the settings, if this process is the only one that writes. */
export class Writes {
  #count = 0;

  get count(): number {
    return this.#count;
  }

  add(): void {
    this.#count += 1;
  }
}

const writes = new WeakMap<Settings, Writes>();

/** Records that all writes to these settings are counted. */
export function countWrites(settings: Settings, counted: Writes): void {
  writes.set(settings, counted);
}

/**
 * The number of writes to these settings; undefined if others write too (a PostgreSQL server) or within a transaction.
 */
export function writesTo(settings: Settings): Writes | undefined {
  return writes.get(settings);
}

const onlyReads = /^\s*select\b/i;

/** The embedded server, which counts every statement that may write before it returns the result. */
export function counting(pglite: PGlite, counted: Writes): Exclude<PGliteDialectConfig['pglite'], () => unknown> {
  const afterwards = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } finally {
      counted.add();
    }
  };
  return {
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
    waitReady: pglite.waitReady,
    close: () => pglite.close(),
    query: (text, parameters, options) => {
      const answer = pglite.query<never>(text, parameters, options);
      return onlyReads.test(text) ? answer : afterwards(answer);
    },
    transaction: (work) => afterwards(pglite.transaction(work)),
  };
}
