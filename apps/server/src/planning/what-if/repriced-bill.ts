import { isRated, type Packs, type RatedPackage, type Rating, type Unrated } from '@waybill/audit';
import type { ChangeKind, RatingLack, WhatIfChange } from '@waybill/contract';
import { codeOfZone } from '@waybill/model';
import type { BilledChargeRow, BilledPackageRow } from '../../recovery/billed-packages/billed-packages.ts';
import { packageToRate } from '../../recovery/billed-packages/package-to-rate.ts';
import type { Effects } from './effects.ts';
import type { OwnService, OwnServices } from './own-services.ts';
import type { AskedChange } from './place-centres.ts';
import { type AgreementInUse, RatedState } from './rated-state.ts';

/** By what a bill is rated: the agreement that counts, and the one that is asked about. */
export interface RepricingRules {
  readonly packs: Packs;
  readonly changes: readonly AskedChange[];
  readonly services: OwnServices;
  readonly active: AgreementInUse | undefined;
  /** Agreements that changes name, by their numbers. */
  readonly asked: ReadonlyMap<number, AgreementInUse>;
}

/** What the changes add to a bill, in cents, or why no agreement can tell. */
export type RepricedBill = { readonly effects: Effects; readonly isExact: boolean } | Unpriced;

/** Why no agreement can tell, and what is lacking. */
export type Unpriced = Pick<Unrated, 'lacks' | 'about'>;

/** Whether a change is about a package. */
export function fitsBill(change: AskedChange, row: BilledPackageRow): boolean {
  const { kind, of, carriers, services, zones, states, centre } = change;
  return (
    (kind !== 'service' || of !== row.SERVICE_CATEGORY) &&
    (carriers.length === 0 || carriers.includes(row.CARRIER_NAME)) &&
    (services.length === 0 || services.includes(row.SERVICE_CATEGORY)) &&
    (zones.length === 0 || zones.includes(row.RATED_ZONE ?? '')) &&
    (states.length === 0 || states.includes(row.NORMALISED_CONSIGNEE_STATE)) &&
    (centre === undefined || centre.zoneOf(row) !== undefined)
  );
}

/** The kinds of changes by which an agreement rates a package anew. */
export const ratedKinds: readonly ChangeKind[] = [
  'agreement',
  'service',
  'centre',
  'rates',
  'discount',
  'divisor',
  'minimum',
  'fuel',
];

/** Rates a bill by the agreement, and again under one change after the other. */
export function repricedBill(
  rules: RepricingRules,
  row: BilledPackageRow,
  accessorials: readonly BilledChargeRow[],
): RepricedBill {
  const changeOf = (kind: ChangeKind) => rules.changes.find((change) => change.kind === kind && fitsBill(change, row));
  const amountOf = (kind: ChangeKind) => changeOf(kind)?.value ?? 0;
  const moving = changeOf('agreement');
  const other = moving === undefined ? undefined : rules.asked.get(moving.value);
  const used = other ?? rules.active;
  if (used === undefined) return { lacks: 'no_agreement', about: '' };
  const { agreement } = used;
  const isOther = agreement.carrierId !== row.CARRIER_ID;
  const read = { packs: rules.packs, agreement: { ...agreement, carrierId: row.CARRIER_ID }, trustsBills: true };
  const toRate = packageToRate(read, row, accessorials);
  if ('missing' in toRate) return toRate;
  const { billed } = toRate;
  const service = moving === undefined || moving.of === '' ? toRate.of.service : moving.of;
  const slower = changeOf('service');
  const centre = changeOf('centre')?.centre;
  if ((slower !== undefined || centre !== undefined) && isOther) return { lacks: 'moved_twice', about: '' };
  const target = slower && slowerService(rules.services, slower, row, toRate.of.receiver);
  if (target === 'few_deliveries') return { lacks: target, about: slower?.of ?? '' };
  const stateOf = () => new RatedState(used, rules, { ...toRate.of, carrierId: agreement.carrierId, service });
  let state = stateOf();

  const effects: Partial<Record<ChangeKind | 'fuelFollows', number>> = {};
  const first = state.rate();
  if (!isRated(first)) return first;
  if (other !== undefined) effects.agreement = first.total - billed.total;
  let before = first;
  let pounds = first.pounds;
  if (target !== undefined) {
    const moved = stateOf();
    moved.move(target);
    const after = moved.rate();
    if (!isRated(after)) return after;
    if (after.total < first.total) {
      effects.service = after.total - first.total;
      before = after;
      pounds = after.pounds;
      state = moved;
    }
  }
  const placed = centre?.zoneOf(row);
  if (centre !== undefined && placed !== undefined && placed.zone !== row.RATED_ZONE) {
    const zone = codeOfZone({ carrierId: row.CARRIER_ID, code: row.ZONE ?? '' }, placed.zone);
    if (zone === undefined) return { lacks: 'no_zone_chart', about: centre.postalCode.slice(0, 3) };
    state = stateOf();
    state.relocate(centre.postalCode, zone);
    const after = state.rate();
    if (!isRated(after)) return after;
    effects.centre = after.total - first.total;
    before = after;
    pounds = after.pounds;
  }
  for (const kind of ['rates', 'discount', 'divisor', 'minimum', 'fuel'] as const) {
    const value = amountOf(kind);
    if (value === 0) continue;
    state.change(kind, value);
    const after = state.rate();
    if (!isRated(after)) return after;
    const fuel = after.fuel - before.fuel;
    const all = after.total - before.total;
    effects[kind] = (effects[kind] ?? 0) + (kind === 'fuel' ? all : all - fuel);
    if (kind !== 'fuel') effects.fuelFollows = (effects.fuelFollows ?? 0) + fuel;
    before = after;
  }
  const unknown = unknownFor({ pounds, last: before, hasFuel: amountOf('fuel') !== 0, isOther });
  if (unknown !== undefined && other === undefined) return { lacks: unknown, about: service };
  return { effects, isExact: unknown === undefined && placed?.isByDistance !== true };
}

/** The service that a package goes by instead; undefined if it stays, and why not if the bills cannot tell. */
function slowerService(
  services: OwnServices,
  { value: days, of: category }: WhatIfChange,
  row: BilledPackageRow,
  receiver: RatedPackage['receiver'],
): OwnService | 'few_deliveries' | undefined {
  const target = services.serviceOf({ carrierId: row.CARRIER_ID, category, zone: row.RATED_ZONE ?? '', receiver });
  if (target === undefined) return 'few_deliveries';
  return target.days > days ? undefined : target;
}

interface Known {
  /** What the package weighed when its published rate was billed. */
  readonly pounds: number;
  readonly last: Rating;
  readonly hasFuel: boolean;
  readonly isOther: boolean;
}

/** What a new price would have to be guessed from; undefined if it is certain. */
function unknownFor({ pounds, last, hasFuel, isOther }: Known): RatingLack | undefined {
  const assumed = new Set(last.assumptions.map(({ about }) => about));
  if (assumed.has('list') && (isOther || last.pounds !== pounds)) return 'no_list_rate';
  if (assumed.has('fuel') && (hasFuel || isOther)) return 'no_fuel';
  if (assumed.has('minimum')) return 'no_minimum_rate';
  return undefined;
}
