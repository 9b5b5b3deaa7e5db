import { type CostCell, cellKey, total } from './cost-cells.ts';

/** Today's amounts as they would be at the earlier exchange rates. */
export interface AtEarlierRates {
  readonly cell: (cell: CostCell) => CostCell;
  /** As a factor on amounts of a currency. */
  readonly factorOf: (currency: string) => number;
}

/**
 * How to convert today's amounts at the earlier rates: by the average rate at which the same cell was converted, else its
 * currency. Nothing changes for currencies that were not converted, or not on both sides.
 */
export function atEarlierRates(now: readonly CostCell[], before: readonly CostCell[]): AtEarlierRates {
  const cellsBefore = new Map(before.map((cell) => [cellKey(cell), cell]));
  const [ratesNow, ratesBefore] = [byCurrency(now), byCurrency(before)];
  const ofCurrency = (currency: string) => quotient(ratesBefore.get(currency), ratesNow.get(currency)) ?? 1;
  return {
    cell(cell) {
      const earlier = cellsBefore.get(cellKey(cell));
      const own = quotient(earlier && rateOf([earlier]), rateOf([cell]));
      const ofAll = ofCurrency(cell.currency);
      const factor = own ?? ofAll;
      return {
        ...cell,
        net: (cell.net - cell.accessorials) * factor + cell.accessorials * ofAll,
        published: cell.published * factor,
        discount: cell.discount * factor,
        fuel: cell.fuel * factor,
        accessorials: cell.accessorials * ofAll,
        atMinimum: cell.atMinimum && {
          published: cell.atMinimum.published * factor,
          discount: cell.atMinimum.discount * factor,
        },
      };
    },
    factorOf: ofCurrency,
  };
}

function byCurrency(cells: readonly CostCell[]): ReadonlyMap<string, number | undefined> {
  return new Map([...Map.groupBy(cells, ({ currency }) => currency)].map(([currency, own]) => [currency, rateOf(own)]));
}

function rateOf(cells: readonly CostCell[]): number | undefined {
  const billed = total(cells, ({ publishedAsBilled }) => publishedAsBilled);
  const shown = total(cells, ({ published }) => published);
  return billed > 0 && shown > 0 ? shown / billed : undefined;
}

function quotient(before: number | undefined, now: number | undefined): number | undefined {
  return before === undefined || now === undefined ? undefined : before / now;
}
