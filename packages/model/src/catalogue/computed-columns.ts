import type { CatalogueColumn } from './catalogue-column.ts';

/** Columns that the query compiler works out from others of the same row. */
export const computedColumns = [
  {
    name: 'rated_zone',
    type: 'text',
    label: 'Rated Zone',
    meaning:
      'The zone by distance: 2 to 8, AK/HI/PR or International, whatever code the carrier uses for the service. An undocumented code stays as it is.',
    nullable: true,
    filledBy: 'warehouse',
    computedFrom: ['carrier_id', 'service_category', 'zone'],
  },
  {
    name: 'zone_mode',
    type: 'text',
    label: 'Zone Mode',
    meaning:
      'The service that the zone code belongs to, such as Ground or Next Day Air; empty if the code does not tell.',
    nullable: true,
    filledBy: 'warehouse',
    computedFrom: ['carrier_id', 'service_category', 'zone'],
  },
  {
    name: 'account_status',
    type: 'text',
    label: 'Account Status',
    meaning: 'active or inactive: whether the billed account is in use, as set by administrators.',
    filledBy: 'warehouse',
    computedFrom: ['account.active'],
  },
] as const satisfies readonly CatalogueColumn[];
