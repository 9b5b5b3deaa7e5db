import { keptTexts } from '../../reading/kept-texts.ts';
import columns from './read-columns.json' with { type: 'json' };

/** The columns that are read, by their header. The two lists of charges follow by position: their headers repeat. */
export const fedexColumns = columns;

export type FedexColumn = keyof typeof fedexColumns;

/** The columns in use of a line, kept as one text. */
export const fedexTexts = keptTexts<FedexColumn>({
  columns: Object.keys(fedexColumns) as FedexColumn[],
  keys: new Set([
    'accountNumber',
    'invoiceNumber',
    'currency',
    'groundPrefix',
    'trackingId',
    'masterTrackingId',
    'packageId',
  ]),
  nameOf: (column) => fedexColumns[column],
});

/** Without these a file is not of this layout: people choose which columns a download has. */
export const requiredColumns: readonly FedexColumn[] = [
  'accountNumber',
  'invoiceDate',
  'invoiceNumber',
  'trackingId',
  'netCharge',
];

export const chargeDescriptionHeader = 'Tracking ID Charge Description';
export const chargeAmountHeader = 'Tracking ID Charge Amount';
