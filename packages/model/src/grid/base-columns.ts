import { referenceColumnNames } from '../columns/references.ts';

/**
 * The columns that identify a row's shipment. They come first in every grid, and there are few of them, so that the
 * amounts are visible without scrolling.
 */
const shipmentFields = ['tracking_id', 'bill_date', 'tracking_number', 'carrier_name', 'service'] as const;

/** What else is known of the shipment and its invoice (S2 section 3). */
const detailFields = ['invoice_number', 'account_number', 'pickup_date', 'delivery_date'] as const;

/** The amounts of the grid (S2 section 3). */
export const amountFields = [
  'net_amount',
  'incentive_amount',
  'transportation_amount',
  'transportation_discount',
  'other_accessorial_amount',
  'other_accessorial_discount',
  'net_other_accessorial_amount',
  'fuel_surcharge_amount',
  'fuel_surcharge_discount',
  'net_fuel_surcharge_amount',
  'taxes_and_others',
  'taxes_and_others_discount',
  'net_taxes_and_others',
] as const;

/** Sender and receiver, last in every grid (S2 section 3). */
const addressFields = [
  'sender_city',
  'sender_state',
  'normalised_sender_state',
  'sender_postal_code',
  'sender_cntry',
  'normalised_sender_country',
  'consignee_city',
  'consignee_state',
  'normalised_consignee_state',
  'consignee_postal_code',
  'consignee_cntry',
  'normalised_consignee_country',
] as const;

/** The reference fields of the shipper, and the reference on the invoice. */
const referenceFields = [...referenceColumnNames, 'customer_reference'];

/**
 * The columns of a page's grid in their order: which shipment, what it cost, what is the page's own, then everything
 * else. Amounts that the page lists among its own are there and not a second time.
 */
export function pageFields(own: readonly string[] = []): readonly string[] {
  return [
    ...new Set([
      ...shipmentFields,
      'net_amount',
      ...own,
      ...detailFields,
      ...referenceFields,
      ...amountFields,
      ...addressFields,
    ]),
  ];
}
