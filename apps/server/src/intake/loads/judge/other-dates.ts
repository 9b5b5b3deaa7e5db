import type { ReadingQuestion } from '@waybill/contract';
import type { InvoiceFile, InvoiceSummary } from '@waybill/invoices';
import type { LoadContext } from '../../load-requests/load-request.ts';
import { Refused } from '../../received-files/not-loaded.ts';
import { type OwnedAccount, ownerOf } from '../accounts.ts';
import type { JudgedInvoice } from './judge-invoices.ts';

const millisecondsOfDay = 86_400_000;
/** Carriers date some bills to the end of the week. */
const mostDaysAhead = 7;
/** Numbers come again after years: those of UPS hold the last digit of the year. */
const mostDaysApart = 3 * 365;

/** @throws Refused naming every invoice with a bill date in the future */
export function assertNotOfTheFuture({ invoices }: Pick<InvoiceFile, 'invoices'>, now: Date): void {
  const latest = new Date(now.getTime() + mostDaysAhead * millisecondsOfDay).toISOString().slice(0, 10);
  const reasons = invoices
    .filter(({ billDate }) => billDate > latest)
    .map(
      ({ carrierName, invoiceNumber, billDate }) =>
        `${carrierName} invoice ${invoiceNumber} has the bill date ${billDate}, which is in the future. Correct the date, or how it is read.`,
    );
  if (reasons.length > 0) throw new Refused(reasons);
}

/** New invoices whose number is stored for the same account under another bill date, or is in the file under two. */
export async function underOtherDates(
  { warehouse }: Pick<LoadContext, 'warehouse'>,
  judged: ReadonlyMap<string, JudgedInvoice>,
  accounts: readonly OwnedAccount[],
): Promise<ReadingQuestion[]> {
  const questions: ReadingQuestion[] = [];
  const inFile = new Map<string, string>();
  for (const { invoice, stored } of judged.values()) {
    const { carrierId, accountNumber, invoiceNumber, billDate } = invoice;
    const name = JSON.stringify([carrierId, accountNumber, invoiceNumber]);
    const before = inFile.get(name);
    inFile.set(name, billDate);
    if (stored !== undefined) continue;
    const { clientId } = ownerOf(accounts, invoice);
    const same = await warehouse.invoices({ clientId, carrierId, accountNumber, invoiceNumber });
    const other = [...same.map((each) => each.billDate), before].find(
      (day) => day !== undefined && day !== billDate && daysBetween(day, billDate) <= mostDaysApart,
    );
    if (other !== undefined) questions.push(questionOn(invoice, other));
  }
  return questions;
}

const questionOn = ({ carrierName, invoiceNumber, billDate }: InvoiceSummary, storedDate: string): ReadingQuestion => ({
  about: 'other date',
  carrierName,
  invoiceNumber,
  billDate,
  storedDate,
});

const daysBetween = (one: string, other: string): number =>
  Math.abs(Date.parse(one) - Date.parse(other)) / millisecondsOfDay;
