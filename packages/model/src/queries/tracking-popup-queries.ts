import type { DataQuery } from '@waybill/contract';
import { chargeFamilies } from '../charge-family.ts';
import { trackingNumberWhereClauses } from '../filters/tracking-numbers.ts';
import { fromClients } from './from-clients.ts';
import type { PageState } from './page-state.ts';

type Clients = Pick<PageState, 'clientId' | 'childClientIds'>;

const shipment = [
  'tracking_id',
  'tracking_number',
  'carrier_id',
  'carrier_name',
  'client_id',
  'service',
  'invoice_number',
  'bill_date',
  'pickup_date',
  'scheduled_date',
  'delivery_date',
  'estimated_days',
  'estimated_time',
  'delivery_status',
  'delivery_location',
  'tracking_status',
  'bucket_name',
  'actual_weight',
  'actual_weight_pounds',
  'actual_weight_unit',
  'bill_weight',
  'bill_weight_pounds',
  'bill_weight_unit',
  'zone',
  'rated_zone',
  'zone_mode',
  'length',
  'width',
  'height',
  'dim_unit',
  'charge_description',
  'currency_code',
];
const addresses = ['sender', 'consignee'].flatMap((side) => [
  ...['name', 'company', 'address', 'city', 'state', 'postal_code', 'cntry'].map((part) => `${side}_${part}`),
  `normalised_${side}_state`,
  `normalised_${side}_country`,
]);
const amounts = chargeFamilies.flatMap((family) => [`${family}_amount`, `${family}_discount`, `net_${family}_amount`]);

/** All lines that were billed for a tracking number, freight before parcels and the package itself before its adjustments; the first one is shown first (S2 section 3). */
export function trackingLinesQuery(clients: Clients, trackingNumber: string): DataQuery {
  return {
    selectColumnNames: ['tracking_id', 'invoice_number', 'bill_date', 'row_kind', 'net_amount'],
    fromTableNames: ['package_level_info'],
    whereClauseDetails: [...trackingNumberWhereClauses([trackingNumber])],
    orderByDetails: ['bucket_name', 'no_of_pkgs desc', 'bill_date', 'tracking_id'],
    ...fromClients(clients),
  };
}

/** Everything that the tracking popup shows of a package row (S2 section 3). */
export function trackingDetailQuery(clients: Clients, trackingId: string): DataQuery {
  return {
    selectColumnNames: [...shipment, ...addresses, ...amounts, 'net_amount'],
    fromTableNames: ['package_level_info'],
    whereClauseDetails: [`tracking_id = ${wholeNumber(trackingId)}`],
    ...fromClients(clients),
  };
}

/** The charge lines of a package row: CHARGE_DESCRIPTION, NET_AMOUNT, INCENTIVE_AMOUNT. */
export function trackingChargesQuery(clients: Clients, trackingId: string): DataQuery {
  return {
    selectColumnNames: ['charge_description', 'net_amount', 'incentive_amount'],
    fromTableNames: ['charge_level_info'],
    whereClauseDetails: [`tracking_id = ${wholeNumber(trackingId)}`],
    orderByDetails: ['charge_id'],
    ...fromClients(clients),
  };
}

function wholeNumber(text: string): string {
  if (!/^\d+$/.test(text)) throw new Error(`Not the number of a row: ${text}`);
  return text;
}
