import type { InvoiceDetail, LedgerInvoice } from '@waybill/contract';

export type Agreement = LedgerInvoice['agreement'];

/** Whether an invoice that was loaded agrees with the carrier's total. Amounts are in its currency. */
export function agreementOf({
  amount,
  chargedAmount,
  controlTotal,
}: Pick<InvoiceDetail, 'amount' | 'chargedAmount' | 'controlTotal'>): Exclude<Agreement, 'not_loaded'> {
  if (amount !== chargedAmount || (controlTotal !== null && controlTotal !== amount)) return 'differs';
  return controlTotal === null ? 'cannot_be_verified' : 'agrees';
}
