import type { Project } from './shape-path.ts';

/** A cone over some latitudes, turned to a middle meridian. */
interface Cone {
  readonly meridian: number;
  readonly center: readonly [longitude: number, latitude: number];
  readonly parallels: readonly [south: number, north: number];
  readonly scale: number;
  readonly place: readonly [x: number, y: number];
}

const scale = 1300;
const middle = [487.5, 305] as const;

/** Three cones as in the shapes of us-atlas: Alaska at a third of its size, Alaska and Hawaii moved below the south-west. */
const mainland: Cone = { meridian: -96, center: [-0.6, 38.7], parallels: [29.5, 45.5], scale, place: middle };
const alaska: Cone = {
  meridian: -154,
  center: [-2, 58.5],
  parallels: [55, 65],
  scale: 0.35 * scale,
  place: [middle[0] - 0.307 * scale, middle[1] + 0.201 * scale],
};
const hawaii: Cone = {
  meridian: -157,
  center: [-3, 19.9],
  parallels: [8, 18],
  scale,
  place: [middle[0] - 0.205 * scale, middle[1] + 0.212 * scale],
};

/** Longitude and latitude of a place in the fifty states, onto the drawing of us-atlas (975 × 610). */
export const albersUsa: Project = ([longitude = 0, latitude = 0]) => {
  const cone = latitude > 50 ? alaska : longitude < -130 ? hawaii : mainland;
  return onCone(cone, longitude, latitude);
};

function onCone({ meridian, center, parallels, scale: size, place }: Cone, longitude: number, latitude: number) {
  const raw = equalArea(parallels);
  const [x, y] = raw(longitude - meridian, latitude);
  const [centerX, centerY] = raw(...center);
  return [place[0] + size * (x - centerX), place[1] - size * (y - centerY)] as const;
}

/** The conic equal-area projection of Albers, in degrees. */
function equalArea([south, north]: Cone['parallels']) {
  const n = (sine(south) + sine(north)) / 2;
  const c = 1 + sine(south) * (2 * n - sine(south));
  return (longitude: number, latitude: number) => {
    const radius = Math.sqrt(c - 2 * n * sine(latitude)) / n;
    const angle = radians(longitude) * n;
    return [radius * Math.sin(angle), Math.sqrt(c) / n - radius * Math.cos(angle)] as const;
  };
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const sine = (degrees: number): number => Math.sin(radians(degrees));
