import type { DeliveryMapping, DeliverySource } from '@waybill/contract';
import { text } from '../../lib/languages/text.ts';

/** What the kinds of sources of delivery facts are called. */
export const sourceKindTexts: Readonly<Record<DeliverySource['kind'] | DeliveryMapping['source'], string>> = {
  delivery_report: text('Delivery report of the carrier'),
  tracking_events: text('Tracking file of the carrier'),
  invoice: text('Invoice'),
  tracking_list: text('Tracking list'),
  manifest: text('Manifest'),
  references: text('Reference fields of the shipper'),
  service: text('Days that the service promises'),
};
