/**
 * Cuts what arrives into pieces of so many bytes; the last one may be smaller. If the arrival fails, what has arrived
 * is a piece, too, and the failure follows. A piece is valid until the next one is asked for.
 */
export async function* cut(arriving: AsyncIterable<Uint8Array>, bytesPerPiece: number): AsyncGenerator<Buffer> {
  const piece = Buffer.allocUnsafe(bytesPerPiece);
  let filled = 0;
  let failure: { readonly cause: unknown } | undefined;
  try {
    for await (const chunk of arriving) {
      let taken = 0;
      while (taken < chunk.length) {
        const part = chunk.subarray(taken, taken + bytesPerPiece - filled);
        piece.set(part, filled);
        taken += part.length;
        filled += part.length;
        if (filled === bytesPerPiece) {
          yield piece;
          filled = 0;
        }
      }
    }
  } catch (cause) {
    failure = { cause };
  }
  if (filled > 0) yield piece.subarray(0, filled);
  if (failure !== undefined) throw failure.cause;
}
