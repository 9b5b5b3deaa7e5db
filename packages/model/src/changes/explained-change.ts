import { rounded } from '../formats/rounded.ts';
import { wholeParts } from './whole-parts.ts';

/** What one service of one carrier cost in a period, after discounts, in the displayed currency. */
export interface ServiceCost {
  readonly carrier: string;
  readonly service: string;
  readonly packages: number;
  readonly net: number;
  readonly transportation: number;
  readonly fuel: number;
  readonly accessorials: number;
}

/**
 * Why a cost changed.
 * - `volume`: more or fewer packages in all, at what they cost before
 * - `mix`: packages moved between carriers and services, at what each cost before
 * - `transportation`, `fuel`, `accessorials`, `others`: what a package of the same carrier and service costs more of
 *   each, whether its rate, discount, weight, distance or exchange rate changed
 * - `new`, `dropped`: a service of a carrier that had no packages before, or has none now
 * - `unpackaged`: amounts without a package in either period, such as fees of the account
 */
export const causes = [
  'volume',
  'mix',
  'transportation',
  'fuel',
  'accessorials',
  'others',
  'new',
  'dropped',
  'unpackaged',
] as const;
export type Cause = (typeof causes)[number];

/** How much each cause contributed to a change; positive means higher cost. */
export type CauseAmounts = Readonly<Record<Cause, number>>;

/** A service of a carrier in both periods, and why it changed. */
export interface ExplainedService {
  readonly carrier: string;
  readonly service: string;
  readonly before: number;
  readonly now: number;
  readonly packagesBefore: number;
  readonly packagesNow: number;
  readonly difference: number;
  /** They add up to the difference, to the cent. */
  readonly amounts: CauseAmounts;
}

/** A change of cost, split into its causes. */
export interface ExplainedChange {
  readonly before: number;
  readonly now: number;
  readonly difference: number;
  /** They add up to the difference, to the cent; each is the sum over the services. */
  readonly amounts: CauseAmounts;
  /** The largest movement first, up or down. */
  readonly services: readonly ExplainedService[];
}

/**
 * Splits a change of cost into volume, mix, and the cost per package within a service. `docs/explained-change.md` says how. Nothing is left
 * over: what is rounded to cents within a service is shared out there, by largest remainder.
 */
export function explainedChange(now: readonly ServiceCost[], before: readonly ServiceCost[]): ExplainedChange {
  const pairs = pairsOf(now, before);
  const growth = growthOf(pairs);
  const services = pairs.map((pair) => explained(pair, growth));
  const sum = (amountOf: (service: ExplainedService) => number) =>
    rounded(services.reduce((total, service) => total + amountOf(service), 0));
  return {
    before: sum((service) => service.before),
    now: sum((service) => service.now),
    difference: sum((service) => service.difference),
    amounts: amountsBy((cause) => sum(({ amounts }) => amounts[cause])),
    services: services.toSorted((one, other) => Math.abs(other.difference) - Math.abs(one.difference)),
  };
}

interface Pair {
  readonly now: ServiceCost;
  readonly before: ServiceCost;
}

function pairsOf(now: readonly ServiceCost[], before: readonly ServiceCost[]): readonly Pair[] {
  const serviceKeyOf = ({ carrier, service }: ServiceCost) => JSON.stringify([carrier, service]);
  const [costsNow, costsBefore] = [now, before].map(
    (costs) => new Map(costs.map((cost) => [serviceKeyOf(cost), cost])),
  );
  return [...new Map([...before, ...now].map((cost) => [serviceKeyOf(cost), cost]))].map(
    ([key, { carrier, service }]) => {
      const nothing = { carrier, service, packages: 0, net: 0, transportation: 0, fuel: 0, accessorials: 0 };
      return { now: costsNow?.get(key) ?? nothing, before: costsBefore?.get(key) ?? nothing };
    },
  );
}

/** The growth factor of packages, over the services that have packages in both periods. */
function growthOf(pairs: readonly Pair[]): number {
  const lasting = pairs.filter(isLasting);
  const packagesIn = (period: keyof Pair) => lasting.reduce((sum, pair) => sum + pair[period].packages, 0);
  return lasting.length === 0 ? 1 : packagesIn('now') / packagesIn('before');
}

function explained(pair: Pair, growth: number): ExplainedService {
  const { now, before } = pair;
  const difference = roundedCents(now.net) - roundedCents(before.net);
  const cents = isLasting(pair) ? causesOfLasting(pair, growth) : { [causeOfOther(pair)]: difference };
  const known = causes.filter((cause) => cents[cause] !== undefined);
  const whole = wholeParts(
    known.map((cause) => cents[cause] ?? 0),
    difference,
  );
  const byCause = new Map(known.map((cause, index) => [cause, whole[index] ?? 0]));
  return {
    carrier: now.carrier,
    service: now.service,
    before: before.net,
    now: now.net,
    packagesBefore: before.packages,
    packagesNow: now.packages,
    difference: rounded(difference / 100),
    amounts: amountsBy((cause) => rounded((byCause.get(cause) ?? 0) / 100)),
  };
}

/** In cents with fractions; they add up to the difference. */
function causesOfLasting({ now, before }: Pair, growth: number): Partial<Record<Cause, number>> {
  const perPackageBefore = (cost: ServiceCost) => roundedCents(cost.net) / cost.packages;
  const dearer = (amountOf: (cost: ServiceCost) => number) =>
    roundedCents(amountOf(now)) - (roundedCents(amountOf(before)) / before.packages) * now.packages;
  return {
    volume: before.packages * (growth - 1) * perPackageBefore(before),
    mix: (now.packages - before.packages * growth) * perPackageBefore(before),
    transportation: dearer(({ transportation }) => transportation),
    fuel: dearer(({ fuel }) => fuel),
    accessorials: dearer(({ accessorials }) => accessorials),
    others: dearer(({ net, transportation, fuel, accessorials }) => net - transportation - fuel - accessorials),
  };
}

const isLasting = ({ now, before }: Pair): boolean => now.packages > 0 && before.packages > 0;

function causeOfOther({ now, before }: Pair): Cause {
  if (now.packages > 0) return 'new';
  return before.packages > 0 ? 'dropped' : 'unpackaged';
}

const roundedCents = (amount: number): number => Math.round(rounded(amount) * 100);

function amountsBy(amountOf: (cause: Cause) => number): CauseAmounts {
  return {
    volume: amountOf('volume'),
    mix: amountOf('mix'),
    transportation: amountOf('transportation'),
    fuel: amountOf('fuel'),
    accessorials: amountOf('accessorials'),
    others: amountOf('others'),
    new: amountOf('new'),
    dropped: amountOf('dropped'),
    unpackaged: amountOf('unpackaged'),
  };
}
