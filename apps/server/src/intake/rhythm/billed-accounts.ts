import type { Settings } from '@waybill/db';
import { addDays, type CalendarDay, expectationOf, startOfWeek, weeksOfRhythm } from '@waybill/model';
import { compileLedger, type Scope } from '@waybill/query';
import { queryTimeoutMs } from '../../platform/query-limits.ts';
import type { Services } from '../../platform/services.ts';

/** The account of an invoice. */
export type BilledAccount = {
  readonly clientId: number;
  readonly carrierName: string;
  readonly accountNumber: string;
};

/** An invoice as far as its account's rhythm needs it. */
type Billed = BilledAccount & { readonly billDate: CalendarDay };

/** An account whose next invoice is late by its rhythm. */
export type LateAccount = BilledAccount & { readonly lastBillDate: CalendarDay; readonly expectedOn: CalendarDay };

/** What makes an account unique among those of all clients. */
export const billedAccountKey = ({ clientId, carrierName, accountNumber }: BilledAccount): string =>
  JSON.stringify([clientId, carrierName, accountNumber]);

/** The account with this key. */
export function accountOfKey(key: string): BilledAccount {
  const [clientId, carrierName, accountNumber]: [number, string, string] = JSON.parse(key);
  return { clientId, carrierName, accountNumber };
}

/** The bill dates of each account, each once, of invoices in the order of their bill dates. */
export function billDatesOf(invoices: readonly Billed[]): Map<string, CalendarDay[]> {
  const dates = new Map<string, CalendarDay[]>();
  for (const invoice of invoices) {
    const key = billedAccountKey(invoice);
    const known = dates.get(key) ?? [];
    if (known.at(-1) !== invoice.billDate) dates.set(key, [...known, invoice.billDate]);
  }
  return dates;
}

/** The keys of accounts of these clients that an administrator has marked as inactive. */
export async function inactiveAccounts(settings: Settings, clientIds: readonly number[]): Promise<Set<string>> {
  if (clientIds.length === 0) return new Set();
  const rows = await settings
    .selectFrom('account')
    .innerJoin('carrier', 'carrier.id', 'account.carrier_id')
    .select(['account.client_id as clientId', 'carrier.name as carrierName', 'account.number as accountNumber'])
    .where('account.client_id', 'in', clientIds)
    .where('account.active', '=', false)
    .execute();
  return new Set(rows.map(billedAccountKey));
}

/** The accounts of a scope whose next invoice is late today, the one that was expected first before others. */
export async function lateAccounts(
  { settings, warehouse }: Pick<Services, 'settings' | 'warehouse'>,
  scope: Scope,
  today: CalendarDay,
): Promise<LateAccount[]> {
  const week = startOfWeek(today);
  const days = { fromDate: addDays(week, -weeksOfRhythm * 7), toDate: addDays(week, 6) };
  const billed = compileLedger(days, days.toDate, { scope });
  const [invoices, inactive] = await Promise.all([
    warehouse.rows<Billed>(billed, { timeoutMs: queryTimeoutMs }),
    inactiveAccounts(settings, scope.clientIds),
  ]);
  return [...billDatesOf(invoices)]
    .flatMap(([key, dates]) => {
      const { punctuality, expectedOn } = expectationOf(dates, today);
      const lastBillDate = dates.at(-1);
      if (punctuality !== 'late' || inactive.has(key) || expectedOn === undefined || lastBillDate === undefined)
        return [];
      return [{ ...accountOfKey(key), lastBillDate, expectedOn }];
    })
    .toSorted((one, other) => (one.expectedOn < other.expectedOn ? -1 : one.expectedOn > other.expectedOn ? 1 : 0));
}
