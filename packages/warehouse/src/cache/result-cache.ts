import type { JsonRows } from '../engine/statement.ts';

/** Answers by key, the least recently used leaving first when the bytes are too many. */
export class ResultCache {
  readonly #capacity: number;
  readonly #entries = new Map<string, JsonRows>();
  #bytes = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(key: string): JsonRows | undefined {
    const rows = this.#entries.get(key);
    if (rows === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, rows);
    return rows;
  }

  /** An answer larger than an eighth of the capacity is not kept: it would push out everything else. */
  set(key: string, rows: JsonRows): void {
    if (size(key, rows) > this.#capacity / 8) return;
    this.#remove(key);
    this.#entries.set(key, rows);
    this.#bytes += size(key, rows);
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#capacity) break;
      this.#remove(oldest);
    }
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  get bytes(): number {
    return this.#bytes;
  }

  #remove(key: string): void {
    const rows = this.#entries.get(key);
    if (rows === undefined) return;
    this.#entries.delete(key);
    this.#bytes -= size(key, rows);
  }
}

const size = (key: string, { json }: JsonRows): number =>
  key.length * 2 + json.reduce((sum, { length }) => sum + length, 0);
