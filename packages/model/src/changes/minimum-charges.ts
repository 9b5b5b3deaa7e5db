import { rounded } from '../formats/rounded.ts';
import { type CostCell, share } from './cost-cells.ts';

/** What a carrier charges at least for a package of a service. */
export interface MinimumCharge extends Pick<CostCell, 'carrier' | 'service' | 'product' | 'currency'> {
  readonly amount: number;
}

const fewestPackages = 10;
const mostOfProduct = 2;

/**
 * The minimum charges that cells of both sides show: the lowest transportation that packages of several published prices
 * cost alike, in at least ten packages. Two of a product are possible, since carriers raise them once a year.
 */
export function minimumCharges(cells: readonly CostCell[]): readonly MinimumCharge[] {
  const priced = cells.filter(({ isFreight, packages, discount }) => !isFreight && packages > 0 && discount > 0);
  const byProduct = Map.groupBy(priced, ({ carrier, service, product, currency }) =>
    JSON.stringify([carrier, service, product, currency]),
  );
  return [...byProduct.values()].flatMap((own) =>
    commonAmounts(own)
      .slice(0, mostOfProduct)
      .map((amount) => {
        const { carrier, service, product, currency } = own[0] as CostCell;
        return { carrier, service, product, currency, amount };
      }),
  );
}

/** Amounts that several cells share although their published prices differ, the lowest first. */
function commonAmounts(cells: readonly CostCell[]): readonly number[] {
  const ends = cells.flatMap((cell) => [...new Set([cell.lowest, cell.highest])].map((amount) => ({ cell, amount })));
  return [...Map.groupBy(ends, ({ amount }) => amount)]
    .filter(([amount, shared]) => {
      const prices = new Set(shared.map(({ cell }) => rounded(share(cell.published, cell.packages))));
      const packages = shared.reduce((sum, { cell }) => sum + cell.packages, 0);
      return amount > 0 && prices.size > 1 && packages >= fewestPackages;
    })
    .map(([amount]) => amount)
    .toSorted((one, other) => one - other);
}
