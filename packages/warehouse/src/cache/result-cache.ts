import { LRUCache } from 'lru-cache';
import type { JsonRows } from '../engine/statement.ts';

/** Caches results by key up to a size in bytes; the least recently used are evicted first. A size of 0 caches nothing. */
export class ResultCache {
  readonly #answers: LRUCache<string, JsonRows>;

  constructor(capacity: number) {
    this.#answers = new LRUCache({
      // The library takes no size of 0, and no result has as little as one byte.
      maxSize: Math.max(1, capacity),
      // Larger results are not cached, because they would evict everything else.
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
