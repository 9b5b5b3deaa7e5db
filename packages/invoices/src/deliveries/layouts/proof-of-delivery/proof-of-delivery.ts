import { deliveryColumnNames } from '../../delivery-columns.ts';
import type { DeliveryLayout } from '../../delivery-layout.ts';

/** A carrier's report of proofs of delivery. */
export const proofOfDelivery: DeliveryLayout = {
  name: 'Proof of delivery report',
  kind: 'delivery_report',
  recognisedBy: [deliveryColumnNames.trackingNumber, ['POD Date', 'POD Delivery Date', 'Proof of Delivery Date']],
  limits: [],
};
