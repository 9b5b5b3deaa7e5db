import type { StatementRow } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { type CalendarDay, type DateRange, expectationOf } from '@waybill/model';
import { sql } from 'kysely';
import { accountOfKey, type BilledAccount, billedAccountKey } from '../../intake/rhythm/billed-accounts.ts';
import type { Entry, Ledger } from './read-ledger.ts';

interface Statement {
  readonly rows: readonly Omit<StatementRow, 'clientName'>[];
  readonly missed: (BilledAccount & { readonly expectedOn: CalendarDay })[];
}

/** What the accounts of a ledger were billed in its days, each in its currencies, exact to the cent. */
export async function accountStatement(
  settings: Settings,
  { entries, billDates }: Ledger,
  { days, today }: { readonly days: DateRange; readonly today: CalendarDay },
): Promise<Statement> {
  const paid = await paidInvoices(
    settings,
    entries.flatMap(({ id }) => id ?? []),
  );
  const groups = Map.groupBy(entries, (entry) => `${billedAccountKey(entry)} ${entry.currencyCode}`);
  const missed = [...billDates].flatMap(([key, dates]) => {
    const account = accountOfKey(key);
    return expectationOf(dates, today < days.to ? today : days.to)
      .missed.filter((day) => day >= days.from && day <= days.to)
      .map((expectedOn) => ({ ...account, expectedOn }));
  });
  return { rows: [...groups.values()].flatMap((group) => rowOf(group, paid)), missed };
}

function rowOf(entries: readonly Entry[], paid: ReadonlySet<number>): Omit<StatementRow, 'clientName'>[] {
  const [first] = entries;
  if (first === undefined) return [];
  const { clientId, carrierName, accountNumber, currencyCode } = first;
  const loaded = entries.filter(({ id }) => id !== null);
  const notLoaded = entries.filter(({ id }) => id === null);
  const differing = loaded.filter(({ controlTotal, amount }) => controlTotal !== null && controlTotal !== amount);
  return [
    {
      clientId,
      carrierName,
      accountNumber,
      currencyCode,
      invoices: loaded.length,
      notLoaded: notLoaded.length,
      notStated: loaded.filter(({ controlTotal }) => controlTotal === null).length,
      stated: sum(entries.map(({ controlTotal }) => controlTotal ?? 0)),
      loaded: sum(loaded.map(({ amount }) => amount)),
      different: sum(differing.flatMap(({ controlTotal, amount }) => [controlTotal ?? 0, -amount])),
      missing: sum(notLoaded.map(({ controlTotal }) => controlTotal ?? 0)),
      paid: sum(loaded.filter(({ id }) => id !== null && paid.has(id)).map(({ amount }) => amount)),
    },
  ];
}

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;

async function paidInvoices(settings: Settings, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await settings
    .selectFrom('payment_number_invoice')
    .innerJoin('payment_number', 'payment_number.id', 'payment_number_invoice.payment_number_id')
    .select('invoice_id')
    .where('payment_number_invoice.active', '=', true)
    .where('payment_number.paid_on', 'is not', null)
    .where('payment_number.voided_at', 'is', null)
    .where(sql<boolean>`invoice_id = any(${ids}::bigint[])`)
    .execute();
  return new Set(rows.map(({ invoice_id }) => invoice_id));
}
