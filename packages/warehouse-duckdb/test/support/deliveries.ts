import type { DeliveryFact, DeliveryMoment, PackageRow } from '@waybill/model';
import type { DeliveriesDescription, DeliveriesSummary, OwnPromises, Warehouse } from '@waybill/warehouse';
import { chargeOf, invoiceOf, packageOf } from './rows.ts';

/** A moment such as `2025-08-05`, `2025-08-05 10:30` or `2025-08-05 10:30 -480` (minutes ahead of UTC). */
export function moment(text: string): DeliveryMoment {
  const [day = '', time, offset] = text.split(' ');
  return {
    local: `${day} ${time ?? '00:00'}:00`,
    hasTime: time !== undefined,
    offsetMinutes: offset === undefined ? null : Number(offset),
  };
}

/** A fact about a package of UPS. */
export function factOf(
  trackingNumber: string,
  {
    promised,
    delivered,
    ...more
  }: Partial<Omit<DeliveryFact, 'promised' | 'delivered'>> & { promised?: string; delivered?: string },
): DeliveryFact {
  return {
    line: 2,
    carrierId: 1,
    trackingNumber,
    reference: null,
    promised: promised === undefined ? null : moment(promised),
    delivered: delivered === undefined ? null : moment(delivered),
    status: null,
    verdict: null,
    isExcused: false,
    signedBy: null,
    leftAt: null,
    shipped: { day: null, accountNumber: null, service: null, zone: null, pounds: null },
    fields: {},
    ...more,
  };
}

/** A file that may complete packages of the parent client. */
export function deliveriesFile(more: Partial<DeliveriesDescription> = {}): DeliveriesDescription {
  return {
    source: 'deliveries.csv (file 1)',
    kind: 'tracking_events',
    name: 'deliveries.csv',
    receivedAt: new Date('2025-08-20T12:00:00Z'),
    tenantId: 1,
    clientIds: [1001],
    coversLaterClients: false,
    ...more,
  };
}

/** Loads facts. */
export async function loadDeliveries(
  warehouse: Warehouse,
  facts: readonly DeliveryFact[],
  more: Partial<DeliveriesDescription> = {},
): Promise<DeliveriesSummary> {
  const load = await warehouse.beginDeliveries(deliveriesFile(more));
  for (const fact of facts) load.add(fact);
  return await load.commit();
}

/** Loads an invoice with packages shipped on 2025-08-04, a Monday, of which the invoice says nothing about delivery. */
export async function loadUndelivered(
  warehouse: Warehouse,
  packages: readonly Partial<PackageRow>[],
  {
    tenantId,
    ownPromises = [],
    ...more
  }: {
    invoiceNumber: string;
    clientId?: number;
    accountId?: number;
    tenantId?: number;
    ownPromises?: readonly OwnPromises[];
  },
): Promise<number> {
  const invoice = invoiceOf({ amount: `${packages.length * 10}.00`, billDate: '2025-08-09', ...more });
  const load = await warehouse.beginLoad({
    kind: 'invoice',
    source: `${more.invoiceNumber}.csv`,
    ownPromises,
    ...(tenantId === undefined ? {} : { tenantId }),
  });
  const handle = load.addInvoice(invoice);
  for (const row of packages) {
    const parcel = packageOf(invoice, {
      pickup_date: '2025-08-04',
      delivery_date: null,
      scheduled_date: null,
      tracking_status: null,
      delivery_status: null,
      delivery_location: null,
      ...row,
    });
    load.addCharge(load.addPackage(handle, parcel), chargeOf());
    load.addSourceRows(handle, [`${more.invoiceNumber}-${parcel.tracking_number}`]);
  }
  return (await load.commit()).loadId;
}
