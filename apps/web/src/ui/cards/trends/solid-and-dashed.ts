/**
 * Cuts a line where periods are partial: the stretches between whole periods, and those that begin or end at a partial
 * one. Neighbouring stretches share their point, so that the line stays whole. A first period that is partial is no
 * start: the line would rise from its few days like a cliff, so it is a point of its own.
 */
export function solidAndDashed<Point>(
  points: readonly Point[],
  isPartial: (point: Point) => boolean,
): { readonly solid: readonly (readonly Point[])[]; readonly dashed: readonly (readonly Point[])[] } {
  const solid: Point[][] = [];
  const dashed: Point[][] = [];
  let current: { dashed: boolean; points: Point[] } | undefined;
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (before === undefined || (index === 1 && isPartial(before))) continue;
    const isDashed = isPartial(point) || isPartial(before);
    if (current === undefined || current.dashed !== isDashed) {
      current = { dashed: isDashed, points: [before] };
      (isDashed ? dashed : solid).push(current.points);
    }
    current.points.push(point);
  }
  return { solid, dashed };
}
