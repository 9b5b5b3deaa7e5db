import type { TrackedShipment } from '@waybill/contract';
import { trackingLookupQuery, trackingRefundsQuery } from '@waybill/model';
import { compileDataQuery, scopeToAll } from '@waybill/query';
import type { Warehouse } from '@waybill/warehouse';
import type { ReadableClient } from '../../identity/access/readable-clients.ts';
import { longQuery } from '../../platform/query-limits.ts';

interface Keys extends Record<string, string | number | null> {
  readonly TRACKING_NUMBER: string;
  readonly CLIENT_ID: number;
  readonly CARRIER_NAME: string;
}

interface ShipmentRow extends Keys {
  readonly SERVICE: string | null;
  readonly PICKUP_DATE: string;
  readonly SCHEDULED_DATE: string | null;
  readonly DELIVERY_DATE: string | null;
  readonly TRACKING_STATUS: string | null;
  readonly INVOICES: number;
  readonly NET: number;
}

interface RefundRow extends Keys {
  readonly REFUNDS: number;
}

const shipmentKeyOf = (row: Keys): string => `${row.TRACKING_NUMBER} ${row.CLIENT_ID} ${row.CARRIER_NAME}`;

/** What the invoices of these clients say about each tracking number, in the order of the numbers. */
export async function lookUpShipments(
  trackingNumbers: readonly string[],
  readable: readonly ReadableClient[],
  warehouse: Warehouse,
  signal: AbortSignal,
): Promise<TrackedShipment[]> {
  const context = { scope: scopeToAll(readable, warehouse.dataVersion) };
  const limits = { ...longQuery, signal };
  const [shipments, refunds] = await Promise.all([
    warehouse.rows<ShipmentRow>(compileDataQuery(trackingLookupQuery(trackingNumbers), context), limits),
    warehouse.rows<RefundRow>(compileDataQuery(trackingRefundsQuery(trackingNumbers), context), limits),
  ]);
  const refundOf = new Map(refunds.map((row) => [shipmentKeyOf(row), row.REFUNDS]));
  const nameOf = new Map(readable.map(({ id, name }) => [id, name]));
  const placeOf = new Map(trackingNumbers.map((number, place) => [number, place]));
  return shipments
    .toSorted((a, b) => (placeOf.get(a.TRACKING_NUMBER) ?? 0) - (placeOf.get(b.TRACKING_NUMBER) ?? 0))
    .map((row) => ({
      trackingNumber: row.TRACKING_NUMBER,
      clientId: row.CLIENT_ID,
      clientName: nameOf.get(row.CLIENT_ID) ?? '',
      carrierName: row.CARRIER_NAME,
      service: row.SERVICE ?? '',
      shipDate: row.PICKUP_DATE,
      scheduledDate: row.SCHEDULED_DATE,
      deliveryDate: row.DELIVERY_DATE,
      trackingStatus: row.TRACKING_STATUS,
      invoices: row.INVOICES,
      net: row.NET,
      refunds: refundOf.get(shipmentKeyOf(row)) ?? 0,
    }));
}
