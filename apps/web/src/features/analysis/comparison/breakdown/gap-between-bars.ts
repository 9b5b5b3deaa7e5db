/** The share of a part's room that stays empty, between it and the next part. */
export const gapBetweenParts = 0.24;
const usualGap = 1;
const leastBar = 2;

/**
 * The pixels between the bars of one part: none where they would leave less of the bars than can be seen. Gaps that take
 * more than there is give bars less than no width, which no browser draws.
 */
export function gapBetweenBars(length: number, parts: number, barsOfPart: number): number {
  const room = (length / Math.max(1, parts)) * (1 - gapBetweenParts);
  const bar = (room - usualGap * (barsOfPart - 1)) / Math.max(1, barsOfPart);
  return bar < leastBar ? 0 : usualGap;
}
