/** The filter dimensions in their fixed order (S2 section 3). */
export const filterDimensionNames = [
  'carrier_name',
  'currency_code',
  'service_category',
  'account_division',
  'account_group',
  'account_number',
  'zone',
  'bill_option',
  'normalised_sender_country',
  'normalised_sender_state',
  'normalised_consignee_country',
  'normalised_consignee_state',
  'credit_type',
  'accessorial',
] as const;

export type FilterDimensionName = (typeof filterDimensionNames)[number];

/** The dimensions that every page offers: all but the last two, which belong to Refund and to Accessorial. */
export const commonFilterDimensions = filterDimensionNames.filter(
  (name) => name !== 'credit_type' && name !== 'accessorial',
);
