import type { DataQuery } from '@waybill/contract';
import { textLiteral } from '../conditions/text-literal.ts';

type Query = Omit<DataQuery, 'clientId' | 'childClientIdsCSV'>;

/** A package, as its carrier names it. */
interface NamedPackage {
  readonly carrierName: string;
  readonly trackingNumber: string;
}

/** What each invoice bills for a package: one row by invoice and kind of row, the oldest first. */
export function billingsQuery(named: NamedPackage): Query {
  const keys = ['bill_date', 'invoice_number', 'row_kind'];
  return {
    selectColumnNames: [
      ...keys,
      'min(pickup_date) as pickup_date',
      'max(service) as service',
      'max(scheduled_date) as scheduled_date',
      'max(delivery_date) as delivery_date',
      'max(tracking_status) as tracking_status',
      'sum(actual_weight_pounds) as actual_weight_pounds',
      'sum(bill_weight_pounds) as bill_weight_pounds',
      'sum(net_amount) as net',
    ],
    fromTableNames: ['package_level_info'],
    whereClauseDetails: conditionsOf(named),
    groupByDetails: keys,
    orderByDetails: keys,
  };
}

/** The credits that came for a package, the oldest first. */
export function creditsQuery(named: NamedPackage): Query {
  const keys = ['bill_date', 'invoice_number', 'credit_type', 'charge_description'];
  return {
    selectColumnNames: [...keys, 'sum(net_amount) as net'],
    fromTableNames: ['charge_level_info'],
    whereClauseDetails: [...conditionsOf(named), 'credit_type is not null'],
    groupByDetails: keys,
    orderByDetails: keys,
  };
}

const conditionsOf = ({ carrierName, trackingNumber }: NamedPackage): string[] => [
  `carrier_name = ${textLiteral(carrierName)}`,
  `tracking_number = ${textLiteral(trackingNumber)}`,
];
