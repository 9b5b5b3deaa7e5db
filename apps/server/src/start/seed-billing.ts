import { addDays, addMonths, dayOf, startOfMonth } from '@waybill/model';
import { stampInvoices } from '../invoicing/billing/stamp-invoices.ts';
import type { InvoiceReader } from '../invoicing/invoices/find-invoices.ts';
import { notePayment } from '../invoicing/payments/change-payment-number.ts';
import { generatePaymentNumber } from '../invoicing/payments/generate-payment-number.ts';
import { unpaidInvoices } from '../invoicing/payments/unpaid-invoices.ts';
import type { Services } from '../platform/services.ts';

type BillingServices = Pick<Services, 'settings' | 'warehouse' | 'clock'>;

const monthsStamped = [4, 3, 2];
const monthsNumbered = [4, 3];
const carriers = [1, 2];

/**
 * Bills the demo's clients for some months and pays carriers, as its administrator would: the newest invoices are left
 * to be stamped and paid.
 */
export async function seedBilling(services: BillingServices, tenantId: number): Promise<void> {
  const { settings, clock } = services;
  const { id: userId } = await settings
    .selectFrom('user_account')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('login', '=', 'admin')
    .executeTakeFirstOrThrow();
  const clients = await settings
    .selectFrom('client')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('parent_client_id', 'is', null)
    .orderBy('id')
    .execute();
  const reader = { userId, tenantId, internal: true, onlyClients: null };
  for (const back of monthsStamped) {
    for (const { id: clientId } of clients) {
      await stampInvoices(services, reader, { clientId, ...monthBefore(clock(), back) });
    }
  }
  for (const back of monthsNumbered) {
    for (const { id: clientId } of clients) {
      for (const carrierId of carriers) await payMonth(services, reader, { clientId, carrierId, back });
    }
  }
}

/** Pays a carrier's invoices of a month; payments for the newest one are still in progress. */
async function payMonth(
  services: BillingServices,
  reader: InvoiceReader,
  { clientId, carrierId, back }: { clientId: number; carrierId: number; back: number },
): Promise<void> {
  const month = monthBefore(services.clock(), back);
  const { rows } = await unpaidInvoices(services, reader, { clientId, carrierId, ...month });
  const invoiceIds = rows.filter(({ currencyCode }) => currencyCode === rows[0]?.currencyCode).map(({ id }) => id);
  if (invoiceIds.length === 0) return;
  const { id, note } = await generatePaymentNumber(services, reader, { clientId, invoiceIds, note: '' });
  if (back === Math.min(...monthsNumbered)) return;
  const paidOn = monthBefore(services.clock(), back - 2).fromDate;
  await notePayment(services, reader, id, { paidOn, reference: `ACH ${paidOn.replaceAll('-', '')}-${id}`, note });
}

/** The first and last day of the month a number of months ago. */
function monthBefore(now: Date, back: number): { fromDate: string; toDate: string } {
  const first = addMonths(startOfMonth(dayOf(now)), -back);
  return { fromDate: first, toDate: addDays(addMonths(first, 1), -1) };
}
