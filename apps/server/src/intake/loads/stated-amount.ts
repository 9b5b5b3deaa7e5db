import type { Settings } from '@waybill/db';
import type { Invoice } from '@waybill/warehouse';
import { readSummary } from './invoice-files.ts';
import { keyOf } from './invoice-key.ts';

/** What the carrier said a stored invoice amounts to, exact decimal text; undefined when no file brought it. */
export async function statedAmountOf(settings: Settings, invoice: Invoice): Promise<string | undefined> {
  const files = await settings
    .selectFrom('invoice_file')
    .select('summary')
    .where('load_id', '=', invoice.loadId)
    .where('status', '=', 'loaded')
    .execute();
  return files
    .flatMap(({ summary }) => readSummary(summary)?.report.invoices ?? [])
    .find((each) => keyOf(each) === keyOf(invoice))?.statedAmount;
}
