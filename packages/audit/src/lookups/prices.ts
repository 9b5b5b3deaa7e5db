import type { CalendarDay } from '@waybill/model';
import type { Packs } from '../packs/pack.ts';
import { packIn } from '../packs/pack.ts';
import type { PackKind, PackRow } from '../packs/pack-kinds.ts';
import { fits, inEffect } from './in-effect.ts';

/** What a published rate is asked for. */
export interface RatedWeight {
  readonly carrierId: number;
  readonly service: string;
  readonly packaging: string;
  readonly zone: string;
  readonly pounds: number;
  readonly day: CalendarDay;
}

/** The published rate; undefined if no pack has this weight, because carriers' tables do not follow a formula. */
export function listRate(packs: Packs, asked: RatedWeight): PackRow<'list-rates'> | undefined {
  const { carrierId, day, service, packaging, zone, pounds } = asked;
  return inEffect(packs, carrierId, 'list-rates', day, { service, packaging, zone, pounds: String(pounds) })[0];
}

/** What a fee is asked for, by its code or text on invoices. */
export interface AskedFee {
  readonly carrierId: number;
  readonly code: string;
  readonly service: string;
  readonly zone: string;
  readonly receiver: string;
  readonly day: CalendarDay;
}

/** The published fee; undefined if no pack knows. */
export function fee(packs: Packs, { carrierId, day, ...asked }: AskedFee): PackRow<'fees'> | undefined {
  return inEffect(packs, carrierId, 'fees', day, asked)[0];
}

/** What a code or text on invoices stands for, also on days for which no pack has its fee: the newest row that says so. */
export function feeOfAnyDay(
  packs: Packs,
  { carrierId, code, service }: Pick<AskedFee, 'carrierId' | 'code' | 'service'>,
): PackRow<'fees'> | undefined {
  return rowsOf(packs, carrierId, 'fees')
    .filter((row) => fits(row.code, code) && fits(row.service, service))
    .toSorted((one, other) => other.from.localeCompare(one.from))[0];
}

/** What a fuel surcharge is asked for; the price of fuel, where only the carrier's table is known. */
export interface AskedFuel {
  readonly carrierId: number;
  readonly index: PackRow<'fuel'>['index'];
  readonly day: CalendarDay;
  readonly price?: number;
}

/** The percentage of the day, else that of the carrier's table at a price; undefined if no pack knows. */
export function fuelPercent(packs: Packs, { carrierId, index, day, price }: AskedFuel): PackRow<'fuel'> | undefined {
  const rows = inEffect(packs, carrierId, 'fuel', day, { index });
  return (
    rows.find((row) => row.price_from === null) ??
    rows.find(({ price_from: from, price_to: to }) => price !== undefined && inside(price, from, to))
  );
}

/** Whether fuel is charged on a charge; undefined if no pack knows. */
export function isInFuelBasis(packs: Packs, carrierId: number, charge: string, day: CalendarDay): boolean | undefined {
  return inEffect(packs, carrierId, 'fuel-basis', day, { charge })[0]?.included;
}

/** Whether a pack has a published rate of the service, zone and weight, of whatever day. */
export const hasListRate = (packs: Packs, { carrierId, service, zone, pounds }: Omit<RatedWeight, 'day'>): boolean =>
  rowsOf(packs, carrierId, 'list-rates').some(
    (row) => fits(row.service, service) && fits(row.zone, zone) && row.pounds === pounds,
  );

/** Whether a pack has a fee with this name for the service, of whatever day. */
export const hasFee = (
  packs: Packs,
  { carrierId, service }: Pick<AskedFee, 'carrierId' | 'service'>,
  charge: string,
): boolean => rowsOf(packs, carrierId, 'fees').some((row) => fits(row.charge, charge) && fits(row.service, service));

/** Whether a pack has a percentage of fuel by this table, of whatever day. */
export const hasFuel = (packs: Packs, carrierId: number, index: PackRow<'fuel'>['index']): boolean =>
  rowsOf(packs, carrierId, 'fuel').some((row) => row.index === index && row.price_from === null);

const rowsOf = <Kind extends PackKind>(packs: Packs, carrierId: number, kind: Kind): readonly PackRow<Kind>[] =>
  packIn(packs, carrierId, kind)?.rows ?? [];

const inside = (price: number, from: number | null, to: number | null): boolean =>
  (from === null || price >= from) && (to === null || price <= to);
