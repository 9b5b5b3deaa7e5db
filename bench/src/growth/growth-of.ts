/** Below, a tenfold warehouse costs at most 1.6 times as much, which is within what runs differ by. */
const hardly = 0.2;
/** Above, it costs at least four times as much. */
const mostly = 0.6;

/**
 * The power of the size with which a value grows, from the smallest size to the largest: 0 if it does not depend on the
 * whole, 1 if it grows as the whole does.
 */
export function powerOf(sizes: readonly number[], values: readonly number[]): number {
  const factor = (values.at(-1) ?? Number.NaN) / (values[0] ?? Number.NaN);
  return Math.log(factor) / Math.log((sizes.at(-1) ?? Number.NaN) / (sizes[0] ?? Number.NaN));
}

/** What a value depends on, in words. */
export function dependsOn(power: number): string {
  if (power < hardly) return 'what is asked or changed';
  return power < mostly ? 'the whole, in part' : 'the whole';
}
