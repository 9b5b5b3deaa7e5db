import { setImmediate as pause } from 'node:timers/promises';
import {
  type Agreement,
  type Packs,
  type Rating,
  type Unrated,
  type Variance,
  type VariancePart,
  varianceParts,
} from '@waybill/audit';
import { addDays, addMonths, type CalendarDay, type RatingLack } from '@waybill/model';
import {
  type BilledChargeRow,
  type BilledPackageRow,
  type BilledPackagesAnswer,
  BilledPackagesError,
  type BilledPackagesRequest,
  mostRatedPackages,
} from './billed-packages.ts';
import type { PackageToRate } from './package-to-rate.ts';
import { rateBill } from './rate-bill.ts';

/** Reads what was billed, here or on the running server. */
export type AskBilledPackages = (request: BilledPackagesRequest) => Promise<BilledPackagesAnswer>;

/** What is rated, and by what. */
export interface RatingOrder {
  readonly agreement: Agreement;
  readonly packs: Packs;
  /** The revenue up to a day, in cents, by the groups of the agreement’s tiers. */
  readonly revenueOn: (day: CalendarDay) => Promise<Readonly<Record<string, number>>>;
  /** Whether bills say what no pack has: the published rate, and the percentage of fuel. */
  readonly trustsBills: boolean;
  readonly clientId: number;
  /** What counts as the last month. */
  readonly today: CalendarDay;
  readonly from?: CalendarDay;
  readonly to?: CalendarDay;
  /** Stops the rating between two packages. */
  readonly signal?: AbortSignal;
}

/** A rated package whose bill differs, in cents. */
interface Difference {
  readonly trackingNumber: string;
  readonly shipDate: CalendarDay;
  readonly billed: number;
  readonly expected: number;
  readonly parts: Variance['parts'];
}

/** How far bills are as agreed; amounts are in cents. */
export interface RatedInvoices {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly packages: number;
  readonly rated: number;
  /** Rated packages that are billed to the cent as expected. */
  readonly reproduced: number;
  readonly billed: number;
  readonly expected: number;
  /** What was billed less what was expected. */
  readonly parts: Readonly<Record<VariancePart, number>>;
  readonly largest: readonly Difference[];
  /** Rated packages for which something had to be assumed. */
  readonly assumptions: readonly Counted[];
  readonly notRated: readonly Unrateable[];
}

interface Counted {
  readonly reason: string;
  readonly packages: number;
}

/** Packages that could not be rated, why not, and what is lacking. */
interface Unrateable {
  readonly reason: RatingLack;
  readonly about: string;
  readonly packages: number;
}

const count = new Intl.NumberFormat('en-US');
const largestShown = 12;
/** After this many packages others get their turn. */
const inOneGo = 100;

/** Rates the packages of a period, one invoice day after the other. @throws BilledPackagesError if there are none, or too many. */
export async function rateInvoices(ask: AskBilledPackages, order: RatingOrder): Promise<RatedInvoices> {
  const { clientId, agreement } = order;
  const whose = { clientId, carrierId: agreement.carrierId, accounts: agreement.accounts.map(asStored) };
  const { days } = await ask(whose);
  const { from, to } = periodOf(
    order,
    days.map(({ BILL_DATE: day }) => day),
  );
  const asked = days.filter(({ BILL_DATE: day }) => from <= day && day <= to);
  const packages = asked.reduce((sum, { PACKAGES }) => sum + PACKAGES, 0);
  if (packages === 0)
    throw new BilledPackagesError(
      `No packages were billed from ${from} to ${to} to the accounts of the agreement. Check its accounts and carrier.`,
    );
  if (packages > mostRatedPackages)
    throw new BilledPackagesError(
      `${count.format(packages)} packages were billed from ${from} to ${to}; at most ${count.format(mostRatedPackages)} are rated at a time. State a shorter period.`,
    );
  const revenue = await order.revenueOn(to);
  const tally = new Tally();
  for (const { BILL_DATE: day } of asked) {
    const answer = await ask({ ...whose, day });
    const charges = Map.groupBy(answer.charges, ({ TRACKING_ID: id }) => id);
    for (const [place, row] of answer.packages.entries()) {
      if (place % inOneGo === 0) {
        await pause();
        order.signal?.throwIfAborted();
      }
      rateRow({ ...order, revenue }, row, charges.get(row.TRACKING_ID) ?? [], tally);
    }
  }
  return { from, to, packages, ...tally.result() };
}

