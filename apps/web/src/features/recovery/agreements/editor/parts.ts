import { text } from '../../../../lib/languages/text.ts';
import type { cellKinds } from './cell-kinds.ts';

/** A column of a grid: a field of the lines of a part. */
export interface PartColumn {
  readonly field: string;
  readonly label: string;
  readonly kind: keyof typeof cellKinds;
  /** What may be chosen, with its name; absent: the cell is written. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly required?: true;
  /** In characters. */
  readonly width: number;
}

const services = { field: 'services', label: text('Services'), kind: 'list', required: true, width: 22 } as const;
const group = { field: 'group', label: text('Group'), kind: 'plain', required: true, width: 16 } as const;

/** What restricts a line to some packages and days. */
const conditions: readonly PartColumn[] = [
  {
    field: 'packaging',
    label: text('Packaging'),
    kind: 'plain',
    choices: { letter: text('Letter'), document: text('Document'), pak: text('Pak'), package: text('Package') },
    width: 12,
  },
  {
    field: 'movement',
    label: text('Movement'),
    kind: 'plain',
    choices: { domestic: text('Domestic'), export: text('Exports'), import: text('Imports') },
    width: 12,
  },
  {
    field: 'receiver',
    label: text('Receiver'),
    kind: 'plain',
    choices: { commercial: text('Commercial'), residential: text('Residential') },
    width: 13,
  },
  {
    field: 'billing',
    label: text('Paid by'),
    kind: 'plain',
    choices: {
      prepaid: text('Prepaid'),
      'freight collect': text('Freight collect'),
      'third party': text('Third party'),
    },
    width: 14,
  },
  { field: 'zones', label: text('Zones'), kind: 'zones', width: 14 },
  { field: 'pounds', label: text('Pounds'), kind: 'pounds', width: 10 },
  { field: 'term', label: text('Term'), kind: 'plain', width: 10 },
  { field: 'from', label: text('First day'), kind: 'day', width: 12 },
  { field: 'to', label: text('Last day'), kind: 'day', width: 12 },
];

const withoutFirstDay = conditions.filter(({ field }) => field !== 'from');
const transportation = {
  'gross transportation': text('Gross transportation'),
  'net transportation': text('Net transportation'),
};

/** The parts of an agreement that are lists of lines, in the order of the editor, each with its columns. */
export const agreementParts = {
  incentives: {
    label: text('Incentives'),
    columns: [
      group,
      services,
      { field: 'off', label: text('Discount'), kind: 'reduction', required: true, width: 12 },
      ...conditions,
    ],
  },
  tiers: {
    label: text('Tiers'),
    columns: [
      group,
      services,
      {
        field: 'measured',
        label: text('Measured by'),
        kind: 'plain',
        choices: transportation,
        required: true,
        width: 20,
      },
      { field: 'weeks', label: text('Weeks'), kind: 'whole', required: true, width: 8 },
      { field: 'bands', label: text('Bands'), kind: 'bands', required: true, width: 30 },
      { field: 'grace', label: text('Grace period'), kind: 'grace', width: 18 },
      ...conditions,
    ],
  },
  minimums: {
    label: text('Minimums'),
    columns: [
      services,
      { field: 'floor', label: text('Minimum'), kind: 'floor', required: true, width: 28 },
      ...conditions,
    ],
  },
  accessorials: {
    label: text('Accessorials'),
    columns: [
      { field: 'charges', label: text('Charges'), kind: 'list', required: true, width: 26 },
      { field: 'off', label: text('Reduction'), kind: 'reduction', required: true, width: 12 },
      services,
      ...conditions,
    ],
  },
  fuel: {
    label: text('Fuel'),
    columns: [
      services,
      { field: 'off', label: text('Reduction'), kind: 'fuelOff', required: true, width: 14 },
      ...conditions,
    ],
  },
  dimensions: {
    label: text('Size rules'),
    columns: [
      services,
      { field: 'divisor', label: text('Divisor'), kind: 'whole', required: true, width: 9 },
      { field: 'above', label: text('Above cubic inches'), kind: 'whole', width: 12 },
      ...conditions,
    ],
  },
  caps: {
    label: text('Caps'),
    columns: [
      services,
      { field: 'percent', label: text('At most'), kind: 'percent', required: true, width: 9 },
      { field: 'from', label: text('First day'), kind: 'day', required: true, width: 12 },
      ...withoutFirstDay,
    ],
  },
  guarantees: {
    label: text('Guarantees'),
    columns: [
      services,
      {
        field: 'state',
        label: text('Guarantee'),
        kind: 'plain',
        choices: { entitled: text('Entitled'), waived: text('Waived') },
        required: true,
        width: 12,
      },
      ...conditions,
    ],
  },
  rebates: {
    label: text('Rebates'),
    columns: [
      { field: 'name', label: text('Name'), kind: 'plain', required: true, width: 16 },
      services,
      { field: 'percent', label: text('Percentage'), kind: 'percent', required: true, width: 9 },
      { field: 'of', label: text('Percentage of'), kind: 'plain', choices: transportation, required: true, width: 20 },
      {
        field: 'paid',
        label: text('Paid out'),
        kind: 'plain',
        choices: { monthly: text('Monthly'), quarterly: text('Quarterly'), yearly: text('Yearly') },
        required: true,
        width: 12,
      },
      ...conditions,
    ],
  },
  terms: {
    label: text('Terms'),
    columns: [
      { field: 'name', label: text('Name'), kind: 'plain', required: true, width: 20 },
      { field: 'from', label: text('First day'), kind: 'day', required: true, width: 14 },
      { field: 'to', label: text('Last day'), kind: 'day', width: 14 },
    ],
  },
} as const satisfies Readonly<Record<string, { label: string; columns: readonly PartColumn[] }>>;

export type PartName = keyof typeof agreementParts;
export const partNames = Object.keys(agreementParts) as readonly PartName[];

/** The columns of a part. */
export const columnsOf = (part: PartName): readonly PartColumn[] => agreementParts[part].columns;

/** The place of the last column that every line fills in. */
export const lastRequired = (columns: readonly PartColumn[]): number =>
  columns.findLastIndex(({ required }) => required === true);
