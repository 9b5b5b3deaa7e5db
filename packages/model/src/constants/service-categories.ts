/** The service levels under one name for all carriers, as stored in `service_category`. */
export const serviceCategories = [
  'Ground',
  'Economy',
  '3 Day',
  '2 Day',
  'Next Day',
  'Next Day Early',
  'International',
  'Returns',
  'LTL',
  'Freight',
  'Other',
] as const;
export type ServiceCategory = (typeof serviceCategories)[number];
