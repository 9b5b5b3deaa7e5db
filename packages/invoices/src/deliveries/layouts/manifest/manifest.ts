import { deliveryColumnNames } from '../../delivery-columns.ts';
import type { DeliveryLayout } from '../../delivery-layout.ts';

/** What a shipping system lists when packages leave: the promise, but no delivery. */
export const manifest: DeliveryLayout = {
  name: 'Manifest',
  kind: 'manifest',
  recognisedBy: [deliveryColumnNames.trackingNumber, deliveryColumnNames.promised],
  neverHas: [...deliveryColumnNames.delivered, ...deliveryColumnNames.status],
  limits: ['Files of this layout do not say when packages were delivered.'],
};
