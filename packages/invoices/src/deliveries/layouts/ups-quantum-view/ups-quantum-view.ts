import { deliveryColumnNames } from '../../delivery-columns.ts';
import type { DeliveryLayout } from '../../delivery-layout.ts';

/** The CSV exports of UPS Quantum View: manifests, exceptions and deliveries, one line for a package or an event. */
export const upsQuantumView: DeliveryLayout = {
  name: 'UPS Quantum View export',
  kind: 'tracking_events',
  carrierId: 1,
  recognisedBy: [
    deliveryColumnNames.trackingNumber,
    ['Manifest Date', 'Shipper Number', 'Exception Description', 'Exception Resolution', 'Rescheduled Delivery Date'],
    [...deliveryColumnNames.promised, ...deliveryColumnNames.delivered],
  ],
  limits: [],
};
