import type { InvoiceSummary } from '@waybill/invoices';
import { centsOf } from '@waybill/model';
import { invoiceKeyOf } from '../invoice-key.ts';
import type { InvoiceSource } from './invoice-source.ts';
import { rowsBeyond } from './rows-beyond.ts';
import type { FindStored, StoredInvoice } from './stored-invoices.ts';
import {
  type Accepted,
  type FurtherRows,
  noRows,
  type Verdict,
  verdictOnFurther,
  verdictOnNew,
  withRows,
} from './verdicts.ts';

/** An invoice of a file, what is stored of it, and the verdict. */
export interface JudgedInvoice {
  readonly invoice: InvoiceSummary;
  readonly stored: StoredInvoice | undefined;
  readonly verdict: Verdict;
}

/** Judges every invoice by its own amount, and by what is already stored of it. */
export async function judgeInvoices(
  source: InvoiceSource,
  accepted: Accepted,
  findStored: FindStored,
): Promise<Map<string, JudgedInvoice>> {
  const judged = new Map<string, JudgedInvoice>();
  for (const invoice of source.invoices) {
    const stored = await findStored(invoice);
    judged.set(invoiceKeyOf(invoice), { invoice, stored, verdict: verdictOnNew(invoice, accepted) });
  }
  if ([...judged.values()].every(({ stored }) => stored === undefined)) return judged;
  const further = new Map<string, FurtherRows>();
  for await (const invoice of source.read()) {
    const key = invoiceKeyOf(invoice);
    const stored = judged.get(key)?.stored;
    if (stored === undefined) continue;
    const fresh = rowsBeyond(invoice.invoiceRows, await stored.countsOf(invoice.invoiceRows));
    further.set(key, withRows(further.get(key) ?? noRows, fresh));
  }
  for (const [key, { invoice, stored }] of judged) {
    if (stored === undefined) continue;
    const { statedCents, from } = stored;
    const held = { heldCents: centsOf(stored.invoice.amount), statedCents, from };
    const verdict = verdictOnFurther(invoice, held, further.get(key) ?? noRows, accepted);
    judged.set(key, { invoice, stored, verdict });
  }
  return judged;
}
