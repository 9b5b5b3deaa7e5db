import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

const chunkBytes = 1_048_576;

/** Reads a file in pieces and computes the checksum of what was read. */
export class HashedFile {
  readonly #hash = createHash('sha256');
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  async *pieces(): AsyncGenerator<Buffer> {
    for await (const piece of createReadStream(this.#file, { highWaterMark: chunkBytes })) {
      this.#hash.update(piece);
      yield piece;
    }
  }

  /** SHA-256 in hexadecimal digits; call it once, after the last piece. */
  checksum(): string {
    return this.#hash.digest('hex');
  }
}
