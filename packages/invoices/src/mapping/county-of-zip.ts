import { readFileSync } from 'node:fs';

const file = new URL('../../reference/zip-counties.txt', import.meta.url);
let counties: ReadonlyMap<string, string> | undefined;

/**
 * The five-digit FIPS code of the county that a US ZIP code lies in; null for anything else. A ZIP code that lies in
 * several counties counts for one. Source: GeoNames (CC BY 4.0); for Connecticut and parts of Alaska, whose newer
 * counties are on no map yet, the ZIP tabulation areas of the Census of 2010.
 */
export function countyOfZip(postalCode: string | null): string | null {
  const zip = /^\d{5}(?=$|-?\d{4}$)/.exec(postalCode ?? '')?.[0];
  if (zip === undefined) return null;
  counties ??= readCounties();
  return counties.get(zip) ?? null;
}

/** The file has a line for each county: its code, and its ZIP codes. */
function readCounties(): ReadonlyMap<string, string> {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [county = '', ...zips] = line.split(' ');
      return zips.map((zip) => [zip, county] as const);
    }),
  );
}
