import { setImmediate as pause } from 'node:timers/promises';
import type { Agreement, Packs } from '@waybill/audit';
import type { WhatIfAnswer } from '@waybill/contract';
import { type DateRange, startOfMonth } from '@waybill/model';
import type { Scope } from '@waybill/query';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';
import { type BilledPackageRow, readBilledPackages } from '../../recovery/billed-packages/billed-packages.ts';
import { asStored } from '../../recovery/billed-packages/rate-invoices.ts';
import { agreementsAskedFor, agreementsThatCount } from './agreements-in-use.ts';
import { type BilledDay, billedByDay } from './billed-by-day.ts';
import { centsOf, type Effects } from './effects.ts';
import type { CellPart } from './estimate.ts';
import { ownServices } from './own-services.ts';
import type { AskedChange } from './place-centres.ts';
import { fitsBill, ratedKinds, repricedBill, type Unpriced } from './repriced-bill.ts';

/** No more packages are rated at a time: somebody waits for it. */
const mostRated = 20_000;
/** After this many packages others get their turn. */
const inOneGo = 100;

interface RatingOrder {
  readonly user: SignedInUser;
  readonly scope: Scope;
  readonly days: DateRange;
  readonly changes: readonly AskedChange[];
  readonly packs: Packs;
  /** The conditions of the rows, but for their days. */
  readonly where: readonly string[];
  /** The conditions of the rows from which is learned how services are billed. */
  readonly learnedFrom: readonly string[];
  readonly signal: AbortSignal;
}

/** Packages that no agreement could rate, and why not. */
type NotRated = WhatIfAnswer['notRated'][number];

/** The packages that agreements rated anew. */
export interface RatedBills {
  /** The numbers of their rows. */
  readonly rows: readonly number[];
  readonly parts: readonly CellPart[];
  /** Those whose new price rests on agreement, bills and rule packs alone, in cents. */
  readonly exact: { readonly packages: number; readonly amount: number };
  /** Packages by the reason why an agreement could not rate them. */
  readonly notRated: readonly NotRated[];
  readonly isCutOff: boolean;
}

/**
 * Rates the packages of the period that a change is about by the agreements that the user may read, the newest first.
 * @throws ProblemError 400 for an agreement that cannot be opened, 403 and 404 for one that the user may not read
 */
export async function rateBills(
  context: Pick<Services, 'settings' | 'warehouse' | 'files'>,
  { user, scope, days, changes, packs, where, learnedFrom, signal }: RatingOrder,
): Promise<RatedBills> {
  const rating = changes.filter(({ kind }) => ratedKinds.includes(kind));
  const active = rating.length === 0 ? [] : await agreementsThatCount(context, user, scope.clientIds, days);
  const asked = await agreementsAskedFor(context, user, changes, days);
  const rated = new RatedParts();
  if (active.length === 0 && asked.size === 0) return rated.result(false);
  const services = await ownServices(context, scope, rating, learnedFrom);
  let seen = 0;
  for (const billed of await billedByDay(context, scope, { days, where })) {
    const ofDay = active.filter(
      ({ clientId, agreement }) => clientId === billed.clientId && agreement.carrierId === billed.carrierId,
    );
    if (ofDay.length === 0 && asked.size === 0) continue;
    seen += billed.packages;
    if (seen > mostRated) return rated.result(true);
    const inUse = ofDay.map(({ agreement, on }) => ({
      accounts: agreement.accounts.map(asStored),
      used: on(billed.day),
    }));
    const askedFor = new Map([...asked].map(([id, { on }]) => [id, on(billed.day)]));
    const { clientId, carrierId, day } = billed;
    const { packages, charges } = await readBilledPackages(context, {
      clientId,
      carrierId,
      day,
      accounts: [...billed.accounts],
    });
    const byRow = Map.groupBy(charges, ({ TRACKING_ID: row }) => row);
    for (const [place, row] of packages.entries()) {
      if (place % inOneGo === 0) await pause();
      signal.throwIfAborted();
      const isAbout = (change: AskedChange) => fitsBill(change, row);
      if (row.NET_AMOUNT === 0 || !rating.some(isAbout)) continue;
      const own = inUse.filter(({ accounts }) => accounts.includes(row.ACCOUNT_NUMBER));
      const { used } = own.find(({ used: { agreement } }) => isIn(agreement, row.PICKUP_DATE)) ?? own[0] ?? {};
      const rules = { packs, changes, services, active: used, asked: askedFor };
      const repriced = repricedBill(rules, row, byRow.get(row.TRACKING_ID) ?? []);
      if ('lacks' in repriced) rated.without(row, repriced);
      else rated.add(billed, row, repriced);
    }
  }
  return rated.result(false);
}

/** Whether an agreement counts on a day: the one before and its renewal have the same accounts. */
const isIn = ({ from, to }: Pick<Agreement, 'from' | 'to'>, day: string): boolean =>
  from <= day && (to === undefined || day <= to);

class RatedParts {
  readonly #rows: number[] = [];
  readonly #parts: CellPart[] = [];
  readonly #notRated = new Map<string, NotRated>();
  #exact = { packages: 0, amount: 0 };

  add(
    { clientId, day }: BilledDay,
    row: BilledPackageRow,
    { effects, isExact }: { readonly effects: Effects; readonly isExact: boolean },
  ): void {
    const amount = centsOf(row.NET_AMOUNT);
    const packages = row.NO_OF_PKGS;
    this.#rows.push(Number(row.TRACKING_ID));
    this.#parts.push({
      clientId,
      month: startOfMonth(day),
      carrier: row.CARRIER_NAME,
      service: row.SERVICE_CATEGORY,
      packages,
      actual: amount,
      touched: { packages, amount },
      effects,
    });
    if (isExact) this.#exact = { packages: this.#exact.packages + packages, amount: this.#exact.amount + amount };
  }

  without({ NO_OF_PKGS: packages }: BilledPackageRow, { lacks: reason, about }: Unpriced): void {
    const key = JSON.stringify([reason, about]);
    this.#notRated.set(key, { reason, about, packages: (this.#notRated.get(key)?.packages ?? 0) + packages });
  }

  result(isCutOff: boolean): RatedBills {
    return {
      rows: this.#rows,
      parts: this.#parts,
      exact: this.#exact,
      notRated: [...this.#notRated.values()],
      isCutOff,
    };
  }
}
