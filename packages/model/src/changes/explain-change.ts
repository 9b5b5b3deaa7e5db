import { type Cause, causes, type ExplainedChange, type ExplainedService } from '@waybill/contract';
import { rounded } from '../formats/rounded.ts';
import { type AtEarlierRates, atEarlierRates } from './at-earlier-rates.ts';
import { type AccessorialCost, type CostCell, type SideCosts, serviceKey, total } from './cost-cells.ts';
import { shippingEffects, shippingOf } from './shipping-effects.ts';
import { wholeParts } from './whole-parts.ts';

/**
 * Splits a change of cost into its causes. `docs/explained-change.md` says how. Nothing is left over: what is rounded to
 * cents within a service is shared out there, by largest remainder.
 */
export function explainChange(now: SideCosts, before: SideCosts): ExplainedChange {
  const rates = atEarlierRates(now.cells, before.cells);
  const pairs = pairsOf(now, before);
  const growth = growthOf(pairs);
  const services = [
    ...pairs.map((pair) => explained(pair, isLasting(pair) ? partsOfLasting(pair, growth, rates) : [])),
    ...ofClients(now, 'new'),
    ...ofClients(before, 'dropped'),
  ];
  const sum = (amountOf: (service: ExplainedService) => number) => rounded(total(services, amountOf));
  return {
    before: sum((service) => service.before),
    now: sum((service) => service.now),
    difference: sum((service) => service.difference),
    amounts: amountsBy((cause) => sum(({ amounts }) => amounts[cause])),
    accessorials: families(services.flatMap(({ accessorials }) => accessorials)),
    likeForLike: likeForLike(pairs.filter(isLasting), services),
    services: services.toSorted((one, other) => Math.abs(other.difference) - Math.abs(one.difference)),
  };
}

/** Accessorials of one service. */
type FamilyCost = Pick<AccessorialCost, 'currency' | 'family' | 'amount'>;

/** Rows of a service on one side. */
interface ServiceSide {
  /** Cells with packages. */
  readonly cells: readonly CostCell[];
  readonly unpackaged: readonly CostCell[];
  readonly accessorials: readonly FamilyCost[];
  readonly packages: number;
  readonly net: number;
}

interface Pair {
  readonly carrier: string;
  readonly service: string;
  readonly isFreight: boolean;
  readonly now: ServiceSide;
  readonly before: ServiceSide;
}

function pairsOf(now: SideCosts, before: SideCosts): readonly Pair[] {
  const [cellsNow, cellsBefore] = [now, before].map(({ cells }) => Map.groupBy(cells, serviceKey));
  const [extrasNow, extrasBefore] = [now, before].map(({ accessorials }) => Map.groupBy(accessorials, serviceKey));
  const services = new Map([...before.cells, ...now.cells].map((cell) => [serviceKey(cell), cell]));
  return [...services].map(([key, { carrier, service, isFreight }]) => ({
    carrier,
    service,
    isFreight,
    now: sideOf(cellsNow?.get(key) ?? [], extrasNow?.get(key) ?? []),
    before: sideOf(cellsBefore?.get(key) ?? [], extrasBefore?.get(key) ?? []),
  }));
}

function sideOf(all: readonly CostCell[], accessorials: readonly FamilyCost[]): ServiceSide {
  const cells = all.filter(({ packages }) => packages > 0);
  return {
    cells,
    unpackaged: all.filter(({ packages }) => packages <= 0),
    accessorials: withUnnamed(all, accessorials),
    packages: total(cells, ({ packages }) => packages),
    net: rounded(total(all, ({ net }) => net)),
  };
}

/** The families, and what packages have of accessorials beyond them. */
function withUnnamed(cells: readonly CostCell[], named: readonly FamilyCost[]): readonly FamilyCost[] {
  const currencies = new Set([...cells, ...named].map(({ currency }) => currency));
  const unnamed = [...currencies].flatMap((currency) => {
    const own = <Row extends { readonly currency: string }>(rows: readonly Row[]) =>
      rows.filter((row) => row.currency === currency);
    const billed = total(own(cells), ({ accessorials }) => accessorials);
    const amount = rounded(billed - total(own(named), (cost) => cost.amount));
    return amount === 0 ? [] : [{ currency, family: '', amount }];
  });
  return [...named, ...unnamed];
}

/** Growth of packages, over the services that have packages on both sides: of parcels, and of freight. */
function growthOf(pairs: readonly Pair[]): (pair: Pair) => number {
  const growth = [false, true].map((isFreight) => {
    const lasting = pairs.filter((pair) => pair.isFreight === isFreight && isLasting(pair));
    return total(lasting, ({ now }) => now.packages) / total(lasting, ({ before }) => before.packages);
  });
  return ({ isFreight }) => growth[isFreight ? 1 : 0] ?? 1;
}

const isLasting = ({ now, before }: Pick<Pair, 'now' | 'before'>): boolean => now.packages > 0 && before.packages > 0;

/** A part of a difference, with fractions of cents. */
interface Part {
  readonly cause: Cause;
  readonly family?: string;
  readonly amount: number;
}

