import type { ClaimColumn, ClaimField, ClaimTemplate } from '@waybill/contract';

type Listed = readonly [field: ClaimField, header: string] | readonly [field: 'text', header: string, text: string];

const columns = (...listed: readonly Listed[]): ClaimColumn[] =>
  listed.map(([field, header, text = '']) => ({ field, header, text }));

/** Billing disputes and service refunds of UPS: where the receiver was, what the package weighed, and when it came. */
const ups: ClaimTemplate = {
  columns: columns(
    ['accountNumber', 'Account Number'],
    ['invoiceNumber', 'Invoice Number'],
    ['invoiceDate', 'Invoice Date'],
    ['trackingNumber', 'Tracking Number'],
    ['service', 'Service'],
    ['shipDate', 'Pickup Date'],
    ['promised', 'Scheduled Delivery'],
    ['delivered', 'Actual Delivery'],
    ['reason', 'Dispute Reason'],
    ['charge', 'Charge Description'],
    ['billed', 'Billed Amount'],
    ['due', 'Correct Amount'],
    ['claimed', 'Requested Credit'],
    ['currency', 'Currency'],
    ['actualPounds', 'Actual Weight (lbs)'],
    ['billedPounds', 'Billed Weight (lbs)'],
    ['receiverName', 'Receiver Name'],
    ['receiverCompany', 'Receiver Company'],
    ['receiverAddress', 'Receiver Address'],
    ['receiverCity', 'Receiver City'],
    ['receiverState', 'Receiver State'],
    ['receiverPostalCode', 'Receiver Postal Code'],
    ['receiverCountry', 'Receiver Country'],
    ['explanation', 'Comments'],
    ['packetNumber', 'Customer Reference'],
  ),
  dateFormat: 'MM/DD/YYYY',
  delimiter: ',',
  hasHeader: true,
};

/** Invoice disputes of FedEx: one line for each tracking ID. */
const fedex: ClaimTemplate = {
  columns: columns(
    ['accountNumber', 'Bill to Account Number'],
    ['invoiceNumber', 'Invoice Number'],
    ['invoiceDate', 'Invoice Date'],
    ['trackingNumber', 'Tracking ID'],
    ['service', 'Service Type'],
    ['shipDate', 'Shipment Date'],
    ['promised', 'Commitment'],
    ['delivered', 'POD Date and Time'],
    ['reason', 'Dispute Reason'],
    ['charge', 'Charge'],
    ['billed', 'Billed Amount'],
    ['due', 'Expected Amount'],
    ['claimed', 'Disputed Amount'],
    ['currency', 'Currency'],
    ['actualPounds', 'Actual Weight'],
    ['billedPounds', 'Rated Weight'],
    ['length', 'Dim Length'],
    ['width', 'Dim Width'],
    ['height', 'Dim Height'],
    ['receiverName', 'Recipient Name'],
    ['receiverPostalCode', 'Recipient Zip Code'],
    ['explanation', 'Comments'],
    ['packetNumber', 'Customer Reference'],
  ),
  dateFormat: 'YYYYMMDD',
  delimiter: ',',
  hasHeader: true,
};

/** Requests of refunds of postage. */
const usps: ClaimTemplate = {
  columns: columns(
    ['accountNumber', 'Account'],
    ['trackingNumber', 'Label or Tracking Number'],
    ['service', 'Mail Class'],
    ['shipDate', 'Mailing Date'],
    ['invoiceNumber', 'Statement Number'],
    ['promised', 'Scheduled Delivery'],
    ['delivered', 'Delivery'],
    ['senderPostalCode', 'Origin ZIP'],
    ['receiverPostalCode', 'Destination ZIP'],
    ['zone', 'Zone'],
    ['actualPounds', 'Weight (lbs)'],
    ['billed', 'Postage and Fees Paid'],
    ['claimed', 'Refund Requested'],
    ['reason', 'Reason for Refund'],
    ['explanation', 'Explanation'],
    ['packetNumber', 'Customer Reference'],
  ),
  dateFormat: 'MM/DD/YYYY',
  delimiter: ',',
  hasHeader: true,
};

/** Invoice queries of DHL: by waybill number, with semicolons as its own invoice files. */
const dhl: ClaimTemplate = {
  columns: columns(
    ['accountNumber', 'Billing Account'],
    ['invoiceNumber', 'Invoice Number'],
    ['invoiceDate', 'Invoice Date'],
    ['trackingNumber', 'Waybill Number'],
    ['service', 'Product'],
    ['shipDate', 'Shipment Date'],
    ['senderCountry', 'Origin Country'],
    ['receiverCountry', 'Destination Country'],
    ['receiverName', 'Consignee'],
    ['promised', 'Promised'],
    ['delivered', 'Delivered'],
    ['billedPounds', 'Billed Weight (lbs)'],
    ['charge', 'Charge'],
    ['reason', 'Query Reason'],
    ['billed', 'Invoiced Amount'],
    ['due', 'Expected Amount'],
    ['claimed', 'Disputed Amount'],
    ['currency', 'Currency'],
    ['explanation', 'Description'],
    ['packetNumber', 'Customer Reference'],
  ),
  dateFormat: 'YYYY-MM-DD',
  delimiter: ';',
  hasHeader: true,
};

/** Overcharge, loss and damage claims against freight carriers, and all carriers without a file of their own. */
const freight: ClaimTemplate = {
  columns: columns(
    ['packetNumber', 'Claimant Reference'],
    ['clientName', 'Claimant'],
    ['carrierName', 'Carrier'],
    ['accountNumber', 'Account'],
    ['trackingNumber', 'PRO Number'],
    ['invoiceNumber', 'Freight Bill'],
    ['invoiceDate', 'Freight Bill Date'],
    ['shipDate', 'Ship Date'],
    ['service', 'Service'],
    ['senderName', 'Shipper'],
    ['senderCity', 'Origin City'],
    ['senderState', 'Origin State'],
    ['senderPostalCode', 'Origin ZIP'],
    ['receiverName', 'Consignee'],
    ['receiverCity', 'Destination City'],
    ['receiverState', 'Destination State'],
    ['receiverPostalCode', 'Destination ZIP'],
    ['delivered', 'Delivered'],
    ['actualPounds', 'Weight (lbs)'],
    ['billedPounds', 'Billed Weight (lbs)'],
    ['claimKind', 'Type of Claim'],
    ['reason', 'Reason'],
    ['charge', 'Charge'],
    ['billed', 'Amount Billed'],
    ['due', 'Amount Due'],
    ['claimed', 'Amount of Claim'],
    ['currency', 'Currency'],
    ['explanation', 'Explanation'],
  ),
  dateFormat: 'MM/DD/YYYY',
  delimiter: ',',
  hasHeader: true,
};

const byCarrier: Readonly<Record<string, ClaimTemplate>> = {
  UPS: ups,
  FedEx: fedex,
  USPS: usps,
  'DHL eCommerce': dhl,
  'DHL Express': dhl,
};

/** The claim file of a carrier as Waybill ships it: of UPS, FedEx, USPS and DHL their own, of all others that of freight. */
export const builtInTemplate = (carrierName: string): ClaimTemplate => byCarrier[carrierName] ?? freight;
