import type { Client, InvoiceDetail } from '@waybill/contract';
import { analysisOf, factOf, initialDateFilter, invoicePackages, noDashboardFilters } from '@waybill/model';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';

/** The rows of an invoice as the grid takes them: all of them, in the invoice's currency. */
export function invoiceAnalysis(invoice: InvoiceDetail, client: Client): Analysis {
  const { id, clientId, billDate, currencyCode } = invoice;
  const analysis = analysisOf(invoicePackages);
  const dates = { ...initialDateFilter(null, billDate), type: 'bill_date', from: billDate, to: billDate } as const;
  return {
    page: invoicePackages,
    clients: [client],
    client,
    dates,
    unit: 'lbs',
    dashboard: noDashboardFilters,
    dashboardParts: [],
    state: {
      analysis,
      fact: factOf(analysis),
      clientId,
      childClientIds: [clientId],
      dateType: 'bill_date',
      dates: { from: billDate, to: billDate },
      filters: {},
      trackingNumbers: [],
      whereClauses: [`invoice_id = ${id}`, `currency_code = '${currencyCode}'`],
      currencyCode,
    },
    search: {},
    go: () => undefined,
    reset: () => undefined,
  };
}
