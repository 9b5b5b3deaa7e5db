import { createHash } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import { type Packs, packIn, packKindNames, tierPosition } from '@waybill/audit';
import { addMonths, type CalendarDay, dayOf } from '@waybill/model';
import { packsOfClients } from '../../organisation/rule-packs/packs-in-use.ts';
import type { Services } from '../../platform/services.ts';
import { revenueByGroup } from '../agreements/tiers-of-agreement.ts';
import { rateBill } from '../billed-packages/rate-bill.ts';
import type { ActiveAgreement } from './active-agreements.ts';
import { billedDays, billsOfDay } from './billed-days.ts';
import { DayOfBills, type RatedDay } from './rated-day.ts';
import { forgetDays, type StoredDay, storeDay, storedDays } from './stored-days.ts';

type Context = Pick<Services, 'settings' | 'warehouse' | 'clock'>;

/** Increased when the same bills are rated differently: then every day is rated again. */
const revision = 2;

/** Packages are billed up to so many months after an agreement has ended. */
const monthsUntilBilled = 6;

/** After this many packages others get their turn. */
const inOneGo = 100;

/** A day that must be rated, with the revenue by which tiers are measured. */
interface StaleDay extends StoredDay {
  readonly revenue: Readonly<Record<string, number>>;
}

/** What has to be done until the stored days are those of the bills. */
export interface RatingWork {
  readonly packs: Packs;
  readonly stale: readonly StaleDay[];
  /** Days whose bills are gone. */
  readonly gone: readonly CalendarDay[];
}

/** Compares what is stored with what was billed, the newest day first. */
export async function ratingWork(context: Context, active: ActiveAgreement): Promise<RatingWork> {
  const { agreement, clientId, id, version } = active;
  const packs = await packsOfClients(context.settings, [clientId]);
  const billed = await billedDays(context, clientId, agreement, lastDay(active, dayOf(context.clock())));
  const days = [...billed.keys()];
  const [first = agreement.from] = days;
  const revenueOn = await revenueByGroup(context, clientId, agreement, { from: first, to: days.at(-1) ?? first });
  const versions = packKindNames.map((kind) => packIn(packs, agreement.carrierId, kind)?.version);
  const basisOf = (day: CalendarDay, bills: string) => {
    const revenue = revenueOn(day);
    const tiers = agreement.tiers.map((tier) => tierPosition(tier, revenue[tier.group] ?? 0, day).percent);
    const basis = digest(JSON.stringify([revision, version, versions, tiers, bills]));
    return { day, basis, revenue };
  };
  const stored = new Map((await storedDays(context.settings, id)).map(({ day, basis }) => [day, basis]));
  const stale = [...billed]
    .map(([day, bills]) => basisOf(day, bills))
    .filter(({ day, basis }) => stored.get(day) !== basis)
    .toReversed();
  return { packs, stale, gone: [...stored.keys()].filter((day) => !billed.has(day)) };
}

/** Rates what has changed since the last time, and stores each day when it is done: an interrupted run goes on there. */
export async function rateDays(context: Context, active: ActiveAgreement, signal: AbortSignal): Promise<void> {
  const { settings } = context;
  const { packs, stale, gone } = await ratingWork(context, active);
  await forgetDays(settings, active.id, gone);
  for (const day of stale) {
    const result = await rateDay(context, active, packs, day, signal);
    await storeDay(settings, active.sealed, active.id, day, result);
  }
}

async function rateDay(
  context: Context,
  { agreement, clientId }: ActiveAgreement,
  packs: Packs,
  { day, revenue }: StaleDay,
  signal: AbortSignal,
): Promise<RatedDay> {
  const { packages, chargesOf } = await billsOfDay(context, { agreement, clientId }, { day });
  const rated = new DayOfBills();
  for (const [place, row] of packages.entries()) {
    if (place % inOneGo === 0) await pause();
    signal.throwIfAborted();
    const rules = { packs, agreement, revenue, trustsBills: true };
    rated.add(row, rateBill(rules, row, chargesOf(row)), packs);
  }
  return rated.result();
}

function lastDay({ agreement }: ActiveAgreement, today: CalendarDay): CalendarDay {
  if (agreement.to === undefined) return addMonths(today, monthsUntilBilled);
  return addMonths(agreement.to, monthsUntilBilled);
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
