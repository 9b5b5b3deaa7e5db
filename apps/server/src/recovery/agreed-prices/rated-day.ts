import type { Assumption, Packs, Unrated, VariancePart } from '@waybill/audit';
import { packIn, varianceParts } from '@waybill/audit';
import { ratingLacks } from '@waybill/contract';
import { z } from 'zod';
import type { BilledPackageRow } from '../billed-packages/billed-packages.ts';
import type { RatedBill } from '../billed-packages/rate-bill.ts';

const cents = z.number().int();

/** What the packages of one invoice date should have cost by an agreement. Amounts are in cents. */
export const ratedDay = z.object({
  /** Rated packages, by what had to be assumed for them. */
  judged: z.array(
    z.object({
      assumed: z.array(z.enum(['size', 'zone', 'list', 'minimum', 'fuel basis', 'fuel'])),
      packages: cents,
      billed: cents,
      /** Packages that are billed to the cent as expected. */
      reproduced: cents,
      /** The numbers of their rows. */
      rows: z.array(z.number().int()),
    }),
  ),
  /** Packages that could not be rated. */
  notJudged: z.array(
    z.object({
      reason: z.enum(ratingLacks),
      about: z.string(),
      packages: cents,
      billed: cents,
      /** The numbers of their rows. */
      rows: z.array(z.number().int()),
    }),
  ),
  /** Packages that cost more than agreed. */
  above: z.array(
    z.object({
      row: z.number().int(),
      freight: cents,
      fuel: cents,
      rest: cents,
      cause: z.enum(varianceParts),
      confidence: z.enum(['certain', 'likely', 'check']),
    }),
  ),
});
export type RatedDay = z.output<typeof ratedDay>;

type Above = RatedDay['above'][number];
type Judged = RatedDay['judged'][number];
type NotJudged = RatedDay['notJudged'][number];

/** Puts the rated bills of a day together. */
export class DayOfBills {
  readonly #judged = new Map<string, Judged>();
  readonly #notJudged = new Map<string, NotJudged>();
  readonly #above: Above[] = [];

  add(row: BilledPackageRow, rated: RatedBill, packs: Packs): void {
    const number = Number(row.TRACKING_ID);
    if ('lacks' in rated) {
      const { lacks: reason, about } = rated;
      const key = JSON.stringify([reason, about]);
      const before = this.#notJudged.get(key) ?? { reason, about, packages: 0, billed: 0, rows: [] };
      const billed = before.billed + Math.round(row.NET_AMOUNT * 100);
      this.#notJudged.set(key, { ...before, packages: before.packages + 1, billed });
      before.rows.push(number);
      return;
    }
    const { total } = rated.toRate.billed;
    const assumed = [...new Set(rated.expected.assumptions.map(({ about }) => about))].toSorted();
    const key = assumed.join();
    const same = this.#judged.get(key) ?? { assumed, packages: 0, billed: 0, reproduced: 0, rows: [] };
    this.#judged.set(key, {
      ...same,
      packages: same.packages + 1,
      billed: same.billed + total,
      reproduced: same.reproduced + (total === rated.expected.total ? 1 : 0),
      rows: same.rows,
    });
    same.rows.push(number);
    const above = aboveAgreed(rated, packs);
    if (above !== undefined) this.#above.push({ row: number, ...above });
  }

  result(): RatedDay {
    return {
      judged: [...this.#judged.values()],
      notJudged: [...this.#notJudged.values()],
      above: this.#above,
    };
  }
}

/** What a bill is above the agreed price; undefined if it is not. What is below it in one part is taken off the others. */
function aboveAgreed(rated: Exclude<RatedBill, Unrated>, packs: Packs): Omit<Above, 'row'> | undefined {
  const { variance, expected, toRate } = rated;
  if (variance === undefined || variance.difference <= 0) return undefined;
  const { billed, of } = toRate;
  const parts = [billed.net - expected.net, billed.fuel - expected.fuel, 0];
  parts[2] = variance.difference - (parts[0] ?? 0) - (parts[1] ?? 0);
  const [freight = 0, fuel = 0, rest = 0] = withoutNegative(parts);
  const [cause] = [...varianceParts].toSorted((one, other) => variance.parts[other] - variance.parts[one]);
  if (cause === undefined) return undefined;
  return {
    freight,
    fuel,
    rest,
    cause,
    confidence: confidenceOf(expected.assumptions, variance.parts, packs, of.carrierId),
  };
}

/** The same sum, with no part below zero. */
function withoutNegative(parts: readonly number[]): readonly number[] {
  let owed = parts.reduce((sum, part) => sum + Math.min(0, part), 0);
  return parts.map((part) => {
    const kept = Math.max(0, Math.max(0, part) + owed);
    owed = Math.min(0, Math.max(0, part) + owed);
    return kept;
  });
}

/** The packs that each part of a difference rests on; a discount rests on the agreement alone. */
const packsOf = {
  weight: ['dimensions', 'triggers', 'list-rates'],
  zone: ['zones', 'list-rates'],
  list: ['list-rates'],
  discount: [],
  minimum: [],
  accessorial: ['fees'],
  fuel: ['fuel', 'fuel-basis'],
  other: [],
} as const;

/** Certain is what follows from the agreement, the bill, and what carriers published themselves. */
function confidenceOf(
  assumptions: readonly Assumption[],
  parts: Readonly<Record<VariancePart, number>>,
  packs: Packs,
  carrierId: number,
): Above['confidence'] {
  const assumes = (...about: readonly Assumption['about'][]) => assumptions.some((each) => about.includes(each.about));
  if (assumes('minimum')) return 'check';
  const kinds = varianceParts.filter((part) => parts[part] !== 0).flatMap((part) => packsOf[part]);
  const isSecondHand = kinds.some((kind) => packIn(packs, carrierId, kind)?.rows.some((row) => row.second_hand));
  return isSecondHand || assumes('fuel basis') ? 'likely' : 'certain';
}
