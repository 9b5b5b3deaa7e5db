/** Circles of the distribution map by packages: above `over`, up to and including `upTo` (S1 section 9). */
export const distributionCircles = [
  { size: 'small', over: -1, upTo: 500 },
  { size: 'medium', over: 500, upTo: 1_000 },
  { size: 'large', over: 1_000, upTo: 10_000 },
  { size: 'extra large', over: 10_000, upTo: Number.POSITIVE_INFINITY },
] as const;
export type CircleSize = (typeof distributionCircles)[number]['size'];

/** The circle for a location with this many packages. */
export function circleSize(packages: number): CircleSize {
  return distributionCircles.find(({ upTo }) => packages <= upTo)?.size ?? 'extra large';
}
