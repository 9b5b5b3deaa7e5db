import type { DeliveryTarget, MappingTarget } from '@waybill/contract';
import { text } from '../../../../lib/languages/text.ts';

/** What a field of the model is called on screen. */
export const targetTexts: Readonly<Record<MappingTarget, string>> = {
  trackingNumber: text('Tracking number'),
  invoiceNumber: text('Invoice number'),
  billDate: text('Invoice date'),
  accountNumber: text('Account number'),
  shipDate: text('Ship date'),
  service: text('Service'),
  zone: text('Zone'),
  billedWeight: text('Billed weight'),
  actualWeight: text('Actual weight'),
  weightUnit: text('Weight unit'),
  currency: text('Currency'),
  reference: text('Reference'),
  pieces: text('Pieces'),
  length: text('Length'),
  width: text('Width'),
  height: text('Height'),
  deliveryDate: text('Delivered'),
  deliveryLocation: text('Signed by'),
  payor: text('Who pays'),
  senderName: text('Sender name'),
  senderCompany: text('Sender company'),
  senderAddress: text('Sender address'),
  senderCity: text('Sender city'),
  senderState: text('Sender state'),
  senderPostalCode: text('Sender postal code'),
  senderCountry: text('Sender country'),
  consigneeName: text('Receiver name'),
  consigneeCompany: text('Receiver company'),
  consigneeAddress: text('Receiver address'),
  consigneeCity: text('Receiver city'),
  consigneeState: text('Receiver state'),
  consigneePostalCode: text('Receiver postal code'),
  consigneeCountry: text('Receiver country'),
};

/** The fields that every mapping shows; the others are below them. */
export const firstTargets: readonly MappingTarget[] = [
  'trackingNumber',
  'invoiceNumber',
  'billDate',
  'accountNumber',
  'shipDate',
  'service',
  'zone',
  'billedWeight',
];

/** What the fields of a delivery are called on screen. */
export const deliveryTargetTexts: Readonly<Record<DeliveryTarget, string>> = {
  trackingNumber: text('Tracking number'),
  carrier: text('Carrier'),
  promised: text('Promised'),
  promisedTime: text('Time of the promise'),
  delivered: text('Delivered'),
  deliveredTime: text('Time of the delivery'),
  timeZone: text('Time zone'),
  status: text('Status'),
  reason: text('Reason of a delay'),
  signedBy: text('Signed by'),
  leftAt: text('Left at'),
  shipDate: text('Ship date'),
  accountNumber: text('Account number'),
  service: text('Service'),
  zone: text('Zone'),
  weight: text('Weight'),
  weightUnit: text('Weight unit'),
  reference: text('Reference on the invoice'),
  orderNumber: text('Order Number'),
  sku: text('SKU'),
  costCentre: text('Cost Centre'),
  carton: text('Carton'),
};

/** The fields that every mapping of deliveries shows. */
export const firstDeliveryTargets: readonly DeliveryTarget[] = [
  'trackingNumber',
  'carrier',
  'promised',
  'delivered',
  'status',
  'signedBy',
];
