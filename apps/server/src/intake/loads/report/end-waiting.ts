import type { SettingsSchema } from '@waybill/db';
import type { Warehouse } from '@waybill/warehouse';
import type { Transaction } from 'kysely';
import { type FileCopy, type FileSummary, readSummary } from '../../received-files/invoice-files.ts';
import { invoiceKeyOf, type NamedInvoice, ownedKeyOf } from '../invoice-key.ts';
import { isStoredWhole, type LoadPlan } from '../judge/judge.ts';

/**
 * A file that waits and is handed in again stands in the list once, as it was handed in last. Answers the accounts that
 * its earlier entries had created.
 */
export async function takeOverWaiting(
  transaction: Transaction<SettingsSchema>,
  { id, tenantId, sha256 }: Pick<FileCopy, 'tenantId' | 'sha256'> & { readonly id: number },
): Promise<number[]> {
  const earlier = await transaction
    .deleteFrom('invoice_file')
    .where('tenant_id', '=', tenantId)
    .where('sha256', '=', sha256)
    .where('status', '=', 'incomplete')
    .where('id', '<>', id)
    .returning('summary')
    .execute();
  return earlier.flatMap(({ summary }) => readSummary(summary)?.createdAccounts ?? []);
}

/** Ends the waiting of files all of whose invoices are whole without them, the last of them by this load. */
export async function endWaiting(
  transaction: Transaction<SettingsSchema>,
  warehouse: Warehouse,
  { tenantId, name }: Pick<FileCopy, 'tenantId' | 'name'>,
  plan: LoadPlan,
  { report, completedFiles }: FileSummary,
): Promise<void> {
  const whole = new Set(report.invoices.filter((invoice) => isWhole(plan, invoice)).map(ownedKeyOf));
  if (whole.size === 0) return;
  const waiting = await transaction
    .selectFrom('invoice_file')
    .select(['id', 'summary'])
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'incomplete')
    .execute();
  const ended: { readonly id: number }[] = [];
  for (const { id, summary } of waiting) {
    const invoices = readSummary(summary)?.report.invoices ?? [];
    const others = invoices.filter((each) => !whole.has(ownedKeyOf(each)));
    if (completedFiles.includes(id) || others.length === invoices.length) continue;
    const stored = await Promise.all(others.map((each) => isStoredWhole({ settings: transaction, warehouse }, each)));
    if (stored.every((isWhole) => isWhole)) ended.push({ id });
  }
  if (ended.length === 0) return;
  await transaction
    .updateTable('invoice_file')
    .set({
      status: 'refused',
      reason: `Its invoices were loaded whole from ‘${name}’, without this file. Load it again to see whether it has other rows.`,
    })
    .where(
      'id',
      'in',
      ended.map(({ id }) => id),
    )
    .execute();
}

/** Whether a load leaves an invoice with the amount that the carrier states. */
function isWhole({ judged }: LoadPlan, invoice: NamedInvoice): boolean {
  const verdict = judged.get(invoiceKeyOf(invoice))?.verdict;
  return verdict?.kind === 'load' && verdict.note === undefined;
}
