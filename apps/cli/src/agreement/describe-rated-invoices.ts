import { type VariancePart, varianceParts } from '@waybill/audit';
import { coverageLackNames } from '@waybill/model';
import { decimalOf, type RatedInvoices } from '@waybill/server';
import { amountText } from '../print/amount-text.ts';
import { tableText } from '../print/table-text.ts';

const count = new Intl.NumberFormat('en-US');
const money = (cents: number): string => amountText(decimalOf(cents));

const columns = [
  { head: 'Tracking number', side: 'left' },
  { head: 'Ship date', side: 'left' },
  { head: 'Billed', side: 'right' },
  { head: 'Expected', side: 'right' },
  { head: 'Difference', side: 'right' },
  { head: 'Because of', side: 'left' },
] as const;

/** What the user reads about bills that were rated by an agreement. */
export function describeRatedInvoices(found: RatedInvoices): readonly string[] {
  const { from, to, packages, rated, reproduced, billed, expected, parts, largest } = found;
  const packagesOf = `${count.format(packages)} packages billed from ${from} to ${to}`;
  if (rated === 0) return [`${packagesOf}; none could be rated.`, ...notRated(found)];
  const differing = varianceParts.filter((part) => parts[part] !== 0);
  return [
    `${packagesOf}; ${count.format(rated)} could be rated.`,
    `The agreement reproduces ${shareOf(reproduced, rated)} of the packages that could be rated, to the cent.`,
    `Billed ${money(billed)}, expected ${money(expected)}, difference ${money(billed - expected)} USD.`,
    ...(differing.length === 0 ? [] : ['Difference by cause:']),
    ...tableText(
      partColumns,
      differing.map((part) => [names[part], money(parts[part])]),
    )
      .slice(1)
      .map(indented),
    ...(largest.length === 0 ? [] : ['Largest differences:']),
    ...(largest.length === 0 ? [] : tableText(columns, largest.map(cellsOf)).map(indented)),
    ...counts('Assumed, as neither bill nor packs say it:', found.assumptions),
    ...notRated(found),
  ];
}

const partColumns = [
  { head: 'Cause', side: 'left' },
  { head: 'USD', side: 'right' },
] as const;

const names: Readonly<Record<VariancePart, string>> = {
  weight: 'weight',
  zone: 'zone',
  list: 'published rate',
  discount: 'discount',
  minimum: 'minimum',
  accessorial: 'accessorials',
  fuel: 'fuel',
  other: 'other',
};

const indented = (line: string): string => `  ${line}`;

/** Rounded down, so that 100% means all. */
const shareOf = (part: number, whole: number): string => `${(Math.floor((part / whole) * 1_000) / 10).toFixed(1)}%`;

const cellsOf = ({ trackingNumber, shipDate, billed, expected, parts }: RatedInvoices['largest'][number]) => [
  trackingNumber,
  shipDate,
  money(billed),
  money(expected),
  money(billed - expected),
  varianceParts
    .filter((part) => parts[part] !== 0)
    .map((part) => `${names[part]} ${money(parts[part])}`)
    .join(', '),
];

const notRated = (found: RatedInvoices): readonly string[] =>
  counts(
    'Not rated:',
    found.notRated.map(({ reason, about, packages }) => ({
      reason: [coverageLackNames[reason], ...(about === '' ? [] : [about])].join(': '),
      packages,
    })),
  );

const counts = (title: string, reasons: RatedInvoices['assumptions']): readonly string[] =>
  reasons.length === 0
    ? []
    : [title, ...reasons.map(({ reason, packages }) => `  ${count.format(packages)}: ${reason}`)];
