import type { Settings } from '@waybill/db';
import { type RawBuilder, sql } from 'kysely';

interface Numbered {
  readonly id: number;
}

/**
 * The client invoice numbers of carrier invoices, by the invoices' numbers in the warehouse; invoices without one are
 * left out.
 */
export async function clientInvoiceNumbers(
  settings: Settings,
  invoices: readonly Numbered[],
): Promise<ReadonlyMap<number, string>> {
  if (invoices.length === 0) return new Map();
  const rows = await settings
    .selectFrom('client_invoice_item')
    .innerJoin('client_invoice', 'client_invoice.id', 'client_invoice_item.client_invoice_id')
    .select(['client_invoice_item.invoice_id as id', 'client_invoice.number'])
    .where('client_invoice_item.invoice_id', 'in', idsOf(invoices))
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** A payment number that is not void, and when it was paid. */
interface Payment {
  readonly number: string;
  readonly paidOn: string | null;
}

/**
 * The payment numbers of carrier invoices, by the invoices' numbers in the warehouse; invoices without one are left
 * out.
 */
export async function paymentNumbers(
  settings: Settings,
  invoices: readonly Numbered[],
): Promise<ReadonlyMap<number, Payment>> {
  if (invoices.length === 0) return new Map();
  const rows = await settings
    .selectFrom('payment_number_invoice')
    .innerJoin('payment_number', 'payment_number.id', 'payment_number_invoice.payment_number_id')
    .select(['payment_number_invoice.invoice_id as id', 'payment_number.number', 'payment_number.paid_on as paidOn'])
    .where('payment_number_invoice.active', '=', true)
    .where('payment_number_invoice.invoice_id', 'in', idsOf(invoices))
    .execute();
  return new Map(rows.map(({ id, ...payment }) => [id, payment]));
}

/** Any number of ids as one parameter: there may be more than a statement allows. */
const idsOf = (invoices: readonly Numbered[]): RawBuilder<number> =>
  sql<number>`(select value::bigint from json_array_elements_text(${JSON.stringify(invoices.map(({ id }) => id))}::json))`;
