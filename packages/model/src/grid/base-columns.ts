/** The shipment columns of the grid that stand before the amounts, in order (S2 section 3). */
export const shipmentFields = [
  'tracking_id',
  'invoice_number',
  'account_number',
  'carrier_name',
  'bill_date',
  'pickup_date',
  'delivery_date',
  'tracking_number',
  'service',
] as const;

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
export const addressFields = [
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
