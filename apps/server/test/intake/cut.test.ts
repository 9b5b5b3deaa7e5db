import { describe, expect, it } from 'vitest';
import { cut } from '../../src/intake/uploads/pieces/cut.ts';

async function* arriving(chunks: readonly Uint8Array[], failure?: Error): AsyncGenerator<Uint8Array> {
  yield* chunks;
  if (failure !== undefined) throw failure;
}

/** Chunks of these sizes, in which no byte equals its neighbours. */
function chunksOf(sizes: readonly number[]): Uint8Array[] {
  let next = 0;
  return sizes.map((size) => Uint8Array.from({ length: size }, () => next++ % 251));
}

const arrivals = [[], [0], [1], [16], [15, 1], [17], [7, 0, 40, 3, 16], [100], [1, 1, 1, 1, 1, 1, 1, 1]];

describe('what arrives of an upload', () => {
  it.each(arrivals.map((sizes) => ({ sizes })))(
    'is cut into pieces of one size and a rest: $sizes',
    async ({ sizes }) => {
      const sent = chunksOf(sizes);
      for (const bytesPerPiece of [1, 2, 8, 16, 64]) {
        const pieces: Buffer[] = [];
        for await (const piece of cut(arriving(sent), bytesPerPiece)) pieces.push(Buffer.from(piece));
        expect(Buffer.concat(pieces)).toEqual(Buffer.concat(sent));
        expect(pieces.slice(0, -1).every(({ length }) => length === bytesPerPiece)).toBe(true);
        expect(pieces.every(({ length }) => length > 0 && length <= bytesPerPiece)).toBe(true);
      }
    },
  );

  it.each(arrivals.map((sizes) => ({ sizes })))(
    'is kept up to where its connection broke: $sizes',
    async ({ sizes }) => {
      const sent = chunksOf(sizes);
      const pieces: Buffer[] = [];
      const reading = async () => {
        for await (const piece of cut(arriving(sent, new Error('broken')), 16)) pieces.push(Buffer.from(piece));
      };
      await expect(reading()).rejects.toThrow('broken');
      expect(Buffer.concat(pieces)).toEqual(Buffer.concat(sent));
    },
  );
});
