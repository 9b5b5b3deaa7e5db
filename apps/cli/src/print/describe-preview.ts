import type { FileStatus, LoadPreview, PreviewedPackage } from '@waybill/server';
import { amountText } from './amount-text.ts';
import { describeDeliveries } from './describe-deliveries.ts';
import { describeOthers } from './describe-others.ts';
import { describeWayOut } from './describe-way-out.ts';
import { tableText } from './table-text.ts';

/** What would become of a file, in words. */
export const previewStatusTexts: Readonly<Record<FileStatus, string>> = {
  loaded: 'would be loaded',
  already_there: 'already there',
  incomplete: 'would wait for its other parts',
  refused: 'would be refused',
};
const count = new Intl.NumberFormat('en-US');

/** What the user reads about a file that was only previewed. */
export function describePreview(preview: LoadPreview, acceptsBadLines: boolean): string {
  const { name, status, layout, messages } = preview;
  return [
    `${name}: ${previewStatusTexts[status]}${layout === null ? '' : ` (${layout})`}`,
    ...messages.map((message) => `  ${message}`),
    ...describeWayOut(preview, acceptsBadLines),
    ...invoiceLines(preview),
    ...packageLines(preview),
    ...describeDeliveries(preview.deliveries),
    ...badLines(preview),
    ...describeOthers(preview.mappedToOther),
    ...preview.limits.map((limit) => `  ${limit}`),
    `  Nothing was stored: ${count.format(preview.rows)} rows read (${preview.seconds.toFixed(1)} s)`,
  ].join('\n');
}

const invoiceColumns = [
  { head: 'Invoice', side: 'left' },
  { head: 'Carrier', side: 'left' },
  { head: 'Account', side: 'left' },
  { head: 'Client', side: 'left' },
  { head: 'Bill date', side: 'left' },
  { head: 'Rows', side: 'right' },
  { head: 'Sum of rows', side: 'right' },
  { head: 'Invoice amount', side: 'right' },
  { head: 'New packages', side: 'right' },
  { head: 'New spend', side: 'right' },
  { head: 'Status', side: 'left' },
] as const;

function invoiceLines({ invoices }: LoadPreview): string[] {
  if (invoices.length === 0) return [];
  const rows = invoices.map((invoice) => [
    invoice.invoiceNumber,
    invoice.carrierName,
    `${invoice.accountNumber}${invoice.isNewAccount ? ' (new)' : ''}`,
    invoice.clientId === null ? '' : String(invoice.clientId),
    invoice.billDate,
    count.format(invoice.rows),
    `${amountText(invoice.rowsAmount)} ${invoice.currencyCode}`,
    invoice.statedAmount === null ? 'not stated' : `${amountText(invoice.statedAmount)} ${invoice.currencyCode}`,
    count.format(invoice.packages),
    `${amountText(invoice.amount)} ${invoice.currencyCode}`,
    previewStatusTexts[invoice.status],
  ]);
  return tableText(invoiceColumns, rows).map((line) => `  ${line}`);
}

const packageColumns = [
  { head: 'Tracking number', side: 'left' },
  { head: 'Kind', side: 'left' },
  { head: 'Service', side: 'left' },
  { head: 'Zone', side: 'left' },
  { head: 'Ship date', side: 'left' },
  { head: 'Weight', side: 'right' },
  { head: 'Receiver', side: 'left' },
  { head: 'Charges', side: 'right' },
  { head: 'Net', side: 'right' },
] as const;

/** Only some of them: the whole list is for the screen. */
const printedPackages = 5;

function packageLines({ firstPackages }: LoadPreview): string[] {
  if (firstPackages.length === 0) return [];
  const rows = firstPackages.slice(0, printedPackages).map(packageCells);
  return [
    '  First packages, as they would be stored:',
    ...tableText(packageColumns, rows).map((line) => `    ${line}`),
  ];
}

const packageCells = (row: PreviewedPackage): string[] => [
  row.trackingNumber ?? '',
  row.rowKind,
  row.service ?? '',
  row.zone ?? '',
  row.shipDate,
  row.billWeight === null ? '' : `${row.billWeight} ${row.billWeightUnit ?? ''}`.trim(),
  [row.consigneeState, row.consigneePostalCode].filter(Boolean).join(' '),
  String(row.charges.length),
  `${amountText(row.netAmount)} ${row.currencyCode}`,
];

function badLines({ badLines: found, firstBadLines }: LoadPreview): string[] {
  if (found === 0) return [];
  const listed = firstBadLines.map(({ line, column, reason }) =>
    column === '' ? `    line ${line}: ${reason}` : `    line ${line}, ${column}: ${reason}`,
  );
  const more = found - firstBadLines.length;
  return ['  Lines that cannot be read:', ...listed, ...(more > 0 ? [`    and ${count.format(more)} more`] : [])];
}
