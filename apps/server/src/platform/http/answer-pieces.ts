import { Readable } from 'node:stream';

/** Small enough to measure how fast a reader is. */
export const pieceBytes = 65_536;

/** A large answer, sent in pieces that are not copied. Only a few are handed to the connection at once. */
export class AnswerPieces extends Readable {
  /** Of the whole answer. */
  readonly bytes: number;
  readonly #pieces: Iterator<Buffer>;

  constructor(buffers: readonly Buffer[]) {
    super();
    this.bytes = buffers.reduce((sum, { length }) => sum + length, 0);
    this.#pieces = piecesOf(buffers);
  }

  override _read(): void {
    const { value, done } = this.#pieces.next();
    this.push(done ? null : value);
  }
}

function* piecesOf(buffers: readonly Buffer[]): Generator<Buffer, undefined> {
  for (const buffer of buffers) {
    for (let start = 0; start < buffer.length; start += pieceBytes) yield buffer.subarray(start, start + pieceBytes);
  }
}
