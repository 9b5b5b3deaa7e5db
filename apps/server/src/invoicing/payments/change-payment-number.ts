import type { PaymentNumberDetail } from '@waybill/contract';
import type { PaymentNumberTable, Settings } from '@waybill/db';
import type { Updateable } from 'kysely';
import { changesBetween } from '../../identity/audit/changes-between.ts';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import { conflict, type ProblemError } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import type { InvoiceReader } from '../invoices/find-invoices.ts';
import { paymentNumberDetail, paymentNumberOf } from './payment-numbers.ts';

type PaymentServices = Pick<Services, 'settings' | 'warehouse' | 'clock'>;

/** When and how it was paid; without a day it is open again. */
interface PaymentNote {
  readonly paidOn: string | null;
  readonly reference: string;
  readonly note: string;
}

/** Records the payment. @throws ProblemError 403 as for reading, 409 for a void one. */
export async function notePayment(
  services: PaymentServices,
  reader: InvoiceReader,
  id: number,
  { paidOn, reference, note }: PaymentNote,
): Promise<PaymentNumberDetail> {
  return await change(services, reader, id, { paid_on: paidOn, reference, note }, 'payment_number.update');
}

/** Voids a payment number: its invoices are unpaid again. @throws as `notePayment`, and 409 for one that was paid. */
export async function voidPayment(
  services: PaymentServices,
  reader: InvoiceReader,
  id: number,
  reason: string,
): Promise<PaymentNumberDetail> {
  const values = { voided_at: services.clock(), void_reason: reason };
  return await change(services, reader, id, values, 'payment_number.void');
}

async function change(
  services: PaymentServices,
  reader: InvoiceReader,
  id: number,
  values: Updateable<PaymentNumberTable>,
  action: string,
): Promise<PaymentNumberDetail> {
  const { settings, clock } = services;
  await settings.transaction().execute(async (transaction) => {
    const before = await paymentNumberOf(transaction, reader, id);
    const changed = await transaction
      .updateTable('payment_number')
      .set(values)
      .where('id', '=', id)
      .where('voided_at', 'is', null)
      .$if(values.voided_at !== undefined, (open) => open.where('paid_on', 'is', null))
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) throw await refusal(transaction, reader, id);
    if (values.voided_at !== undefined) {
      await transaction
        .updateTable('payment_number_invoice')
        .set({ active: false })
        .where('payment_number_id', '=', id)
        .execute();
    }
    const after = await paymentNumberOf(transaction, reader, id);
    await writeAudit(transaction, reader, clock(), {
      action,
      subject: { id, name: after.number },
      changes: changesBetween(audited(before), audited(after)),
    });
  });
  return await paymentNumberDetail(services, reader, id);
}

/** Why a payment number cannot be changed, or voided. */
async function refusal(settings: Settings, reader: InvoiceReader, id: number): Promise<ProblemError> {
  const { status } = await paymentNumberOf(settings, reader, id);
  return status === 'void'
    ? conflict('This payment number is void and cannot be changed.')
    : conflict('This payment number is recorded as paid. Remove the day on which it was paid, then void it.');
}

const audited = ({ status, paidOn, reference, note, voidReason }: Awaited<ReturnType<typeof paymentNumberOf>>) => ({
  status,
  paidOn,
  reference,
  note,
  voidReason,
});
