import { deliveryColumnNames } from '../../delivery-columns.ts';
import type { DeliveryLayout } from '../../delivery-layout.ts';

/** The list of shipments that FedEx Tracking exports. */
export const fedexTrackingExport: DeliveryLayout = {
  name: 'FedEx tracking export',
  kind: 'delivery_report',
  carrierId: 2,
  recognisedBy: [
    deliveryColumnNames.trackingNumber,
    ['Master Tracking Number', 'Standard Transit', 'Standard Transit Date', 'Commit Date', 'Door Tag Number'],
    deliveryColumnNames.delivered,
  ],
  limits: [],
};
