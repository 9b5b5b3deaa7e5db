import type { DataQuery } from '@waybill/contract';
import { trackingNumberWhereClauses } from '../filters/tracking-numbers.ts';

type Query = Omit<DataQuery, 'clientId' | 'childClientIdsCSV'>;

const keys = ['tracking_number', 'client_id', 'carrier_name'];
/** Of the package itself where its invoice is loaded, else of its adjustments. */
const ofPackage = (aggregate: 'min' | 'max', column: string): string =>
  `coalesce(${aggregate}(case when row_kind = 'package' then ${column} end), ${aggregate}(${column}))`;

/** What the invoices contain for each tracking number: one row by number, client and carrier. */
export function trackingLookupQuery(trackingNumbers: readonly string[]): Query {
  return {
    selectColumnNames: [
      ...keys,
      `${ofPackage('max', 'service')} as service`,
      `${ofPackage('min', 'pickup_date')} as pickup_date`,
      'max(scheduled_date) as scheduled_date',
      'max(delivery_date) as delivery_date',
      `${ofPackage('max', 'tracking_status')} as tracking_status`,
      'count(distinct invoice_number) as invoices',
      'sum(net_amount) as net',
    ],
    fromTableNames: ['package_level_info'],
    whereClauseDetails: [...trackingNumberWhereClauses(trackingNumbers)],
    groupByDetails: keys,
    orderByDetails: keys,
  };
}

/** The refunds for each of the tracking numbers. */
export function trackingRefundsQuery(trackingNumbers: readonly string[]): Query {
  return {
    selectColumnNames: [...keys, 'sum(total_refund_amount) as refunds'],
    fromTableNames: ['charge_level_info'],
    whereClauseDetails: [...trackingNumberWhereClauses(trackingNumbers), 'total_refund_amount <> 0'],
    groupByDetails: keys,
  };
}
