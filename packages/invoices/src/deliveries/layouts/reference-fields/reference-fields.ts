import { deliveryColumnNames, fieldColumnNames } from '../../delivery-columns.ts';
import type { DeliveryLayout } from '../../delivery-layout.ts';

/** The shipper's own list of packages with order numbers, articles, cost centres or cartons. */
export const referenceFields: DeliveryLayout = {
  name: 'Reference fields',
  kind: 'references',
  recognisedBy: [[...deliveryColumnNames.trackingNumber, ...deliveryColumnNames.reference], fieldColumnNames],
  limits: ['Files of this layout do not say when packages were promised or delivered.'],
};
