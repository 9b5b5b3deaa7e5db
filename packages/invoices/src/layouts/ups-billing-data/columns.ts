import { keptTexts } from '../../reading/kept-texts.ts';

/** The columns that are read, by their place in the 250 of the layout (UPS billing data file 2.1, counted from 0). */
export const upsColumns = {
  version: 0,
  accountNumber: 2,
  accountCountry: 3,
  invoiceDate: 4,
  invoiceNumber: 5,
  invoiceType: 6,
  invoiceCurrency: 9,
  invoiceAmount: 10,
  transactionDate: 11,
  leadShipmentNumber: 13,
  shipmentReference1: 15,
  billOption: 17,
  packageQuantity: 18,
  trackingNumber: 20,
  packageReference1: 21,
  enteredWeight: 26,
  enteredWeightUnit: 27,
  billedWeight: 28,
  billedWeightUnit: 29,
  packageDimensions: 32,
  zone: 33,
  category: 34,
  categoryDetail: 35,
  classification: 43,
  chargeCode: 44,
  chargeDescription: 45,
  incentiveAmount: 51,
  netAmount: 52,
  senderName: 66,
  senderCompany: 67,
  senderAddress: 68,
  senderAddress2: 69,
  senderCity: 70,
  senderState: 71,
  senderPostal: 72,
  senderCountry: 73,
  receiverName: 74,
  receiverCompany: 75,
  receiverAddress: 76,
  receiverAddress2: 77,
  receiverCity: 78,
  receiverState: 79,
  receiverPostal: 80,
  receiverCountry: 81,
  deliveryDate: 121,
  miscellaneousLine1: 174,
  miscellaneousLine2: 175,
  dimensionUnit: 195,
  originalTrackingNumber: 200,
  keyedDimensions: 225,
  keyedDimensionUnit: 226,
} as const;

/** A column that is read, by our name for it. */
export type UpsColumn = keyof typeof upsColumns;

export const upsColumnList = Object.keys(upsColumns) as readonly UpsColumn[];

/** Names in the documentation, for messages about bad lines. */
const upsColumnNames: Readonly<Partial<Record<UpsColumn, string>>> = {
  accountNumber: 'Account Number',
  invoiceDate: 'Invoice Date',
  invoiceNumber: 'Invoice Number',
  invoiceCurrency: 'Invoice Currency Code',
  invoiceAmount: 'Invoice Amount',
  transactionDate: 'Transaction Date',
  leadShipmentNumber: 'Lead Shipment Number',
  trackingNumber: 'Tracking Number',
  originalTrackingNumber: 'Original tracking number',
  category: 'Charge Category Code',
  incentiveAmount: 'Incentive Amount',
  netAmount: 'Net Amount',
  deliveryDate: 'Shipment Delivery Date',
  enteredWeight: 'Entered Weight',
  billedWeight: 'Billed Weight',
  packageDimensions: 'Package Dimensions',
  keyedDimensions: 'Customer Entered Dimensions',
};

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
