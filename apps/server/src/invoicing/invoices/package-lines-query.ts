import type { CarrierInvoice } from '@waybill/contract';
import { invoicePackages } from '@waybill/model';

/** All rows of one invoice in its currency, in the order of the file. */
export function packageLinesQuery({ id, clientId, billDate, currencyCode }: CarrierInvoice) {
  return {
    clientId,
    childClientIdsCSV: String(clientId),
    selectColumnNames: invoicePackages.gridColumns.filter(({ hidden }) => !hidden).map(({ column }) => column),
    fromTableNames: [invoicePackages.table],
    whereClauseDetails: [
      `invoice_id = ${id}`,
      `bill_date between '${billDate}' and '${billDate}'`,
      `currency_code = '${currencyCode}'`,
    ],
    groupByDetails: [],
    orderByDetails: ['tracking_id'],
  };
}
