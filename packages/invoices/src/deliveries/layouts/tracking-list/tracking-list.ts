import { deliveryColumnNames } from '../../delivery-columns.ts';
import type { DeliveryLayout } from '../../delivery-layout.ts';

/** Any list of tracking numbers with their status. */
export const trackingList: DeliveryLayout = {
  name: 'Tracking list',
  looksLike: 'a header with Tracking Number and Delivered or Status; Promised, Signed By and Carrier are read too',
  kind: 'tracking_list',
  recognisedBy: [deliveryColumnNames.trackingNumber, [...deliveryColumnNames.delivered, ...deliveryColumnNames.status]],
  limits: [],
};
