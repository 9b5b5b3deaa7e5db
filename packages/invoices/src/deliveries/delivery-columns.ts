import { type DeliveryTarget, referenceTargets } from '@waybill/contract';
import { plainName } from '../reading/column-names.ts';
import type { DeliveryLayout } from './delivery-layout.ts';

/** Names that carriers and shippers use for the columns, the most specific first. */
export const deliveryColumnNames: Readonly<Record<DeliveryTarget, readonly string[]>> = {
  trackingNumber: [
    'Tracking Number',
    'Package Tracking Number',
    'Tracking No',
    'Tracking #',
    'Tracking ID',
    'Tracking Code',
    'Tracking',
    'Waybill Number',
    'AWB',
    'PRO Number',
  ],
  carrier: ['Carrier', 'Carrier Name', 'Carrier Code'],
  promised: [
    'Promised',
    'Promised Date',
    'Promised Delivery',
    'Promised Delivery Date',
    'Original Scheduled Delivery Date',
    'Scheduled Delivery',
    'Scheduled Delivery Date',
    'Scheduled Date',
    'Guaranteed Delivery',
    'Guaranteed Delivery Date',
    'Commit Date',
    'Commitment Date',
    'Delivery Commitment',
    'Standard Transit',
    'Standard Transit Date',
    'Expected Delivery',
    'Expected Delivery Date',
    'Estimated Delivery',
    'Estimated Delivery Date',
    'Due Date',
  ],
  promisedTime: [
    'Promised Time',
    'Promised Delivery Time',
    'Scheduled Delivery Time',
    'Scheduled Time',
    'Guaranteed Time',
    'Commit Time',
    'Commitment Time',
  ],
  delivered: [
    'Delivered',
    'Delivered Date',
    'Delivered On',
    'Delivered At',
    'Delivered Date Time',
    'Date Delivered',
    'Actual Delivery',
    'Actual Delivery Date',
    'Delivery Date',
    'Delivery Date Time',
    'Delivery Date and Time',
    'POD Date',
    'POD Delivery Date',
    'Proof of Delivery Date',
  ],
  deliveredTime: [
    'Delivered Time',
    'Time Delivered',
    'Actual Delivery Time',
    'Delivery Time',
    'POD Time',
    'POD Delivery Time',
    'Proof of Delivery Time',
  ],
  timeZone: ['Time Zone', 'Timezone', 'UTC Offset', 'GMT Offset'],
  status: [
    'Status',
    'Delivery Status',
    'Tracking Status',
    'Package Status',
    'Shipment Status',
    'Current Status',
    'Last Status',
    'Status Description',
  ],
  reason: ['Exception Description', 'Exception Reason', 'Delay Reason', 'Reason', 'Status Details', 'Status Detail'],
  signedBy: [
    'Signed By',
    'Signed for By',
    'Received By',
    'Signature',
    'Signature Name',
    'POD Name',
    'POD Signature',
    'Proof of Delivery Signature',
  ],
  leftAt: ['Left At', 'Delivery Location', 'Delivered To', 'Drop Off Location'],
  shipDate: [
    'Ship Date',
    'Shipped',
    'Shipped On',
    'Shipped Date',
    'Shipment Date',
    'Pickup Date',
    'Manifest Date',
    'Label Date',
  ],
  accountNumber: [
    'Account Number',
    'Account',
    'Shipper Number',
    'Shipper Account',
    'Shipper Account Number',
    'Billing Account',
    'Payer Account',
  ],
  service: ['Service', 'Service Type', 'Service Name', 'Service Level', 'Shipping Service', 'Shipping Method'],
  zone: ['Zone', 'Zone Code'],
  weight: [
    'Billed Weight',
    'Billable Weight',
    'Rated Weight',
    'Weight',
    'Weight (lbs)',
    'Weight (kg)',
    'Package Weight',
    'Actual Weight',
  ],
  weightUnit: ['Weight Unit', 'Weight UOM', 'Unit of Weight'],
  reference: [
    'Customer Reference',
    'Customer Reference Number',
    'Shipment Reference',
    'Package Reference',
    'Reference Number',
    'Reference 1',
    'Reference',
  ],
  orderNumber: [
    'Order Number',
    'Order No',
    'Order #',
    'Order ID',
    'Order',
    'Sales Order',
    'Sales Order Number',
    'Purchase Order',
    'PO Number',
  ],
  sku: ['SKU', 'Item SKU', 'Product SKU', 'Item Number', 'Article Number', 'Article', 'Item', 'Product'],
  costCentre: ['Cost Centre', 'Cost Center', 'Cost Centre Code', 'Cost Center Code', 'Cost Code', 'Department'],
  carton: ['Carton', 'Carton Type', 'Carton Code', 'Box', 'Box Type', 'Packaging'],
};

/** Names of columns with reference fields. */
export const fieldColumnNames = referenceTargets.flatMap((target) => deliveryColumnNames[target]);

/** The positions of a file's columns; undefined if this is not a header of the layout. */
export function deliveryColumnsOf(
  { recognisedBy, neverHas = [] }: DeliveryLayout,
  header: readonly string[],
): ReadonlyMap<DeliveryTarget, number> | undefined {
  const names = header.map(plainName);
  const isThere = (column: string): boolean => names.includes(plainName(column));
  if (!recognisedBy.every((group) => group.some(isThere)) || neverHas.some(isThere)) return undefined;
  const places = new Map<DeliveryTarget, number>();
  for (const [target, columns] of Object.entries(deliveryColumnNames) as [DeliveryTarget, readonly string[]][]) {
    const column = columns.find(isThere);
    if (column !== undefined) places.set(target, names.indexOf(plainName(column)));
  }
  return places;
}