/** They add up to the difference of the service. */
function partsOfLasting(pair: Pair, growthOfAll: (pair: Pair) => number, rates: AtEarlierRates): readonly Part[] {
  const { before } = pair;
  const now = atRates(pair.now, rates);
  const growth = now.packages / before.packages;
  const base = costOf(before);
  const volume = base * (growthOfAll(pair) - 1);
  const { mix, ...effects } = shippingEffects(now.cells, before.cells);
  const familiesNow = amountsOfFamilies(now);
  const familiesBefore = amountsOfFamilies(before);
  return [
    { cause: 'volume', amount: volume },
    { cause: 'mix', amount: base * (growth - growthOfAll(pair)) + mix },
    ...causes.flatMap((cause) => (cause in effects ? [{ cause, amount: effects[cause as keyof typeof effects] }] : [])),
    ...[...new Set([...familiesNow.keys(), ...familiesBefore.keys()])].map((family) => ({
      cause: 'accessorials' as const,
      family,
      amount: (familiesNow.get(family) ?? 0) - (familiesBefore.get(family) ?? 0) * growth,
    })),
    { cause: 'others', amount: total(now.cells, othersOf) - total(before.cells, othersOf) * growth },
    { cause: 'unpackaged', amount: total(now.unpackaged, unpackagedOf) - total(before.unpackaged, unpackagedOf) },
    { cause: 'exchange', amount: costOf(pair.now) - costOf(now) },
  ];
}

function atRates(side: ServiceSide, rates: AtEarlierRates): ServiceSide {
  return {
    ...side,
    cells: side.cells.map(rates.cell),
    accessorials: side.accessorials.map((cost) => ({ ...cost, amount: cost.amount * rates.factorOf(cost.currency) })),
  };
}

/** What packages cost, and accessorials wherever they are billed. */
function costOf(side: ServiceSide): number {
  return total(side.cells, (cell) => shippingOf(cell) + othersOf(cell)) + accessorialsOf(side);
}

const othersOf = (cell: CostCell): number => cell.net - shippingOf(cell) - cell.accessorials;
const unpackagedOf = ({ net, accessorials }: CostCell): number => net - accessorials;
const accessorialsOf = ({ accessorials }: ServiceSide): number => total(accessorials, ({ amount }) => amount);

function amountsOfFamilies({ accessorials }: ServiceSide): ReadonlyMap<string, number> {
  const byFamily = Map.groupBy(accessorials, ({ family }) => family);
  return new Map([...byFamily].map(([family, costs]) => [family, total(costs, ({ amount }) => amount)]));
}

const cents = (amount: number): number => Math.round(rounded(amount) * 100);

function explained(pair: Pair, partsOfPair: readonly Part[]): ExplainedService {
  const { carrier, service, now, before } = pair;
  const difference = cents(now.net) - cents(before.net);
  const parts = partsOfPair.length > 0 ? partsOfPair : [{ cause: causeOfOther(pair), amount: difference / 100 }];
  const whole = wholeParts(
    parts.map(({ amount }) => tidied(amount * 100)),
    difference,
  );
  const inCents = parts.map((part, index) => ({ ...part, amount: whole[index] ?? 0 }));
  const sumOf = (cause: Cause) => total(inCents, (part) => (part.cause === cause ? part.amount : 0)) / 100;
  return {
    carrier,
    service,
    before: before.net,
    now: now.net,
    packagesBefore: before.packages,
    packagesNow: now.packages,
    difference: difference / 100,
    amounts: amountsBy(sumOf),
    accessorials: families(
      inCents.flatMap(({ family, amount }) => (family === undefined ? [] : [{ family, amount: amount / 100 }])),
    ),
  };
}

/** Without the noise of calculating in binary fractions, which would move cents between parts. */
const tidied = (amount: number): number => rounded(amount, 6);

function causeOfOther({ now, before }: Pair): Cause {
  if (now.packages > 0) return 'new';
  return before.packages > 0 ? 'dropped' : 'unpackaged';
}

/** The business of clients that the other side has no packages of. */
function ofClients({ clients }: SideCosts, cause: 'new' | 'dropped'): readonly ExplainedService[] {
  return clients.map(({ carrier, service, clientId, packages, net }) => {
    const [now, before] = cause === 'new' ? [net, 0] : [0, net];
    const difference = rounded(now - before);
    return {
      carrier,
      service,
      clientId,
      before,
      now,
      packagesBefore: cause === 'new' ? 0 : packages,
      packagesNow: cause === 'new' ? packages : 0,
      difference,
      amounts: amountsBy((of) => (of === cause ? difference : 0)),
      accessorials: [],
    };
  });
}

const causesOfPrices = ['price', 'discount', 'minimums', 'fuel', 'accessorials', 'others', 'exchange'] as const;

/** What the packages of lasting services cost now, and at the earlier prices. */
function likeForLike(lasting: readonly Pair[], services: readonly ExplainedService[]): ExplainedChange['likeForLike'] {
  if (lasting.length === 0) return undefined;
  const now = rounded(
    total(lasting, (pair) => pair.now.net) - total(lasting, (pair) => total(pair.now.unpackaged, unpackagedOf)),
  );
  const dearer = total(services, ({ amounts }) => total(causesOfPrices, (cause) => amounts[cause]));
  return {
    packages: total(lasting, (pair) => pair.now.packages),
    now,
    atEarlierPrices: rounded(now - dearer),
  };
}

function families(
  amounts: readonly { readonly family: string; readonly amount: number }[],
): ExplainedChange['accessorials'] {
  return [...Map.groupBy(amounts, ({ family }) => family)]
    .map(([family, own]) => ({ family, amount: rounded(total(own, ({ amount }) => amount)) }))
    .filter(({ amount }) => amount !== 0)
    .toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
}

function amountsBy(amountOf: (cause: Cause) => number): Record<Cause, number> {
  return Object.fromEntries(causes.map((cause) => [cause, rounded(amountOf(cause))])) as Record<Cause, number>;
}
