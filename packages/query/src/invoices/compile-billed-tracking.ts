import type { CompiledQuery } from '../compiled-query.ts';
import type { QueryContext } from '../context.ts';
import { inScope } from './invoice-conditions.ts';

/** What each invoice bills for tracking numbers, in its currency; by tracking number and bill date. */
export function compileBilledTracking(trackingNumbers: readonly string[], { scope }: QueryContext): CompiledQuery {
  const own = inScope(scope);
  const numbers = trackingNumbers.length === 0 ? 'null' : trackingNumbers.map(() => '?').join(', ');
  return {
    sql: `select tracking_number, invoice_id, any_value(client_id), any_value(carrier_name), any_value(invoice_number),
    any_value(bill_date) as billed, any_value(currency_code), sum(net_amount)::decimal(18, 2)
  from package_level_info where ${own.sql} and tracking_number in (${numbers})
  group by tracking_number, invoice_id order by tracking_number, billed, invoice_id`,
    parameters: [...own.parameters, ...trackingNumbers],
    columns: [
      { name: 'trackingNumber', type: 'text' },
      { name: 'invoiceId', type: 'bigint' },
      { name: 'clientId', type: 'integer' },
      { name: 'carrierName', type: 'text' },
      { name: 'invoiceNumber', type: 'text' },
      { name: 'billDate', type: 'date' },
      { name: 'currencyCode', type: 'text' },
      { name: 'amount', type: 'money' },
    ],
    plan: { sources: ['package_level_info'], partitions: [] },
  };
}
