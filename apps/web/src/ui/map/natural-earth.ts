import type { Position, Project } from './shape-path.ts';

const width = 975;
const scale = width / (2 * Math.PI * 0.8707);

/** The Natural Earth projection (T. Patterson, polynomial by B. Šavrič), onto a drawing 975 wide with Greenwich in the middle. */
export const naturalEarth: Project = ([longitude = 0, latitude = 0]) => {
  const lambda = (longitude * Math.PI) / 180;
  const phi = (latitude * Math.PI) / 180;
  const square = phi * phi;
  const fourth = square * square;
  const x =
    lambda * (0.8707 - 0.131979 * square + fourth * (-0.013791 + fourth * (0.003971 * square - 0.001529 * fourth)));
  const y = phi * (1.007226 + square * (0.015085 + fourth * (-0.044475 + 0.028874 * square - 0.005916 * fourth)));
  return [width / 2 + scale * x, 275 - scale * y];
};

/**
 * A ring that crosses the date line, drawn through it instead of back across the whole map; it stays on the side where
 * most of it lies.
 */
export function acrossDateLine(ring: readonly Position[]): readonly Position[] {
  let turns = 0;
  const through = ring.map(([longitude = 0, latitude = 0], index) => {
    const step = longitude - (ring[index - 1]?.[0] ?? longitude);
    if (Math.abs(step) > 180) turns -= Math.sign(step);
    return [longitude + 360 * turns, latitude] as const;
  });
  const middle = through.reduce((sum, [longitude]) => sum + longitude, 0) / through.length;
  const home = -360 * Math.round(middle / 360);
  return home === 0 ? through : through.map(([longitude, latitude]) => [longitude + home, latitude]);
}
