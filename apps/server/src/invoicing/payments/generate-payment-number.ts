import type { CarrierInvoice, PaymentNumberDetail } from '@waybill/contract';
import { dayOf } from '@waybill/model';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import { holdInvoices } from '../../intake/received-files/hold-invoices.ts';
import { requestedClient } from '../../organisation/clients/requested-client.ts';
import { forbidden } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';
import { nextNumber } from '../billing/next-number.ts';
import { findInvoices, type InvoiceReader } from '../invoices/find-invoices.ts';
import { paymentNumbers } from '../invoices/given-numbers.ts';
import { paymentNumberDetail } from './payment-numbers.ts';

type PaymentServices = Pick<Services, 'settings' | 'warehouse' | 'clock'>;

/** Invoices to be paid together. */
interface NewPayment {
  readonly clientId: number;
  readonly invoiceIds: readonly number[];
  readonly note: string;
}

const digits = 6;

/**
 * Gives carrier invoices a payment number, all or none.
 * @throws ProblemError 400 for invoices that differ in carrier or currency or already have a number; 403 for a client
 * or an invoice that the reader may not read; 409 while a load is being undone.
 */
export async function generatePaymentNumber(
  services: PaymentServices,
  reader: InvoiceReader,
  { clientId, invoiceIds, note }: NewPayment,
): Promise<PaymentNumberDetail> {
  const { settings, clock } = services;
  const { client } = await requestedClient(settings, reader, clientId);
  const ids = [...new Set(invoiceIds)];
  const window = { sort: 'billDate', descending: false, limit: ids.length, offset: 0 } as const;
  const now = clock();
  const id = await settings.transaction().execute(async (transaction) => {
    await holdInvoices(transaction, reader.tenantId);
    const asked = { clientId, invoiceIds: ids, search: '' };
    const { rows } = await findInvoices({ ...services, settings: transaction }, reader, asked, window);
    if (rows.length < ids.length) throw forbidden('There is no such invoice, or you do not have access to it.');
    const first = assertPaidTogether(rows);
    const series = `payment ${dayOf(now).slice(0, 4)}`;
    const count = await nextNumber(transaction, reader.tenantId, series);
    const taken = await paymentNumbers(transaction, rows);
    if (taken.size > 0) throw fieldProblem('invoiceIds', 'contains an invoice that already has a payment number');
    const number = `PN-${dayOf(now).slice(0, 4)}-${String(count).padStart(digits, '0')}`;
    const made = await transaction
      .insertInto('payment_number')
      .values({
        tenant_id: reader.tenantId,
        client_id: clientId,
        carrier_id: first.carrierId,
        number,
        currency_code: first.currencyCode,
        note,
        paid_on: null,
        reference: '',
        created_at: now,
        created_by: reader.userId,
        void_reason: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('payment_number_invoice')
      .values(rows.map((row) => ({ payment_number_id: made.id, invoice_id: row.id, amount: row.amount.toFixed(2) })))
      .execute();
    await writeAudit(transaction, reader, now, {
      action: 'payment_number.generate',
      subject: { id: made.id, name: number },
      more: { client: client.name, carrier: first.carrierName, invoices: rows.length },
    });
    return made.id;
  });
  return await paymentNumberDetail(services, reader, id);
}

function assertPaidTogether(invoices: readonly CarrierInvoice[]): CarrierInvoice {
  const [first] = invoices;
  if (first === undefined) throw fieldProblem('invoiceIds', 'choose at least one invoice');
  if (invoices.some(({ carrierId }) => carrierId !== first.carrierId)) {
    throw fieldProblem('invoiceIds', 'must be invoices of one carrier');
  }
  if (invoices.some(({ currencyCode }) => currencyCode !== first.currencyCode)) {
    throw fieldProblem('invoiceIds', 'must be invoices in one currency');
  }
  return first;
}
