import { deliveryColumnNames } from '../../delivery-columns.ts';
import type { DeliveryLayout } from '../../delivery-layout.ts';

/** Any list of tracking numbers with their status. */
export const trackingList: DeliveryLayout = {
  name: 'Tracking list',
  kind: 'tracking_list',
  recognisedBy: [deliveryColumnNames.trackingNumber, [...deliveryColumnNames.delivered, ...deliveryColumnNames.status]],
  limits: [],
};
