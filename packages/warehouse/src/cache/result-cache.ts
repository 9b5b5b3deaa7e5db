import { LRUCache } from 'lru-cache';
import type { JsonRows } from '../engine/statement.ts';

/** Answers by key, up to so many bytes; the least recently used leave first. */
export class ResultCache {
  readonly #answers: LRUCache<string, JsonRows>;

  constructor(capacity: number) {
    this.#answers = new LRUCache({
      maxSize: capacity,
      // A larger answer is not kept: it would push out everything else.
      maxEntrySize: Math.max(1, Math.floor(capacity / 8)),
      sizeCalculation: ({ json }, key) => key.length * 2 + json.reduce((sum, { length }) => sum + length, 0),
    });
  }

  get(key: string): JsonRows | undefined {
    return this.#answers.get(key);
  }

  set(key: string, rows: JsonRows): void {
    this.#answers.set(key, rows);
  }

  clear(): void {
    this.#answers.clear();
  }

  get bytes(): number {
    return this.#answers.calculatedSize;
  }
}
