import {
  type Agreement,
  type Given,
  isRated,
  type Packs,
  type RatedPackage,
  type Rating,
  ratePackage,
  type Unrated,
  withChangedPack,
} from '@waybill/audit';
import type { ChangeKind, RatingLack, WhatIfChange } from '@waybill/contract';
import type { BilledChargeRow, BilledPackageRow } from '../../recovery/billed-packages/billed-packages.ts';
import { packageToRate } from '../../recovery/billed-packages/package-to-rate.ts';
import type { Effects } from './effects.ts';

/** By what a bill is rated: the agreement that counts, and the one that is asked about. */
export interface RepricingRules {
  readonly packs: Packs;
  readonly changes: readonly WhatIfChange[];
  readonly active: AgreementInUse | undefined;
  /** Agreements that changes name, by their numbers. */
  readonly asked: ReadonlyMap<number, AgreementInUse>;
}

/** An agreement with the revenue by which its tiers are measured. */
export interface AgreementInUse {
  readonly agreement: Agreement;
  readonly revenue: Readonly<Record<string, number>>;
}

/** What the changes add to a bill, in cents, or why no agreement can tell. */
export type RepricedBill = { readonly effects: Effects; readonly isExact: boolean } | Unpriced;

/** Why no agreement can tell, and what is lacking. */
export type Unpriced = Pick<Unrated, 'lacks' | 'about'>;

/** Whether a change is about a package. */
export function fitsBill({ carriers, services, zones }: WhatIfChange, row: BilledPackageRow): boolean {
  return (
    (carriers.length === 0 || carriers.includes(row.CARRIER_NAME)) &&
    (services.length === 0 || services.includes(row.SERVICE_CATEGORY)) &&
    (zones.length === 0 || zones.includes(row.RATED_ZONE ?? ''))
  );
}

/** The kinds of changes by which an agreement rates a package anew. */
export const ratedKinds: readonly ChangeKind[] = ['agreement', 'rates', 'discount', 'divisor', 'minimum', 'fuel'];

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
  const state = new RatedState(used, rules.packs, { ...toRate.of, carrierId: agreement.carrierId, service });

  const effects: Partial<Record<ChangeKind | 'fuelFollows', number>> = {};
  const first = state.rate();
  if (!isRated(first)) return first;
  if (other !== undefined) effects.agreement = first.total - billed.total;
  let before = first;
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
  const unknown = unknownFor({ first, last: before, hasFuel: amountOf('fuel') !== 0, isOther });
  if (unknown !== undefined && other === undefined) return { lacks: unknown, about: service };
  return { effects, isExact: unknown === undefined };
}

interface Known {
  readonly first: Rating;
  readonly last: Rating;
  readonly hasFuel: boolean;
  readonly isOther: boolean;
}

/** What a new price would have to be guessed from; undefined if it is certain. */
function unknownFor({ first, last, hasFuel, isOther }: Known): RatingLack | undefined {
  const assumed = new Set(last.assumptions.map(({ about }) => about));
  if (assumed.has('list') && (isOther || last.pounds !== first.pounds)) return 'no_list_rate';
  if (assumed.has('fuel') && (hasFuel || isOther)) return 'no_fuel';
  if (assumed.has('minimum')) return 'no_minimum_rate';
  return undefined;
}

/** A package with the rules that the changes so far have made. */
class RatedState {
  readonly #revenue: AgreementInUse['revenue'];
  #agreement: Agreement;
  #packs: Packs;
  #of: RatedPackage;
  #points = 0;
  #minimum = 0;

  constructor({ agreement, revenue }: AgreementInUse, packs: Packs, of: RatedPackage) {
    this.#agreement = agreement;
    this.#revenue = revenue;
    this.#packs = packs;
    this.#of = of;
  }

  change(kind: 'rates' | 'discount' | 'divisor' | 'minimum' | 'fuel', value: number): void {
    if (kind === 'rates') {
      this.#packs = raisedRates(this.#packs, this.#of.carrierId, value);
      const { asBilled } = this.#of;
      if (asBilled) this.#of = { ...this.#of, asBilled: { ...asBilled, list: raised(asBilled.list, value) } };
    }
    if (kind === 'fuel') this.#packs = raisedFuel(this.#packs, this.#of.carrierId, value);
    if (kind === 'divisor')
      this.#agreement = { ...this.#agreement, dimensions: [{ services: ['%'], divisor: value, above: 0 }] };
    if (kind === 'discount') this.#points = value;
    if (kind === 'minimum') this.#minimum = Math.round(value * 100);
  }

  /** The price, or what is missing for it. */
  rate(): Rating | Unrated {
    const agreed = this.#rateWith({});
    if (!isRated(agreed) || (this.#points === 0 && this.#minimum === 0)) return agreed;
    const { list } = agreed;
    const more = Math.sign(this.#points) * Math.round((list * Math.abs(this.#points)) / 100);
    const discount = Math.min(list, Math.max(0, agreed.discount + more));
    if (this.#minimum === 0) return this.#rateWith({ discount });
    return this.#rateWith({ discount, net: Math.max(list - discount, this.#minimum) });
  }

  #rateWith(given: Given): Rating | Unrated {
    const rules = { packs: this.#packs, agreement: this.#agreement, revenue: this.#revenue };
    return ratePackage(rules, this.#of, given);
  }
}

const raised = (cents: number, percent: number): number => Math.round((cents * (100 + percent)) / 100);

const raisedRates = keptByValue((packs, carrierId, percent) =>
  withChangedPack(packs, carrierId, 'list-rates', (row) => ({ ...row, amount: raised(row.amount, percent) })),
);

const raisedFuel = keptByValue((packs, carrierId, points) =>
  withChangedPack(packs, carrierId, 'fuel', (row) => ({ ...row, percent: Math.max(0, row.percent + points) })),
);

/** Changing packs takes as long as rating many packages, so that what was made is kept while its packs are in use. */
function keptByValue(make: (packs: Packs, carrierId: number, value: number) => Packs) {
  const kept = new WeakMap<Packs, Map<string, Packs>>();
  return (packs: Packs, carrierId: number, value: number): Packs => {
    const ofPacks = kept.get(packs) ?? new Map<string, Packs>();
    kept.set(packs, ofPacks);
    const key = `${carrierId} ${value}`;
    const made = ofPacks.get(key) ?? make(packs, carrierId, value);
    ofPacks.set(key, made);
    return made;
  };
}
