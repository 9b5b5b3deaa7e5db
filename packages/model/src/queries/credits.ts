import { textLiteral } from '../conditions/text-literal.ts';
import type { ScopelessQuery } from '../exceptions/exception-rule.ts';

/** The rows of a credit that stand for one in the ledger of credits. */
const creditKeys = [
  'client_id',
  'carrier_name',
  'account_number',
  'invoice_number',
  'bill_date',
  'tracking_number',
  'credit_type',
  'charge_description',
] as const;

/** What invoices since a day give back, and what they take back of it again: a row by invoice, package, type and text. */
export const creditRowsQuery = (since: string, conditions: readonly string[] = []): ScopelessQuery => ({
  selectColumnNames: [...creditKeys, 'sum(net_amount) as net'],
  fromTableNames: ['charge_level_info'],
  whereClauseDetails: ['credit_type is not null', `bill_date >= ${textLiteral(since)}`, ...conditions],
  groupByDetails: [...creditKeys],
  orderByDetails: [...creditKeys],
});

/** What invoices since a day bill for these packages: a row by invoice, package and kind of row. */
export function rebillsQuery(trackingNumbers: readonly string[], since: string): ScopelessQuery {
  const keys = ['client_id', 'carrier_name', 'tracking_number', 'invoice_number', 'bill_date', 'row_kind'];
  return {
    selectColumnNames: [...keys, 'sum(net_amount) as net'],
    fromTableNames: ['package_level_info'],
    whereClauseDetails: [
      `tracking_number in (${trackingNumbers.map((number) => textLiteral(number)).join(', ')})`,
      `bill_date >= ${textLiteral(since)}`,
      'net_amount > 0',
    ],
    groupByDetails: keys,
    orderByDetails: keys,
  };
}
