import { distanceZones, oneOf, textLiteral } from '@waybill/model';
import type { BilledPackageRow } from '../../recovery/billed-packages/billed-packages.ts';

/** The zone of a package from a new centre; it is an estimate if it only follows from the distance. */
export interface NewZone {
  readonly zone: string;
  readonly isByDistance: boolean;
}

/** What a new centre sends, by the first three digits of postal codes. */
export interface ServedLanes {
  /** New zones by carrier and destination. */
  readonly zones: ReadonlyMap<number, ReadonlyMap<string, NewZone>>;
  /** The destinations that it takes over from each origin; undefined for all from everywhere. */
  readonly nearer: ReadonlyMap<string, ReadonlySet<string>> | undefined;
}

/** A new centre with the packages that it takes over. */
export interface NewCentre {
  readonly postalCode: string;
  /** The new zone of a package; undefined if the centre does not send it. */
  readonly zoneOf: (row: BilledPackageRow) => NewZone | undefined;
  /** Which packages it sends, as a condition. */
  readonly condition: string;
  /** Their new zone, as an expression; empty where the centre has none. */
  readonly zone: string;
}

export const originArea = 'substr(sender_postal_code, 1, 3)';
export const destinationArea = 'substr(consignee_postal_code, 1, 3)';

const [returns, collect] = ['Returns', 'COLLECT'];

/** The packages that a centre can send: those that were sent within the country, in a zone by distance. */
export const sendable: readonly string[] = [
  "row_kind = 'package'",
  'transportation_amount > 0',
  oneOf('rated_zone', distanceZones),
  "normalised_consignee_country = 'US'",
  `service_category <> ${textLiteral(returns)}`,
  `coalesce(bill_option, '') <> ${textLiteral(collect)}`,
];

const isSendable = (row: BilledPackageRow): boolean =>
  distanceZones.some((zone) => zone === row.RATED_ZONE) &&
  row.NORMALISED_CONSIGNEE_COUNTRY === 'US' &&
  row.SERVICE_CATEGORY !== returns &&
  row.BILL_OPTION !== collect;

const areaOf = (postalCode: string | null): string => postalCode?.slice(0, 3) ?? '';

/** The centre at a postal code that sends the packages of these lanes. */
export function newCentre(postalCode: string, { zones, nearer }: ServedLanes): NewCentre {
  const isNearer = nearer === undefined ? [] : [nearerCondition(nearer)];
  return {
    postalCode,
    zoneOf: (row) => {
      const destination = areaOf(row.CONSIGNEE_POSTAL_CODE);
      const isServed = nearer?.get(areaOf(row.SENDER_POSTAL_CODE))?.has(destination) ?? nearer === undefined;
      return isServed && isSendable(row) ? zones.get(row.CARRIER_ID)?.get(destination) : undefined;
    },
    condition: [...sendable, ...isNearer].join(' and '),
    zone: zoneExpression(zones),
  };
}

/** Carriers mostly have the same zones, so these are written once for them. */
function zoneExpression(zones: ServedLanes['zones']): string {
  const carriersOf = new Map<string, number[]>();
  for (const [carrierId, byDestination] of zones)
    for (const [zone, served] of Map.groupBy(byDestination, ([, { zone: each }]) => each)) {
      const destinations = served.map(([destination]) => destination).toSorted();
      const fits = `${oneOf(destinationArea, destinations)} then ${textLiteral(zone)}`;
      carriersOf.set(fits, [...(carriersOf.get(fits) ?? []), carrierId]);
    }
  const cases = [...carriersOf].map(([fits, ids]) => `when carrier_id in (${ids.join(',')}) and ${fits}`);
  return cases.length === 0 ? "''" : `(case ${cases.join(' ')} else '' end)`;
}

function nearerCondition(nearer: ReadonlyMap<string, ReadonlySet<string>>): string {
  const lanes = [...nearer].map(
    ([origin, destinations]) =>
      `(${originArea} = ${textLiteral(origin)} and ${oneOf(destinationArea, [...destinations])})`,
  );
  return lanes.length === 0 ? '1 = 0' : `(${lanes.join(' or ')})`;
}
