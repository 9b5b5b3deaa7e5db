import type { Settings } from '@waybill/db';
import type { InvoiceOfLoad } from '@waybill/warehouse';
import { type RawBuilder, sql } from 'kysely';

/** Nobody reads more of them. */
const mostReasons = 20;

/** What is built on the invoices of a load, so that it has to stay: a sentence for each; none when it can be undone. */
export async function dependantsOf(
  settings: Settings,
  invoices: readonly InvoiceOfLoad[],
  clientIds: readonly number[] | undefined,
): Promise<string[]> {
  const ids = idsOf(invoices);
  const stamps = await settings
    .selectFrom('client_invoice_item')
    .innerJoin('client_invoice', 'client_invoice.id', 'client_invoice_item.client_invoice_id')
    .select(['client_invoice_item.invoice_id as id', 'client_invoice.number'])
    .where('client_invoice_item.invoice_id', 'in', ids)
    .orderBy('client_invoice_item.invoice_id')
    .execute();
  const payments = await settings
    .selectFrom('payment_number_invoice')
    .innerJoin('payment_number', 'payment_number.id', 'payment_number_invoice.payment_number_id')
    .select(['payment_number_invoice.invoice_id as id', 'payment_number.number'])
    .where('payment_number_invoice.active', '=', true)
    .where('payment_number_invoice.invoice_id', 'in', ids)
    .orderBy('payment_number_invoice.invoice_id')
    .execute();
  const reasons = [
    ...withInvoices(stamps, invoices).map(
      ({ carrierName, invoiceNumber, number }) =>
        `${carrierName} invoice ${invoiceNumber} has the client invoice number ${number}.`,
    ),
    ...withInvoices(payments, invoices).map(
      ({ carrierName, invoiceNumber, number }) =>
        `${carrierName} invoice ${invoiceNumber} has the payment number ${number}. Void that number first.`,
    ),
    ...(await laterPartsOf(settings, invoices, clientIds)),
  ];
  const unlisted = reasons.length - mostReasons;
  return unlisted > 0 ? [...reasons.slice(0, mostReasons), `Further reasons: ${unlisted}.`] : reasons;
}

const withInvoices = (
  numbers: readonly { readonly id: number; readonly number: string }[],
  invoices: readonly InvoiceOfLoad[],
) =>
  numbers.flatMap(({ id, number }) =>
    invoices.filter(({ invoiceId }) => invoiceId === BigInt(id)).map((invoice) => ({ ...invoice, number })),
  );

/** A file that also holds invoices of clients beyond `clientIds` is not named. */
async function laterPartsOf(
  settings: Settings,
  invoices: readonly InvoiceOfLoad[],
  clientIds: readonly number[] | undefined,
): Promise<string[]> {
  const loads = [...new Set(invoices.flatMap(({ laterLoads }) => laterLoads))];
  if (loads.length === 0) return [];
  const files = await settings
    .selectFrom('invoice_file')
    .select(['name', 'load_id', 'client_ids'])
    .where('load_id', 'in', loads)
    .where('status', '=', 'loaded')
    .orderBy('id')
    .execute();
  return invoices.flatMap(({ carrierName, invoiceNumber, laterLoads }) =>
    laterLoads.map((load) => {
      const named = files
        .filter(
          ({ load_id, client_ids: held }) =>
            load_id === load && (clientIds === undefined || held.every((id) => clientIds.includes(id))),
        )
        .map(({ name }) => name);
      const names = named.join(', ') || `load ${load}`;
      return `${carrierName} invoice ${invoiceNumber} has rows from a later load, ${names}. Undo that load first.`;
    }),
  );
}

/** Any count of numbers as one parameter: there may be more than a statement can have. */
const idsOf = (invoices: readonly InvoiceOfLoad[]): RawBuilder<number> =>
  sql<number>`(select value::bigint from json_array_elements_text(${JSON.stringify(invoices.map(({ invoiceId }) => String(invoiceId)))}::json))`;
