import type { InvoiceReport, LoadReport } from '@waybill/server';

/** Whether another of the files completed every invoice of which this file contains a part. */
export function completed(report: LoadReport, reports: readonly LoadReport[]): boolean {
  if (report.status !== 'incomplete') return false;
  const loaded = new Set(
    reports.filter(({ status }) => status === 'loaded').flatMap(({ invoices }) => invoices.map(invoiceKeyOf)),
  );
  return report.invoices.every((invoice) => loaded.has(invoiceKeyOf(invoice)));
}

const invoiceKeyOf = ({ clientId, carrierName, accountNumber, invoiceNumber, billDate }: InvoiceReport): string =>
  JSON.stringify([clientId, carrierName, accountNumber, invoiceNumber, billDate]);
