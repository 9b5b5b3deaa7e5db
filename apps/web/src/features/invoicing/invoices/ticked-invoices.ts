import type { CarrierInvoice, Client } from '@waybill/contract';

/** What is known of a ticked invoice. */
export type Ticked = Pick<CarrierInvoice, 'id' | 'clientId'>;

/** The ticked invoices of a client and its sub-clients; all of them without a client. */
export function tickedOf(
  ticked: readonly Ticked[],
  clientId: number | undefined,
  clients: readonly Pick<Client, 'id' | 'childClients'>[],
): readonly Ticked[] {
  if (clientId === undefined) return ticked;
  const children = clients.find(({ id }) => id === clientId)?.childClients ?? [];
  const family = new Set([clientId, ...children.map(({ id }) => id)]);
  return ticked.filter((invoice) => family.has(invoice.clientId));
}
