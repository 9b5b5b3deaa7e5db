import { oneOf } from '../conditions/text-literal.ts';
import { weightBuckets } from '../constants/weight-buckets.ts';
import { ownedNameExpression } from '../filters/owned-name.ts';
import { distanceZones, internationalZone } from '../zones/zone-table.ts';
import type { DashboardDimension } from './dashboard.ts';

const cardZones = [...distanceZones, internationalZone] as const;
const otherZones = 'Other';
const otherWeights = 'Other';

const bucketNames = weightBuckets.map(({ from, to }) => `${from}-${to}`);

/** Pounds are rounded up, so that 5.2 pounds are in the bucket 6-10. */
const bucketCases = weightBuckets
  .map(({ to }, index) => {
    const above = weightBuckets[index - 1]?.to ?? 0;
    return `when bill_weight_pounds > ${above} and bill_weight_pounds <= ${to} then '${bucketNames[index]}'`;
  })
  .join(' ');

/** What dashboards are split by. */
export const dimensions = {
  carrier: { name: 'carrier', text: 'Carrier', expression: 'carrier_name' },
  accountGroup: { name: 'account_group', text: 'Account Group', expression: 'account_group' },
  /** Groups of several clients, as `OwnedName`: two clients can have groups of the same name. */
  ownedAccountGroup: {
    name: 'account_group',
    text: 'Account Group',
    expression: ownedNameExpression('account_group'),
    column: 'account_group',
  },
  accessorial: { name: 'accessorial', text: 'Accessorial', expression: 'accessorial_group' },
  service: { name: 'service1', text: 'Service', expression: 'service' },
  serviceLevel: { name: 'service_category', text: 'Service Category', expression: 'service_category' },
  zone: { name: 'zone', text: 'Zone', expression: 'rated_zone' },
  summarisedService: { name: 'service', text: 'Service', expression: 'service' },
  auditedCarrier: { name: 'carrier_name', text: 'Carrier', expression: 'carrier_name' },
  weightBreak: {
    name: 'weight_break',
    text: 'Pounds',
    expression: `case ${bucketCases} else '${otherWeights}' end`,
    values: [...bucketNames, otherWeights],
  },
  zoneGroup: {
    name: 'zone_group',
    text: 'Zone',
    expression: `case when ${oneOf('rated_zone', cardZones)} ` + `then rated_zone else '${otherZones}' end`,
    values: [...cardZones, otherZones],
  },
} as const satisfies Record<string, DashboardDimension>;
