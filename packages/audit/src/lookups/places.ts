import type { CalendarDay } from '@waybill/model';
import type { Packs } from '../packs/pack.ts';
import type { PackRow } from '../packs/pack-kinds.ts';
import { inEffect } from './in-effect.ts';

/** Digits of a ZIP code that a zone chart looks at. */
const prefixDigits = 3;

/** The digits of a ZIP code for which a zone chart is published. */
export const areaOf = (zip: string): string => zip.slice(0, prefixDigits);

/** A way between two US ZIP codes, by a service on a day. */
export interface Lane {
  readonly carrierId: number;
  readonly service: string;
  readonly originZip: string;
  readonly destinationZip: string;
  readonly day: CalendarDay;
}

/** The zone of the carrier’s chart; undefined if no pack has the chart of the origin. */
export function zoneOf(packs: Packs, { carrierId, service, originZip, destinationZip, day }: Lane) {
  const [origin, destination] = [originZip, destinationZip].map(areaOf);
  return inEffect(packs, carrierId, 'zones', day, { service }).find(
    (row) =>
      isBetween(origin, row.origin_from, row.origin_to) &&
      isBetween(destination, row.destination_from, row.destination_to),
  );
}

/** The delivery area of a ZIP code; undefined if it is in none, or no pack knows. */
export const deliveryAreaOf = (
  packs: Packs,
  { carrierId, service, destinationZip, day }: Omit<Lane, 'originZip'>,
): PackRow<'delivery-areas'> | undefined =>
  inEffect(packs, carrierId, 'delivery-areas', day, { service }).find((row) =>
    isBetween(destinationZip.slice(0, row.zip_from.length), row.zip_from, row.zip_to),
  );

const isBetween = (text = '', from: string, to: string): boolean => from <= text && text <= to;
