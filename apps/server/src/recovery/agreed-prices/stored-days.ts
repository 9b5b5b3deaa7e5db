import type { Settings } from '@waybill/db';
import type { CalendarDay, DateRange } from '@waybill/model';
import { sql } from 'kysely';
import type { SealedAgreement } from '../agreements/sealed-agreement.ts';
import { type RatedDay, ratedDay } from './rated-day.ts';

/** A day as it is stored: what its bills were when they were rated, and the result. */
export interface StoredDay {
  readonly day: CalendarDay;
  readonly basis: string;
}

/** The days of an agreement that have been rated, and on what. */
export async function storedDays(settings: Settings, agreementId: number): Promise<readonly StoredDay[]> {
  return await settings
    .selectFrom('agreement_day')
    .select(['bill_date as day', 'basis'])
    .where('agreement_id', '=', agreementId)
    .execute();
}

/** Stores the result of a day in the place of an earlier one. */
export async function storeDay(
  settings: Settings,
  sealed: SealedAgreement,
  agreementId: number,
  { day, basis }: StoredDay,
  result: RatedDay,
): Promise<void> {
  const values = { basis, result: sealed.seal('day', JSON.stringify(result)) };
  await settings
    .insertInto('agreement_day')
    .values({ agreement_id: agreementId, bill_date: day, ...values })
    .onConflict((conflict) => conflict.columns(['agreement_id', 'bill_date']).doUpdateSet(values))
    .execute();
}

/** Forgets days whose bills are gone. */
export async function forgetDays(settings: Settings, agreementId: number, days: readonly CalendarDay[]): Promise<void> {
  if (days.length === 0) return;
  await settings
    .deleteFrom('agreement_day')
    .where('agreement_id', '=', agreementId)
    .where(sql<boolean>`bill_date = any(${days}::date[])`)
    .execute();
}

/**
 * The results of a period, day after day. What this server's secret does not open is left out, and what an earlier
 * version has rated: it is rated again.
 */
export async function resultsOf(
  settings: Settings,
  sealed: SealedAgreement,
  agreementId: number,
  { from, to }: DateRange,
): Promise<readonly RatedDay[]> {
  const rows = await settings
    .selectFrom('agreement_day')
    .select('result')
    .where('agreement_id', '=', agreementId)
    .where('bill_date', '>=', from)
    .where('bill_date', '<=', to)
    .orderBy('bill_date')
    .execute();
  return rows.flatMap(({ result }) => {
    const text = sealed.day(result);
    const { data } = ratedDay.safeParse(text === undefined ? undefined : JSON.parse(text));
    return data === undefined ? [] : [data];
  });
}
