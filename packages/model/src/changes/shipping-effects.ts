import { type CostCell, cellKey, share, total } from './cost-cells.ts';

/** Why transportation and fuel of a service changed, beyond more packages: in the currency shown, with fractions of cents. */
export interface ShippingEffects {
  /** Packages moved between the products of the service. */
  readonly mix: number;
  readonly weights: number;
  readonly price: number;
  readonly discount: number;
  readonly minimums: number;
  readonly fuel: number;
}

/** Transportation after discount, and fuel. */
export const shippingOf = ({ published, discount, fuel }: CostCell): number => published - discount + fuel;

/** How the packages of a cell are priced. Units are packages, of freight pounds. */
interface Terms {
  readonly units: number;
  readonly published: number;
  /** The discount as a share of the published price, of packages above the minimum charge. */
  readonly rate: number;
  /** What minimum charges add to the discounted price. */
  readonly uplift: number;
  readonly transportation: number;
  readonly fuel: number;
  /** Fuel as a share of transportation. */
  readonly fuelRate: number;
}

/** A cell now, and what it would be at the earlier terms. */
interface Repriced {
  readonly product: string;
  readonly packages: number;
  readonly now: Terms;
  readonly published: number;
  readonly rate: number;
  readonly uplift: number;
  readonly fuelRate: number;
  /** Fuel that is no share of transportation. */
  readonly looseFuel: number;
}

/**
 * Prices today's packages at the earlier terms, cell by cell, and says what the difference is due to. What a cause
 * brings includes the fuel on it, at the earlier percentage. A cell that had no packages before is taken to have changed as
 * the other cells of the service did, so that it moves weights or mix only. The effects add up to what the
 * service costs now less what its number of packages cost before.
 */
export function shippingEffects(now: readonly CostCell[], before: readonly CostCell[]): ShippingEffects {
  const repriced = repricedCells(now, before);
  const packagesNow = total(now, ({ packages }) => packages);
  const scaled = (total(before, shippingOf) * packagesNow) / total(before, ({ packages }) => packages);
  const atProductsBefore = total([...Map.groupBy(repriced, ({ product }) => product)], ([product, own]) => {
    const earlier = before.filter((cell) => cell.product === product);
    const packages = total(earlier, (cell) => cell.packages);
    if (packages === 0) return total(own, atTermsBefore);
    return (total(earlier, shippingOf) / packages) * total(own, (cell) => cell.packages);
  });
  return {
    mix: atProductsBefore - scaled,
    weights: total(repriced, atTermsBefore) - atProductsBefore,
    price: total(repriced, (cell) => (cell.now.published - cell.published) * (1 - cell.rate) * (1 + cell.fuelRate)),
    discount: total(repriced, (cell) => cell.now.published * (cell.rate - cell.now.rate) * (1 + cell.fuelRate)),
    minimums: total(repriced, (cell) => (cell.now.uplift - cell.uplift) * (1 + cell.fuelRate)),
    fuel: total(repriced, (cell) => cell.now.fuel - cell.fuelRate * cell.now.transportation - cell.looseFuel),
  };
}

function atTermsBefore({ published, rate, uplift, fuelRate, looseFuel }: Repriced): number {
  return (published * (1 - rate) + uplift) * (1 + fuelRate) + looseFuel;
}

function repricedCells(now: readonly CostCell[], before: readonly CostCell[]): readonly Repriced[] {
  const [rateNow, rateBefore] = [usualRates(now), usualRates(before)];
  const termsBefore = new Map(before.map((cell) => [cellKey(cell), termsOf(cell, rateBefore)]));
  const pairs = now.map((cell) => {
    const earlier = termsBefore.get(cellKey(cell));
    const isComparable = earlier !== undefined && earlier.units > 0 && earlier.published > 0;
    return { cell, now: termsOf(cell, rateNow), before: isComparable ? earlier : undefined };
  });
  const lasting = pairs.flatMap(({ now: terms, before: earlier }) =>
    earlier === undefined ? [] : [{ now: terms, before: earlier }],
  );
  const move = usualMove(lasting);
  return pairs.map(({ cell, now: terms, before: earlier }) => ({
    product: cell.product,
    packages: cell.packages,
    now: terms,
    ...(earlier === undefined ? asOthersMoved(terms, move) : atTerms(earlier, terms.units)),
  }));
}

type EarlierTerms = Pick<Repriced, 'published' | 'rate' | 'uplift' | 'fuelRate' | 'looseFuel'>;

function atTerms(before: Terms, units: number): EarlierTerms {
  const growth = units / before.units;
  return {
    published: before.published * growth,
    rate: before.rate,
    uplift: before.uplift * growth,
    fuelRate: before.fuelRate,
    looseFuel: (before.fuel - before.fuelRate * before.transportation) * growth,
  };
}

function asOthersMoved(now: Terms, { priceRatio, rate, fuelRate }: Move): EarlierTerms {
  const earlierFuelRate = now.transportation > 0 ? now.fuelRate - fuelRate : 0;
  return {
    published: now.published / priceRatio,
    rate: now.published > 0 ? now.rate - rate : 0,
    uplift: now.uplift,
    fuelRate: earlierFuelRate,
    looseFuel: now.fuel - now.fuelRate * now.transportation,
  };
}

/** By how much the terms of cells with packages on both sides moved. */
interface Move {
  readonly priceRatio: number;
  readonly rate: number;
  readonly fuelRate: number;
}

function usualMove(lasting: readonly { readonly now: Terms; readonly before: Terms }[]): Move {
  const published = total(lasting, ({ now }) => now.published);
  const transportation = total(lasting, ({ now }) => now.transportation);
  const earlier = total(lasting, ({ now, before }) => (before.published * now.units) / before.units);
  return {
    priceRatio: published > 0 && earlier > 0 ? published / earlier : 1,
    rate: share(
      total(lasting, ({ now, before }) => now.published * (now.rate - before.rate)),
      published,
    ),
    fuelRate: share(
      total(lasting, ({ now, before }) => now.transportation * (now.fuelRate - before.fuelRate)),
      transportation,
    ),
  };
}

function termsOf(cell: CostCell, usualRate: (product: string) => number): Terms {
  const { isFreight, packages, pounds, published, discount, fuel, atMinimum, product } = cell;
  const rate = hasOnlyMinimums(cell)
    ? usualRate(product)
    : share(discount - (atMinimum?.discount ?? 0), published - (atMinimum?.published ?? 0));
  const transportation = published - discount;
  return {
    units: isFreight ? pounds : packages,
    published,
    rate,
    uplift: transportation - published * (1 - rate),
    transportation,
    fuel,
    fuelRate: share(fuel, transportation),
  };
}

const cent = 0.01;

function hasOnlyMinimums({ published, atMinimum }: CostCell): boolean {
  return atMinimum !== undefined && published - atMinimum.published < cent;
}

/** The discount of a product's packages above the minimum charge. */
function usualRates(cells: readonly CostCell[]): (product: string) => number {
  const rates = new Map(
    [...Map.groupBy(cells, ({ product }) => product)].map(([product, own]) => [
      product,
      share(
        total(own, ({ discount, atMinimum }) => discount - (atMinimum?.discount ?? 0)),
        total(own, ({ published, atMinimum }) => published - (atMinimum?.published ?? 0)),
      ),
    ]),
  );
  return (product) => rates.get(product) ?? 0;
}
