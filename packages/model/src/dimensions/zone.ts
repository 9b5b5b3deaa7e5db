import { zoneWhereClause } from '../zones/rated-zone.ts';
import { dimension } from './dimension.ts';

/** What *Zone* means wherever figures are filtered or split by it. */
export const ratedZone = dimension({
  name: 'rated_zone',
  label: 'Rated Zone',
  meaning: 'The zone by distance, 2 to 8, whatever code the carrier prints for the service.',
  condition: zoneWhereClause,
  filter: 'zone',
  filterLabel: 'Zone',
});

export const zoneCode = dimension({
  name: 'zone',
  label: 'Zone Code',
  meaning: 'The carrier’s code for the distance between sender and receiver, as it stands on the invoice.',
});
