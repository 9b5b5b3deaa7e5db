import { oneOf } from '../conditions/text-literal.ts';
import { distanceZones, internationalZone, zoneTable } from './zone-table.ts';

/** What decides the rated zone of a package. */
export interface ZonedPackage {
  readonly carrierId: number;
  readonly serviceCategory: string | null;
  /** The code that the invoice prints. */
  readonly zone: string | null;
}

/**
 * The zone that a package is rated by: 2 to 8 by distance, AK/HI/PR, International, or the carrier's own code where that
 * is not documented. Null for a package of this country without a code.
 */
export function ratedZone({ carrierId, serviceCategory, zone }: ZonedPackage): string | null {
  if (serviceCategory === internationalZone) return internationalZone;
  if (zone === null || zone === '') return null;
  const code = plainZoneCode(zone);
  return codesWith(carrierId, code)?.zones[code] ?? code;
}

/** The service that a carrier's zone code belongs to; null if the code does not tell. */
export function zoneMode({ carrierId, serviceCategory, zone }: ZonedPackage): string | null {
  if (serviceCategory === internationalZone) return internationalZone;
  if (zone === null || zone === '') return null;
  return codesWith(carrierId, plainZoneCode(zone))?.mode ?? null;
}

/**
 * The code by which the service of a code is billed to another zone by distance: 203 for zone 3 beside 205; undefined
 * if the carrier's codes do not tell.
 */
export function codeOfZone({ carrierId, code }: { readonly carrierId: number; readonly code: string }, zone: string) {
  const plain = plainZoneCode(code);
  const codes = codesWith(carrierId, plain)?.zones;
  if (codes === undefined) return distanceZones.some((each) => each === plain) ? zone : undefined;
  return Object.entries(codes).find(([, each]) => each === zone)?.[0];
}

/** The code without padding zeros; one of nothing but zeros stays. */
export function plainZoneCode(zone: string): string {
  return zone.replace(/^0+(?=.)/, '');
}

/**
 * The condition of the zone filter. A code that stands for another zone, such as 102 for zone 2, comes from a link or a
 * set of an older version and still means that code alone.
 */
export function zoneWhereClause(values: readonly string[]): string {
  const codes = values.filter((value) => renamed.has(value));
  const zones = values.filter((value) => !renamed.has(value));
  if (codes.length === 0) return oneOf('rated_zone', zones);
  const byCode = oneOf('zone', codes);
  return zones.length === 0 ? byCode : `(${oneOf('rated_zone', zones)} or ${byCode})`;
}

/** Codes of three digits, which are never a rated zone themselves. */
const renamed: ReadonlySet<string> = new Set(
  zoneTable.flatMap(({ zones }) => Object.keys(zones).filter((code) => code.length === 3)),
);

function codesWith(carrierId: number, code: string) {
  return zoneTable.find((each) => each.carrierId === carrierId && Object.hasOwn(each.zones, code));
}
