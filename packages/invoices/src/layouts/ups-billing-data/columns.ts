import { keptTexts } from '../../reading/kept-texts.ts';
import names from './column-names.json' with { type: 'json' };
import columns from './read-columns.json' with { type: 'json' };

/** The columns that are read, by their place in the 250 of the layout (UPS billing data file 2.1, counted from 0). */
export const upsColumns = columns;

/** A column that is read, by our name for it. */
export type UpsColumn = keyof typeof upsColumns;

export const upsColumnList = Object.keys(upsColumns) as readonly UpsColumn[];

/** Names in the documentation, for messages about bad lines. */
const upsColumnNames: Readonly<Partial<Record<UpsColumn, string>>> = names;

/** The name of a column for messages. */
export const upsNameOf = (column: UpsColumn): string => upsColumnNames[column] ?? column;

/** The columns in use of a line, kept as one text. */
export const upsTexts = keptTexts<UpsColumn>({
  columns: upsColumnList,
  keys: new Set([
    'accountNumber',
    'invoiceNumber',
    'invoiceCurrency',
    'trackingNumber',
    'originalTrackingNumber',
    'leadShipmentNumber',
  ]),
  nameOf: upsNameOf,
});

/** The number of columns that the layout defines. */
export const columnCount = 250;
/** Files saved by a spreadsheet lack the last, empty columns. */
export const fewestColumns = 240;
