import type { CatalogueColumn } from './catalogue-column.ts';

/** Columns that the query compiler works out from others of the same row. */
export const computedColumns = [
  {
    name: 'rated_zone',
    type: 'text',
    label: 'Rated Zone',
    meaning:
      'The zone by distance, 2 to 8, whatever code the carrier prints for the service; AK/HI/PR, International, or the carrier’s own code where it is not documented.',
    nullable: true,
    filledBy: 'warehouse',
    computedFrom: ['carrier_id', 'service_category', 'zone'],
  },
  {
    name: 'zone_mode',
    type: 'text',
    label: 'Zone Mode',
    meaning:
      'The service that the zone code belongs to, such as Ground or Next Day Air; empty where the code does not tell.',
    nullable: true,
    filledBy: 'warehouse',
    computedFrom: ['carrier_id', 'service_category', 'zone'],
  },
  {
    name: 'account_status',
    type: 'text',
    label: 'Account Status',
    meaning: 'active or inactive: whether the billed account is in use, as administrators say.',
    filledBy: 'warehouse',
    computedFrom: ['account.active'],
  },
] as const satisfies readonly CatalogueColumn[];
