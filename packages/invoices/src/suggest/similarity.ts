const piecesOf = (text: string): string[] => {
  const padded = `  ${text
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  return Array.from({ length: Math.max(0, padded.length - 2) }, (_, start) => padded.slice(start, start + 3));
};

/** How much two texts have in common, from 0 to 1: the share of their groups of three letters that are in both. */
export function similarity(one: string, other: string): number {
  const left = new Set(piecesOf(one));
  const right = new Set(piecesOf(other));
  const common = [...left].filter((piece) => right.has(piece)).length;
  return left.size + right.size === 0 ? 0 : (2 * common) / (left.size + right.size);
}
