import { type LedgerInvoice, ledgerWeeks } from '@waybill/contract';
import { addDays, agreementOf, type CalendarDay, type DateRange, startOfWeek, weeksOfRhythm } from '@waybill/model';
import { compileLedger, type Scope } from '@waybill/query';
import { type BilledAccount, billDatesOf } from '../../intake/rhythm/billed-accounts.ts';
import { queryTimeoutMs } from '../../platform/query-limits.ts';
import type { InvoiceServices } from '../invoices/find-invoices.ts';
import { ledgerKeyOf, type StatedInvoice, statedInvoices } from './files-of-invoices.ts';

const daysOfWeek = 7;

type StoredInvoice = BilledAccount & {
  readonly id: number;
  readonly invoiceNumber: string;
  readonly billDate: CalendarDay;
  readonly currencyCode: string;
  readonly amount: number;
  readonly chargedAmount: number;
};

/** An invoice with its account. */
export type Entry = BilledAccount & LedgerInvoice;

/** The invoices of the clients of a scope. */
export interface Ledger {
  /** First days of the weeks that are shown, newest last. */
  readonly weeks: readonly CalendarDay[];
  /** Invoices billed in these weeks, by bill date. */
  readonly entries: readonly Entry[];
  /** The bill dates of every account in the weeks of its rhythm, in order, each once; loaded invoices only. */
  readonly billDates: ReadonlyMap<string, readonly CalendarDay[]>;
}

interface Reading {
  readonly tenantId: number;
  readonly scope: Scope;
  /** Every client that the reader may read. */
  readonly readableIds: ReadonlySet<number>;
  /** Whether the reader may see every file of the tenant. */
  readonly internal: boolean;
  readonly today: CalendarDay;
  /** Only this one's invoices. */
  readonly accountNumber?: string;
  /** A day of the last week that is shown; absent: today. */
  readonly lastDay?: CalendarDay;
  /** The bill dates that are shown; absent: those of the ledger's weeks. */
  readonly days?: DateRange;
}

/** The ledger of the clients of a scope as of a day. */
export async function readLedger(
  { settings, warehouse }: InvoiceServices,
  { tenantId, scope, readableIds, internal, today, lastDay = today, accountNumber, days }: Reading,
): Promise<Ledger> {
  const thisWeek = startOfWeek(lastDay);
  const weekBefore = (weeks: number) => addDays(thisWeek, -weeks * daysOfWeek);
  const weeks = Array.from({ length: ledgerWeeks }, (_, index) => weekBefore(ledgerWeeks - 1 - index));
  const shown = days ?? { from: weekBefore(ledgerWeeks - 1), to: addDays(thisWeek, daysOfWeek - 1) };
  const shownFrom = shown.from;
  const rhythmFrom = days === undefined ? weekBefore(weeksOfRhythm) : addDays(days.from, -weeksOfRhythm * daysOfWeek);
  const asked = compileLedger({ accountNumber, fromDate: rhythmFrom, toDate: shown.to }, shownFrom, {
    scope,
  });
  const [stored, stated] = await Promise.all([
    warehouse.rows<StoredInvoice>(asked, { timeoutMs: queryTimeoutMs }),
    statedInvoices(settings, { tenantId, clientIds: scope.clientIds, readableIds, internal, fromDate: shownFrom }),
  ]);
  const loaded = loadedEntries(
    stored.filter(({ billDate }) => billDate >= shownFrom),
    stated,
  );
  const ofAccount = ({ accountNumber: number }: BilledAccount) =>
    accountNumber === undefined || number === accountNumber;
  const notLoaded = entriesNotLoaded(stated.filter(ofAccount), stored);
  const entries = [...loaded, ...notLoaded.filter(({ billDate }) => days === undefined || billDate <= days.to)];
  return {
    weeks,
    entries: entries.toSorted((one, other) =>
      one.billDate < other.billDate ? -1 : one.billDate > other.billDate ? 1 : 0,
    ),
    billDates: billDatesOf(stored),
  };
}

function loadedEntries(stored: readonly StoredInvoice[], stated: readonly StatedInvoice[]): Entry[] {
  const newest = new Map(stated.filter(({ isLoaded }) => isLoaded).map((each) => [ledgerKeyOf(each), each]));
  const totals = new Map(
    stated.flatMap((each) =>
      each.isLoaded && each.statedAmount !== null ? [[ledgerKeyOf(each), Number(each.statedAmount)] as const] : [],
    ),
  );
  return stored.map(({ chargedAmount, ...invoice }) => {
    const key = ledgerKeyOf(invoice);
    const controlTotal = totals.get(key) ?? null;
    const file = newest.get(key)?.file;
    const agreement = agreementOf({ amount: invoice.amount, chargedAmount, controlTotal });
    return {
      ...invoice,
      controlTotal,
      agreement,
      reason: null,
      fileId: file?.id ?? null,
      fileName: file?.name ?? null,
    };
  });
}

/** Invoices of refused and waiting files, by their newest file, unless they were loaded from another file. */
function entriesNotLoaded(stated: readonly StatedInvoice[], stored: readonly StoredInvoice[]): Entry[] {
  const there = new Set(stored.map(ledgerKeyOf));
  const pending = new Map(
    stated.flatMap((each) =>
      each.isLoaded || there.has(ledgerKeyOf(each)) ? [] : [[ledgerKeyOf(each), each] as const],
    ),
  );
  return [...pending.values()].map((invoice) => ({
    id: null,
    clientId: invoice.clientId,
    carrierName: invoice.carrierName,
    accountNumber: invoice.accountNumber,
    invoiceNumber: invoice.invoiceNumber,
    billDate: invoice.billDate,
    currencyCode: invoice.currencyCode,
    amount: Number(invoice.amount),
    controlTotal: invoice.statedAmount === null ? null : Number(invoice.statedAmount),
    agreement: 'not_loaded' as const,
    reason: invoice.reason,
    fileId: invoice.file?.id ?? null,
    fileName: invoice.file?.name ?? null,
  }));
}
