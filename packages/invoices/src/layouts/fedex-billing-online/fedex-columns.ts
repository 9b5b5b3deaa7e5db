import { keptTexts } from '../../reading/kept-texts.ts';

/** The columns that are read, by their header. The two lists of charges follow by position: their headers repeat. */
export const fedexColumns = {
  accountNumber: 'Bill to Account Number',
  invoiceDate: 'Invoice Date',
  invoiceNumber: 'Invoice Number',
  amountDue: 'Original Amount Due',
  payor: 'Payor',
  groundPrefix: 'Ground Tracking ID Prefix',
  trackingId: 'Express or Ground Tracking ID',
  transportation: 'Transportation Charge Amount',
  netCharge: 'Net Charge Amount',
  serviceType: 'Service Type',
  groundService: 'Ground Service',
  shipmentDate: 'Shipment Date',
  tenderedDate: 'Tendered Date',
  deliveryDate: 'POD Delivery Date',
  deliveryTime: 'POD Delivery Time',
  signature: 'POD Signature Description',
  actualWeight: 'Actual Weight Amount',
  actualWeightUnit: 'Actual Weight Units',
  ratedWeight: 'Rated Weight Amount',
  ratedWeightUnit: 'Rated Weight Units',
  pieces: 'Number of Pieces',
  masterTrackingId: 'TDMasterTrackingID',
  length: 'Dim Length',
  width: 'Dim Width',
  height: 'Dim Height',
  dimensionUnit: 'Dim Unit',
  recipientName: 'Recipient Name',
  recipientCompany: 'Recipient Company',
  recipientAddress: 'Recipient Address Line 1',
  recipientAddress2: 'Recipient Address Line 2',
  recipientCity: 'Recipient City',
  recipientState: 'Recipient State',
  recipientZip: 'Recipient Zip Code',
  recipientCountry: 'Recipient Country/Territory',
  shipperCompany: 'Shipper Company',
  shipperName: 'Shipper Name',
  shipperAddress: 'Shipper Address Line 1',
  shipperAddress2: 'Shipper Address Line 2',
  shipperCity: 'Shipper City',
  shipperState: 'Shipper State',
  shipperZip: 'Shipper Zip Code',
  shipperCountry: 'Shipper Country/Territory',
  reference: 'Original Customer Reference',
  zone: 'Zone Code',
  currency: 'Currency',
  packageId: 'MPS Package ID',
} as const;

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
