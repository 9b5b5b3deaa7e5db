import { type CarrierInvoice, mostInvoicesOfPayment } from '@waybill/contract';
import { findInvoices, type InvoiceReader, type InvoiceServices } from '../invoices/find-invoices.ts';

/** Whose invoices to pay, and to whom. */
interface Asked {
  readonly clientId: number;
  readonly carrierId: number;
  readonly fromDate?: string | undefined;
  readonly toDate?: string | undefined;
}

const mostLookedAt = 100_000;

/**
 * The carrier invoices without a payment number, the oldest first: as many as are paid together, and how many there
 * are.
 */
export async function unpaidInvoices(
  services: InvoiceServices,
  reader: InvoiceReader,
  asked: Asked,
): Promise<{ rows: CarrierInvoice[]; total: number }> {
  const window = { sort: 'billDate', descending: false, limit: mostLookedAt, offset: 0 } as const;
  const { rows } = await findInvoices(services, reader, { ...asked, search: '' }, window);
  const unpaid = rows.filter(({ paymentNumber }) => paymentNumber === null);
  return { rows: unpaid.slice(0, mostInvoicesOfPayment), total: unpaid.length };
}
