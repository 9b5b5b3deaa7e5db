import type { Assumption } from '@waybill/audit';
import type { Settings } from '@waybill/db';
import type { AgreedDifference, DateRange } from '@waybill/model';
import type { ActiveAgreement } from './active-agreements.ts';
import type { RatedDay } from './rated-day.ts';
import { resultsOf } from './stored-days.ts';

/** What agreements prove about the bills of a period. */
export interface AgreedPrices {
  /** Packages that cost more than agreed. */
  readonly differences: readonly AgreedDifference[];
  /** Leaves out what a shipper's own pattern says of packages that an agreement has judged in the same respect. */
  readonly withoutJudged: <Found extends FoundPackage>(found: readonly Found[]) => readonly Found[];
}

interface FoundPackage {
  readonly rule: string;
  /** The row of the package. */
  readonly tracking_id: number | string | null;
}

/** Rules that an agreement judges better, unless the rating had to assume what they test. */
const judgedRules: Readonly<Record<string, readonly Assumption['about'][]>> = {
  discount_missing: ['minimum'],
  accessorial_price: [],
  handling_not_due: ['size'],
  price_differs: ['list'],
  weight_far_above: ['list', 'size'],
  zone_differs: ['zone'],
  fuel_differs: ['fuel', 'fuel basis'],
};

/** Reads what has been rated by these agreements. */
export async function agreedPricesOf(
  settings: Settings,
  agreements: readonly ActiveAgreement[],
  days: DateRange,
): Promise<AgreedPrices> {
  const results: RatedDay[] = [];
  for (const { id, sealed } of agreements) results.push(...(await resultsOf(settings, sealed, id, days)));
  return {
    differences: results.flatMap(differencesOf),
    withoutJudged: (found) => {
      if (results.length === 0) return found;
      const tested = found.filter(({ rule }) => Object.hasOwn(judgedRules, rule));
      const assumed = assumedOf(results, new Set(tested.map(({ tracking_id: row }) => Number(row))));
      return found.filter(({ rule, tracking_id: row }) => {
        const needed = judgedRules[rule];
        const assumptions = assumed.get(Number(row));
        return needed === undefined || assumptions === undefined || assumptions.some((each) => needed.includes(each));
      });
    },
  };
}

/** The differences of a day, each with the rules that its rating makes needless. */
function differencesOf({ above, judged }: RatedDay): readonly AgreedDifference[] {
  const rows = new Set(above.map(({ row }) => row));
  const judges = new Map<number, readonly string[]>();
  for (const { assumed, rows: rated } of judged) {
    const rules = Object.keys(judgedRules).filter((rule) => !assumed.some((each) => judgedRules[rule]?.includes(each)));
    for (const row of rated) if (rows.has(row)) judges.set(row, rules);
  }
  return above.map((each) => ({ ...each, judges: judges.get(each.row) ?? [] }));
}

/** What was assumed for those of the rows that have been rated. */
function assumedOf(
  results: readonly RatedDay[],
  wanted: ReadonlySet<number>,
): ReadonlyMap<number, readonly Assumption['about'][]> {
  const found = new Map<number, readonly Assumption['about'][]>();
  for (const { assumed, rows } of results.flatMap(({ judged }) => judged)) {
    for (const row of rows) if (wanted.has(row)) found.set(row, assumed);
  }
  return found;
}
