import type { DataQuery } from '@waybill/contract';
import { oneOf } from '../conditions/text-literal.ts';

/** When and how much each of these account numbers was billed, by client and carrier. */
export function billedAccountsQuery(
  accountNumbers: readonly string[],
): Omit<DataQuery, 'clientId' | 'childClientIdsCSV'> {
  const keys = ['client_id', 'carrier_id', 'carrier_name', 'account_number'];
  return {
    selectColumnNames: [
      ...keys,
      'max(bill_date) as last_billed',
      'count(distinct invoice_number) as invoices',
      'sum(net_amount) as net',
    ],
    fromTableNames: ['package_level_info'],
    whereClauseDetails: [oneOf('account_number', accountNumbers)],
    groupByDetails: keys,
    orderByDetails: keys,
  };
}
