import type { LedgerAccount, LedgerInvoice, LedgerWeek } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { type CalendarDay, expectationOf, startOfWeek } from '@waybill/model';
import {
  accountOfKey,
  type BilledAccount,
  billedAccountKey,
  inactiveAccounts,
} from '../../intake/rhythm/billed-accounts.ts';
import type { Entry, Ledger } from './read-ledger.ts';

type Account = Omit<LedgerAccount, 'clientName'>;

/** The accounts of a ledger with the invoices of each week, late ones first. */
export async function accountsOf(settings: Settings, ledger: Ledger, today: CalendarDay): Promise<Account[]> {
  const clientIds = [...ledger.billDates.keys()].map((key) => accountOfKey(key).clientId);
  const unused = await inactiveAccounts(settings, [...new Set(clientIds)]);
  const entries = Map.groupBy(ledger.entries, billedAccountKey);
  const keys = new Set([...ledger.billDates.keys(), ...entries.keys()]);
  return [...keys]
    .map((key) => accountOf(key, ledger, entries.get(key) ?? [], unused.has(key), today))
    .toSorted((one, other) => order(one) - order(other) || (nameOf(one) < nameOf(other) ? -1 : 1));
}

function accountOf(
  key: string,
  { weeks, billDates }: Ledger,
  entries: readonly Entry[],
  isUnused: boolean,
  today: CalendarDay,
): Account {
  const { clientId, carrierName, accountNumber } = accountOfKey(key);
  const dates = billDates.get(key) ?? [];
  const { punctuality, rhythm, missed, expectedOn } = expectationOf(dates, today);
  const isSilent = isUnused || punctuality === 'silent';
  const missing = new Set(isSilent ? [] : missed.map(startOfWeek));
  const byWeek = Map.groupBy(entries, ({ billDate }) => startOfWeek(billDate));
  return {
    clientId,
    carrierName,
    accountNumber,
    punctuality: isSilent ? 'silent' : punctuality,
    usualDays: rhythm?.usualDays ?? null,
    lastBillDate: dates.at(-1) ?? null,
    expectedOn: isSilent ? null : (expectedOn ?? null),
    weeks: weeks.map((week) => weekOf(week, byWeek.get(week) ?? [], missing.has(week))),
  };
}

function weekOf(week: CalendarDay, entries: readonly Entry[], wasExpected: boolean): LedgerWeek {
  const counted = (agreement: LedgerInvoice['agreement']) =>
    entries.filter((each) => each.agreement === agreement).length;
  const loaded = Map.groupBy(
    entries.filter(({ id }) => id !== null),
    ({ currencyCode }) => currencyCode,
  );
  return {
    week,
    agrees: counted('agrees'),
    differs: counted('differs'),
    cannotBeVerified: counted('cannot_be_verified'),
    notLoaded: counted('not_loaded'),
    isMissing: wasExpected && loaded.size === 0,
    amounts: [...loaded].map(([currencyCode, invoices]) => ({ currencyCode, amount: sumOf(invoices) })),
  };
}

/** Exact to the cent. */
const sumOf = (invoices: readonly Entry[]): number =>
  invoices.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100;

const ranks: readonly Account['punctuality'][] = ['late', 'on_time', 'irregular', 'silent'];
const order = ({ punctuality }: Account): number => ranks.indexOf(punctuality);
const nameOf = ({ carrierName, accountNumber, clientId }: BilledAccount): string =>
  `${carrierName} ${accountNumber} ${clientId}`;
