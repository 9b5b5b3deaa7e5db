import { onUsaMap } from '../../map/projections.ts';
import type { ZipArea } from '../../map/zip-areas.ts';
import type { AreaPackages } from './prepare-distribution.ts';

/** A ZIP area with its place on the map of the US. */
export interface PlacedArea extends AreaPackages {
  readonly city: string;
  readonly x: number;
  readonly y: number;
}

/** The areas that the map has a place for, and how many packages have none. */
export function circlesOf(
  areas: readonly AreaPackages[],
  places: ReadonlyMap<string, ZipArea>,
): { readonly circles: readonly PlacedArea[]; readonly elsewhere: number } {
  const circles = areas.flatMap((area): PlacedArea[] => {
    const place = places.get(area.digits);
    if (place === undefined) return [];
    const spot = onUsaMap([place.longitude, place.latitude]);
    return spot === undefined ? [] : [{ ...area, city: place.city, x: spot[0], y: spot[1] }];
  });
  const sumOf = (some: readonly AreaPackages[]) => some.reduce((sum, { packages }) => sum + packages, 0);
  return { circles, elsewhere: sumOf(areas) - sumOf(circles) };
}
