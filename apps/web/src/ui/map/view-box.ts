/** A part of a drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The box around an outline of `projections.ts`; undefined for an empty one. */
export function boxOf(path: string): Box | undefined {
  const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  if (xs.length === 0 || ys.length === 0) return undefined;
  const [x, y] = [least(xs), least(ys)];
  return { x, y, width: most(xs) - x, height: most(ys) - y };
}

/** The box with room around it, at least so wide, and in the shape of a frame. */
export function framed({ x, y, width, height }: Box, smallest: number, shape: number): Box {
  const wide = Math.max(width * 1.5, height * 1.5 * shape, smallest);
  const high = wide / shape;
  return { x: x + width / 2 - wide / 2, y: y + height / 2 - high / 2, width: wide, height: high };
}

const least = (values: readonly number[]): number => values.reduce((one, other) => Math.min(one, other));
const most = (values: readonly number[]): number => values.reduce((one, other) => Math.max(one, other));
