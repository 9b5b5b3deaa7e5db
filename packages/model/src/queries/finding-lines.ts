import type { DataQuery } from '@waybill/contract';
import { textLiteral } from '../conditions/text-literal.ts';

type Query = Omit<DataQuery, 'clientId' | 'childClientIdsCSV'>;

/** A package on an invoice, or the charges of the invoice that belong to none. */
export interface BilledPackage {
  readonly carrierName: string;
  readonly accountNumber: string;
  readonly invoiceNumber: string;
  readonly billDate: string;
  readonly trackingNumber: string | null;
}

/** The charges of a package on an invoice, without credits: one row by name. */
export function billedLinesQuery(billed: BilledPackage): Query {
  const keys = ['charge_family', 'accessorial_code', 'charge_description'];
  return {
    selectColumnNames: [...keys, 'count(*) as times', 'sum(net_amount) as net'],
    fromTableNames: ['charge_level_info'],
    whereClauseDetails: [...conditionsOf(billed), 'credit_type is null'],
    groupByDetails: keys,
    orderByDetails: keys,
  };
}

/** What an invoice states about a package: the package itself first, then its adjustments. */
export function billedInputsQuery(billed: BilledPackage): Query {
  return {
    selectColumnNames: [
      'zone',
      'actual_weight_pounds',
      'bill_weight_pounds',
      'length',
      'width',
      'height',
      'dim_unit',
      'scheduled_date',
      'delivery_date',
      'sender_postal_code',
      'consignee_postal_code',
      'row_kind',
      'tracking_id',
    ],
    fromTableNames: ['package_level_info'],
    whereClauseDetails: conditionsOf(billed),
    orderByDetails: ['row_kind desc', 'tracking_id'],
  };
}

const conditionsOf = ({
  carrierName,
  accountNumber,
  invoiceNumber,
  billDate,
  trackingNumber,
}: BilledPackage): string[] => [
  `carrier_name = ${textLiteral(carrierName)}`,
  `account_number = ${textLiteral(accountNumber)}`,
  `invoice_number = ${textLiteral(invoiceNumber)}`,
  `bill_date = ${textLiteral(billDate)}`,
  trackingNumber === null ? 'tracking_number is null' : `tracking_number = ${textLiteral(trackingNumber)}`,
];
