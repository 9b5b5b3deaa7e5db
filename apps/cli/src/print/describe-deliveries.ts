import type { LoadPreview } from '@waybill/server';
import { tableText } from './table-text.ts';

const count = new Intl.NumberFormat('en-US');
/** Only some of them: the whole list is for the screen. */
const printedFacts = 5;

/** The packages to which a delivery file was applied, by their tracking status. */
export function describeStatuses(deliveries: Pick<NonNullable<LoadPreview['deliveries']>, 'packages'> | undefined) {
  if (deliveries === undefined || deliveries.packages.length === 0) return [];
  const statuses = deliveries.packages.map(
    ({ status, packages }) => `${status ?? 'without status'} ${count.format(packages)}`,
  );
  return [`  Packages by status: ${statuses.join(', ')}`];
}

const factColumns = [
  { head: 'Tracking number', side: 'left' },
  { head: 'Promised', side: 'left' },
  { head: 'Delivered', side: 'left' },
  { head: 'Carrier says', side: 'left' },
  { head: 'Signed by', side: 'left' },
  { head: 'Status', side: 'left' },
  { head: 'Outcome', side: 'left' },
] as const;

const outcomes = {
  completed: 'applied to a package',
  known: 'nothing new: already known, or a better source says otherwise',
  waiting: 'waiting for the invoice',
  misfit: 'package was shipped at another time',
} as const;

/** What a delivery file would do, with its first lines. */
export function describeDeliveries(deliveries: LoadPreview['deliveries']): string[] {
  if (deliveries === null) return [];
  const rows = deliveries.first
    .slice(0, printedFacts)
    .map((fact) => [
      fact.trackingNumber,
      fact.promised ?? '',
      fact.delivered ?? '',
      fact.carrierStatus ?? '',
      fact.signedBy ?? '',
      fact.trackingStatus ?? '',
      outcomes[fact.outcome],
    ]);
  return [
    ...describeStatuses(deliveries),
    '  First lines:',
    ...tableText(factColumns, rows).map((line) => `    ${line}`),
  ];
}
