import type { InvoiceReport, LoadReport } from '@waybill/server';

/** The reports of files that were loaded one after the other, as things stand after the last: a later file may complete an earlier one. */
export const afterAll = (reports: readonly LoadReport[]): LoadReport[] =>
  reports.map((report) =>
    completed(report, reports)
      ? {
          ...report,
          status: 'loaded',
          messages: ['A later file completed its invoices, and counts its packages.'],
          invoices: report.invoices.map((invoice) => ({ ...invoice, status: 'loaded' })),
        }
      : report,
  );

/** Whether another of the files completed every invoice of which this file contains a part. */
function completed(report: LoadReport, reports: readonly LoadReport[]): boolean {
  if (report.status !== 'incomplete' || report.questions.length > 0) return false;
  const loaded = new Set(
    reports.filter(({ status }) => status === 'loaded').flatMap(({ invoices }) => invoices.map(invoiceKeyOf)),
  );
  return report.invoices.every((invoice) => loaded.has(invoiceKeyOf(invoice)));
}

const invoiceKeyOf = ({ clientId, carrierName, accountNumber, invoiceNumber, billDate }: InvoiceReport): string =>
  JSON.stringify([clientId, carrierName, accountNumber, invoiceNumber, billDate]);
