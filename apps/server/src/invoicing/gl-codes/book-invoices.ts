import type { GlSplit } from '@waybill/contract';
import { bookedInvoicesQuery, type CalendarDay, type DateRange, sharesOfCents } from '@waybill/model';
import { compileDataQuery, compileLedger, type Scope } from '@waybill/query';
import type { ReadableClient } from '../../identity/access/readable-clients.ts';
import { longQuery, mostRowsOfContainer } from '../../platform/query-limits.ts';
import type { Services } from '../../platform/services.ts';
import { rulesOf } from './rules-of-client.ts';

/** Which invoice, of whom. */
interface InvoiceOfClient {
  readonly client: Pick<ReadableClient, 'id' | 'name'>;
  readonly carrierName: string;
  readonly accountNumber: string;
  readonly invoiceNumber: string;
  /** `YYYY-MM-DD` */
  readonly billDate: CalendarDay;
  readonly currencyCode: string;
}

/** What of an invoice is booked on a code and cost centre; both are empty where no rule says more. */
export interface BookedLine extends InvoiceOfClient {
  readonly code: string;
  readonly name: string;
  readonly costCentre: string;
  /** In the invoice's currency. */
  readonly cents: number;
}

/** The invoices of one client, and what is booked of them. */
export interface BookedInvoices {
  readonly lines: readonly BookedLine[];
  /** How much more the ledger has of an invoice than is booked, in cents; 0 if all of it was loaded. */
  readonly invoices: readonly (InvoiceOfClient & { readonly missingCents: number })[];
}

interface LedgerRow extends Record<string, string | number | null> {
  readonly carrierName: string;
  readonly accountNumber: string;
  readonly invoiceNumber: string;
  readonly billDate: CalendarDay;
  readonly currencyCode: string;
  readonly amount: number;
  readonly chargedAmount: number;
}

interface BookedRow extends Record<string, string | number | null> {
  readonly CARRIER_NAME: string;
  readonly ACCOUNT_NUMBER: string;
  readonly INVOICE_NUMBER: string;
  readonly BILL_DATE: CalendarDay;
  readonly RULE: string;
  readonly SPLIT_VALUE: string;
  readonly AMOUNT: number;
}

interface Asked {
  readonly client: Pick<ReadableClient, 'id' | 'name' | 'parentClientId'>;
  /** Holds this client and no other. */
  readonly scope: Scope;
  readonly dates: DateRange;
  readonly signal: AbortSignal;
}

/** The invoices that one client was billed in some days, with every charge booked once, each in its own currency. */
export async function bookInvoices(
  { settings, warehouse }: Pick<Services, 'settings' | 'warehouse'>,
  { client, scope, dates, signal }: Asked,
): Promise<BookedInvoices> {
  const limits = { ...longQuery, signal, maxRows: mostRowsOfContainer };
  const rules = await rulesOf(settings, client);
  const ledger = compileLedger({ fromDate: dates.from, toDate: dates.to }, dates.from, { scope });
  const invoices = await warehouse.rows<LedgerRow>(ledger, limits);
  const lines: BookedLine[] = [];
  for (const currencyCode of new Set(invoices.map((invoice) => invoice.currencyCode))) {
    const query = bookedInvoicesQuery({ clientId: client.id, dates, currencyCode, rules });
    const compiled = compileDataQuery(query, { scope, rollups: warehouse.rollups });
    for (const row of await warehouse.rows<BookedRow>(compiled, limits)) {
      const rule = row.RULE === '' ? undefined : rules[Number(row.RULE)];
      const invoice = {
        client: { id: client.id, name: client.name },
        carrierName: row.CARRIER_NAME,
        accountNumber: row.ACCOUNT_NUMBER,
        invoiceNumber: row.INVOICE_NUMBER,
        billDate: row.BILL_DATE,
        currencyCode,
        code: rule?.code ?? '',
        name: rule?.name ?? '',
      };
      const parts = partsOf(rule?.split ?? null, row.SPLIT_VALUE, Math.round(row.AMOUNT * 100));
      lines.push(...parts.map((part) => ({ ...invoice, ...part })));
    }
  }
  return {
    lines: addedUp(lines),
    invoices: invoices.map(({ amount, chargedAmount, ...invoice }) => ({
      ...invoice,
      client: { id: client.id, name: client.name },
      missingCents: Math.round(amount * 100) - Math.round(chargedAmount * 100),
    })),
  };
}

function partsOf(split: GlSplit | null, value: string, cents: number): Pick<BookedLine, 'costCentre' | 'cents'>[] {
  if (split === null) return [{ costCentre: '', cents }];
  if (split.by === 'field') {
    const named = split.centres.find((centre) => centre.value === value)?.costCentre ?? '';
    return [{ costCentre: split.centres.length === 0 ? value : named, cents }];
  }
  const shares = sharesOfCents(
    cents,
    split.shares.map(({ percent }) => Math.round(percent * 100)),
  );
  return split.shares.map(({ costCentre }, place) => ({ costCentre, cents: shares[place] ?? 0 }));
}

/** Lines with the same code and cost centre of an invoice as one; those that come to nothing are left out. */
function addedUp(lines: readonly BookedLine[]): BookedLine[] {
  const sums = new Map<string, BookedLine>();
  for (const line of lines) {
    const { carrierName, accountNumber, invoiceNumber, billDate, currencyCode, code, costCentre } = line;
    const key = JSON.stringify([carrierName, accountNumber, invoiceNumber, billDate, currencyCode, code, costCentre]);
    const sum = sums.get(key);
    sums.set(key, sum === undefined ? line : { ...sum, cents: sum.cents + line.cents });
  }
  return [...sums.values()].filter(({ cents }) => cents !== 0);
}
