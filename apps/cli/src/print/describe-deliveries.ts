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

const fieldColumns = [
  { head: 'Tracking number or reference', side: 'left' },
  { head: 'Order', side: 'left' },
  { head: 'SKU', side: 'left' },
  { head: 'Cost centre', side: 'left' },
  { head: 'Carton', side: 'left' },
  { head: 'Outcome', side: 'left' },
] as const;

type Fact = NonNullable<LoadPreview['deliveries']>['first'][number];

const deliveryRow = (fact: Fact): string[] => [
  fact.trackingNumber,
  fact.promised ?? '',
  fact.delivered ?? '',
  fact.carrierStatus ?? '',
  fact.signedBy ?? '',
  fact.trackingStatus ?? '',
  outcomes[fact.outcome],
];

const fieldRow = ({ trackingNumber, reference, fields, outcome }: Fact): string[] => [
  trackingNumber || (reference ?? ''),
  fields.order_number ?? '',
  fields.sku ?? '',
  fields.cost_centre ?? '',
  fields.carton ?? '',
  outcomes[outcome],
];

/** What a file of deliveries or reference fields would do, with its first lines. */
export function describeDeliveries(deliveries: LoadPreview['deliveries']): string[] {
  if (deliveries === null) return [];
  const first = deliveries.first.slice(0, printedFacts);
  const isOfReferences = deliveries.kind === 'references';
  const table = isOfReferences
    ? tableText(fieldColumns, first.map(fieldRow))
    : tableText(factColumns, first.map(deliveryRow));
  return [
    ...(isOfReferences ? [] : describeStatuses(deliveries)),
    '  First lines:',
    ...table.map((line) => `    ${line}`),
  ];
}
