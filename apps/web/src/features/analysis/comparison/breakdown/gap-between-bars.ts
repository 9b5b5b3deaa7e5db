/** The share of a part's width left empty between it and the next part. */
export const gapBetweenParts = 0.24;
const usualGap = 1;
const leastBar = 2;

/**
 * The pixels between the bars of one part; none if the bars would become too narrow to see. Gaps wider than the
 * available room would make widths negative, which browsers do not draw.
 */
export function gapBetweenBars(length: number, parts: number, barsOfPart: number): number {
  const room = (length / Math.max(1, parts)) * (1 - gapBetweenParts);
  const bar = (room - usualGap * (barsOfPart - 1)) / Math.max(1, barsOfPart);
  return bar < leastBar ? 0 : usualGap;
}
