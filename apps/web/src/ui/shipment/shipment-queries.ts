import { queryOptions } from '@tanstack/react-query';
import {
  type ChargeLine,
  type DataQuery,
  type DataRow,
  type DeliverySource,
  data,
  listDeliverySources,
  mapProvider,
  trackingNumberDetails,
  trackingNumberDetailsUpss,
} from '@waybill/contract';
import { type PageName, type PageState, trackingDetailQuery, trackingLinesQuery } from '@waybill/model';
import { call } from '../../lib/api/call.ts';
import { type Shipment, shipmentOf } from './shipment.ts';

/** On which page and for which clients a shipment is looked for. */
export interface ShipmentScope {
  readonly page: PageName;
  readonly clients: Pick<PageState, 'clientId' | 'childClientIds'>;
}

/** A line that was billed for a tracking number. */
export interface BilledLine {
  readonly trackingId: number;
  readonly invoiceNumber: string;
  readonly billDate: string;
  readonly net: number;
}

const ups = 1;

/** All lines of a tracking number, the package itself first. */
export function linesOptions(scope: ShipmentScope, trackingNumber: string) {
  return queryOptions({
    queryKey: ['shipment', scope, 'lines', trackingNumber],
    queryFn: async ({ signal }): Promise<readonly BilledLine[]> => {
      const rows = await askPopup(scope, trackingLinesQuery(scope.clients, trackingNumber), signal);
      return rows.map((row) => ({
        trackingId: Number(row.TRACKING_ID),
        invoiceNumber: String(row.INVOICE_NUMBER ?? ''),
        billDate: String(row.BILL_DATE ?? ''),
        net: Number(row.NET_AMOUNT ?? 0),
      }));
    },
  });
}

/** A billed line with everything that is shown of it; null if the user's clients have no such line. */
export function shipmentOptions(scope: ShipmentScope, trackingId: number) {
  return queryOptions({
    queryKey: ['shipment', scope, 'line', trackingId],
    queryFn: async ({ signal }): Promise<DataRow | null> => {
      const [row] = await askPopup(scope, trackingDetailQuery(scope.clients, String(trackingId)), signal);
      return row ?? null;
    },
    select: (row) => (row === null ? null : shipmentOf(row)),
  });
}

/** The charges of a line: UPS by one call, the other carriers by another (S2 section 7). */
export function chargesOptions({ trackingId, carrierId, clientId }: Shipment) {
  return queryOptions({
    queryKey: ['shipment-charges', trackingId],
    queryFn: ({ signal }): Promise<ChargeLine[]> =>
      carrierId === ups
        ? call(trackingNumberDetailsUpss, { params: { clientId }, body: { id: trackingId } }, signal)
        : call(trackingNumberDetails, { query: { invoiceDetailsId: trackingId } }, signal),
  });
}

/** Everything that is known of the delivery of a line. */
export function deliverySourcesOptions({ trackingId }: Pick<Shipment, 'trackingId'>) {
  return queryOptions({
    queryKey: ['shipment-delivery', trackingId],
    queryFn: async ({ signal }): Promise<DeliverySource[]> =>
      (await call(listDeliverySources, { query: { invoiceDetailsId: trackingId } }, signal)).sources,
  });
}

/** Whether the charges tell gross amounts and incentives, as those of UPS do (S2 section 9). */
export function tellsIncentives({ carrierId }: Pick<Shipment, 'carrierId'>): boolean {
  return carrierId === ups;
}

/** The maps service that the operator chose; null for our own maps. */
export const mapProviderOptions = queryOptions({
  queryKey: ['map-provider'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }): Promise<string | null> => (await call(mapProvider, {}, signal)).embedUrl,
});

async function askPopup({ page }: ShipmentScope, body: DataQuery, signal: AbortSignal): Promise<readonly DataRow[]> {
  const answer = await call(data, { params: { page, container: 'trackingNumberPopUpContainer' }, body }, signal);
  return answer.data;
}
