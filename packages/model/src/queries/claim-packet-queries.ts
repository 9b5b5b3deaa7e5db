import type { DataQuery } from '@waybill/contract';
import { oneOf, textLiteral } from '../conditions/text-literal.ts';

/** Packages that are claimed from a carrier, by what the invoices call them. */
interface ClaimedPackages {
  readonly carrierName: string;
  readonly trackingNumbers: readonly string[];
  readonly invoiceNumbers: readonly string[];
}

/**
 * What invoices state about claimed packages: each package before its adjustments. Rows of these packages on other invoices
 * than those of their claims may be among them.
 */
export function claimedPackagesQuery({
  carrierName,
  trackingNumbers,
  invoiceNumbers,
}: ClaimedPackages): Omit<DataQuery, 'clientId' | 'childClientIdsCSV'> {
  return {
    selectColumnNames: [
      'tracking_number',
      'invoice_number',
      'account_number',
      'bill_date',
      'zone',
      'scheduled_date',
      'delivery_date',
      'actual_weight_pounds',
      'bill_weight_pounds',
      'length',
      'width',
      'height',
      'dim_unit',
      ...['sender', 'consignee'].flatMap((place) =>
        ['name', 'company', 'address', 'city', 'state', 'postal_code', 'cntry'].map((part) => `${place}_${part}`),
      ),
      'row_kind',
      'tracking_id',
    ],
    fromTableNames: ['package_level_info'],
    whereClauseDetails: [
      `carrier_name = ${textLiteral(carrierName)}`,
      oneOf('tracking_number', trackingNumbers),
      oneOf('invoice_number', invoiceNumbers),
    ],
    orderByDetails: ['row_kind desc', 'tracking_id'],
  };
}
