import { queryOptions } from '@tanstack/react-query';
import zipAreasAddress from '@waybill/model/places/zip-areas.json?url';

/** The area that shares the first three digits of its ZIP codes: where its people live, and its largest city. */
export interface ZipArea {
  readonly digits: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly city: string;
}

/** Longitude, latitude and city by the digits: a file of this build, which a test compares with the places. */
type ZipAreasFile = Readonly<Record<string, readonly [number, number, string]>>;

/** The ZIP areas of the US by their three digits; loaded once, when an address is first shown on a map. */
export const zipAreasOptions = queryOptions({
  queryKey: ['zip-areas'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }): Promise<ReadonlyMap<string, ZipArea>> => {
    const response = await fetch(zipAreasAddress, { signal });
    const found: ZipAreasFile = await response.json();
    return new Map(
      Object.entries(found).map(([digits, [longitude, latitude, city]]) => [
        digits,
        { digits, longitude, latitude, city },
      ]),
    );
  },
});

/** The three digits of a US postal code, e.g. of `02134-1000`; undefined for anything else. */
export function zipDigits(postalCode: string): string | undefined {
  return /^\s*(\d{3})\d{2}(-?\d{4})?\s*$/.exec(postalCode)?.[1];
}