/** Accounts are stored without padding zeros. */
export const asStored = (account: string): string => account.replace(/^0+(?=.)/, '');

/** The days asked for; by default the last month that has ended and has invoices. */
function periodOf({ from, to, today }: RatingOrder, days: readonly CalendarDay[]) {
  const [first] = days;
  if (first === undefined) return { from: from ?? today, to: to ?? today };
  if (from !== undefined || to !== undefined) return { from: from ?? first, to: to ?? days.at(-1) ?? today };
  const thisMonth = `${today.slice(0, 7)}-01`;
  const last = days.findLast((day) => day < thisMonth);
  if (last === undefined) throw new BilledPackagesError('No month with invoices has ended yet. State the days.');
  const begins = `${last.slice(0, 7)}-01`;
  return { from: begins, to: addDays(addMonths(begins, 1), -1) };
}

interface Known extends RatingOrder {
  readonly revenue: Readonly<Record<string, number>>;
}

function rateRow(known: Known, row: BilledPackageRow, charges: readonly BilledChargeRow[], tally: Tally): void {
  const rated = rateBill(known, row, charges);
  if ('lacks' in rated) {
    tally.leaveOut(rated);
    return;
  }
  tally.add(rated.toRate, rated.expected);
  if (rated.variance !== undefined) tally.differ(row.TRACKING_NUMBER, rated.toRate, rated.variance);
}

/** Adds up what was found, so that no package has to be kept. */
class Tally {
  #rated = 0;
  #reproduced = 0;
  #billed = 0;
  #expected = 0;
  #largest: Difference[] = [];
  readonly #parts: Record<VariancePart, number> = {
    weight: 0,
    zone: 0,
    list: 0,
    discount: 0,
    minimum: 0,
    accessorial: 0,
    fuel: 0,
    other: 0,
  };
  readonly #assumptions = new Map<string, number>();
  readonly #notRated = new Map<string, Unrateable>();

  leaveOut({ lacks: reason, about }: Unrated): void {
    const key = JSON.stringify([reason, about]);
    this.#notRated.set(key, { reason, about, packages: (this.#notRated.get(key)?.packages ?? 0) + 1 });
  }

  add({ billed: { total } }: PackageToRate, { total: expected, assumptions }: Rating): void {
    this.#rated += 1;
    this.#billed += total;
    this.#expected += expected;
    if (total === expected) this.#reproduced += 1;
    for (const { says } of assumptions) this.#assumptions.set(says, (this.#assumptions.get(says) ?? 0) + 1);
  }

  differ(trackingNumber: string, { of: { shipDate }, billed }: PackageToRate, { expected, parts }: Variance): void {
    for (const part of varianceParts) this.#parts[part] += parts[part];
    this.#largest = [
      ...this.#largest,
      { trackingNumber, shipDate, billed: billed.total, expected: expected.total, parts },
    ]
      .toSorted((one, other) => Math.abs(other.billed - other.expected) - Math.abs(one.billed - one.expected))
      .slice(0, largestShown);
  }

  result(): Omit<RatedInvoices, 'from' | 'to' | 'packages'> {
    return {
      rated: this.#rated,
      reproduced: this.#reproduced,
      billed: this.#billed,
      expected: this.#expected,
      parts: this.#parts,
      largest: this.#largest,
      assumptions: counted(this.#assumptions),
      notRated: [...this.#notRated.values()].toSorted(mostFirst),
    };
  }
}

const counted = (counts: ReadonlyMap<string, number>): readonly Counted[] =>
  [...counts].map(([reason, packages]) => ({ reason, packages })).toSorted(mostFirst);

type WithPackages = Pick<Counted, 'packages'>;
const mostFirst = (one: WithPackages, other: WithPackages): number => other.packages - one.packages;
