import type { DeliveryLayout } from './delivery-layout.ts';
import { fedexTrackingExport } from './layouts/fedex-tracking-export/fedex-tracking-export.ts';
import { manifest } from './layouts/manifest/manifest.ts';
import { proofOfDelivery } from './layouts/proof-of-delivery/proof-of-delivery.ts';
import { referenceFields } from './layouts/reference-fields/reference-fields.ts';
import { trackingList } from './layouts/tracking-list/tracking-list.ts';
import { upsQuantumView } from './layouts/ups-quantum-view/ups-quantum-view.ts';

/** Every layout of tracking and manifest files; the first that recognises a file reads it. */
export const deliveryLayouts: readonly DeliveryLayout[] = [
  upsQuantumView,
  fedexTrackingExport,
  proofOfDelivery,
  manifest,
  trackingList,
  referenceFields,
];
