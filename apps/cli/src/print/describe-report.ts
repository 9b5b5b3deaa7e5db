import { centsOf, decimalOf, type FileStatus, type InvoiceReport, type LoadReport } from '@waybill/server';
import { amountText } from './amount-text.ts';
import { describeStatuses } from './describe-deliveries.ts';
import { describeOthers } from './describe-others.ts';
import { describeWayOut } from './describe-way-out.ts';
import { tableText } from './table-text.ts';

/** What became of a file, in words. */
export const reportStatusTexts: Readonly<Record<FileStatus, string>> = {
  loaded: 'loaded',
  already_there: 'already there',
  incomplete: 'incomplete, waiting for its other parts',
  refused: 'refused',
};
const count = new Intl.NumberFormat('en-US');

/** The text that the user reads about a file afterwards. */
export function describeReport(report: LoadReport, acceptsBadLines: boolean): string {
  return [
    `${report.name}: ${reportStatusTexts[report.status]}${report.layout === null ? '' : ` (${report.layout})`}`,
    ...report.messages.map((message) => `  ${message}`),
    ...describeWayOut(report, acceptsBadLines),
    ...invoiceLines(report),
    ...describeOthers(report.mappedToOther),
    ...describeStatuses(report.deliveries),
    ...report.limits.map((limit) => `  ${limit}`),
    ...totalLines(report),
  ].join('\n');
}

function invoiceLines({ invoices }: LoadReport): string[] {
  if (invoices.length === 0) return [];
  const rows = invoices.map((invoice) => [
    invoice.invoiceNumber,
    invoice.carrierName,
    invoice.accountNumber,
    invoice.clientId === null ? '' : String(invoice.clientId),
    invoice.billDate,
    count.format(invoice.rows),
    invoice.statedAmount === null ? 'not stated' : `${amountText(invoice.statedAmount)} ${invoice.currencyCode}`,
    count.format(invoice.packages),
    `${amountText(invoice.amount)} ${invoice.currencyCode}`,
    reportStatusTexts[invoice.status],
  ]);
  return tableText(invoiceColumns, rows).map((line) => `  ${line}`);
}

const invoiceColumns = [
  { head: 'Invoice', side: 'left' },
  { head: 'Carrier', side: 'left' },
  { head: 'Account', side: 'left' },
  { head: 'Client', side: 'left' },
  { head: 'Bill date', side: 'left' },
  { head: 'Rows', side: 'right' },
  { head: 'Invoice amount', side: 'right' },
  { head: 'New packages', side: 'right' },
  { head: 'New spend', side: 'right' },
  { head: 'Status', side: 'left' },
] as const;

function totalLines(report: LoadReport): string[] {
  if (report.status === 'refused') return [];
  const amounts = totalsByCurrency(report.invoices).map(([currency, amount]) => `${amountText(amount)} ${currency}`);
  const { deliveries } = report;
  const added =
    deliveries !== undefined
      ? `completed ${count.format(report.packages)} packages`
      : report.status === 'loaded'
        ? `added ${count.format(report.packages)} packages, ${amounts.join(', ')}`
        : 'added nothing';
  return [`  Total: ${count.format(report.rows)} rows read, ${added} (${report.seconds.toFixed(1)} s)`];
}

/** The totals of the invoices, by currency. */
function totalsByCurrency(invoices: readonly InvoiceReport[]): [currency: string, amount: string][] {
  const cents = new Map<string, number>();
  for (const { currencyCode, amount } of invoices) {
    cents.set(currencyCode, (cents.get(currencyCode) ?? 0) + centsOf(amount));
  }
  return [...cents].map(([currency, total]) => [currency, decimalOf(total)]);
}
