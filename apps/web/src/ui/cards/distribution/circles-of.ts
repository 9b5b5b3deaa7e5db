import { albersUsa } from '../../map/albers-usa.ts';
import type { ZipArea } from '../../map/zip-areas.ts';
import type { AreaPackages } from './prepare-distribution.ts';

/** A ZIP area with its place on the map of the US. */
export interface PlacedArea extends AreaPackages {
  readonly city: string;
  readonly x: number;
  readonly y: number;
}

/** The map shows the fifty states: Puerto Rico and other areas further south have no place on it. */
const southernmost = 18.6;

/** The areas that the map has a place for, and how many packages have none. */
export function circlesOf(
  areas: readonly AreaPackages[],
  places: ReadonlyMap<string, ZipArea>,
): { readonly circles: readonly PlacedArea[]; readonly elsewhere: number } {
  const circles = areas.flatMap((area): PlacedArea[] => {
    const place = places.get(area.digits);
    if (place === undefined || place.latitude < southernmost) return [];
    const [x, y] = albersUsa([place.longitude, place.latitude]);
    return [{ ...area, city: place.city, x, y }];
  });
  const sumOf = (some: readonly AreaPackages[]) => some.reduce((sum, { packages }) => sum + packages, 0);
  return { circles, elsewhere: sumOf(areas) - sumOf(circles) };
}
