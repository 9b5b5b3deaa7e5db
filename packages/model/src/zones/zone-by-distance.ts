import type { Point } from '../constants/place-centers.ts';
import { distanceZones } from './zone-table.ts';

/** Miles up to which a package is in zone 2, 3 and so on, as carriers usually draw them; beyond the last is zone 8. */
const lastMiles = [150, 300, 600, 1_000, 1_400, 1_800];

const milesAroundEarth = 24_875;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Miles between two points, as the crow flies. */
export function milesBetween(one: Point, other: Point): number {
  const [latitude, otherLatitude] = [one.latitude, other.latitude].map(radians) as [number, number];
  const high = Math.sin((otherLatitude - latitude) / 2) ** 2;
  const wide = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const half = Math.asin(Math.sqrt(high + Math.cos(latitude) * Math.cos(otherLatitude) * wide));
  return (half * milesAroundEarth) / Math.PI;
}

/** The zone in which a package usually is that goes so many miles. */
export function zoneByMiles(miles: number): string {
  const place = lastMiles.findIndex((last) => miles <= last);
  return distanceZones[place === -1 ? lastMiles.length : place] ?? '8';
}
