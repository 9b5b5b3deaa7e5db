import { oneOf } from '../conditions/text-literal.ts';
import { accountGroup } from '../dimensions/account.ts';
import { carrier } from '../dimensions/carrier.ts';
import { accessorial } from '../dimensions/charge.ts';
import type { Dimension } from '../dimensions/dimension.ts';
import { findingConfidence, findingRule } from '../dimensions/finding.ts';
import { ownedNameExpression } from '../dimensions/owned-name.ts';
import { weightBreak } from '../dimensions/package.ts';
import { serviceCategory, serviceName } from '../dimensions/service.ts';
import { ratedZone } from '../dimensions/zone.ts';
import { distanceZones, internationalZone } from '../zones/zone-table.ts';
import type { DashboardDimension } from './dashboard.ts';

const cardZones = [...distanceZones, internationalZone] as const;
const otherZones = 'Other';

/** What dashboards are split by, each under its name in answers. */
export const dimensions = {
  carrier: named('carrier', carrier),
  accountGroup: named('account_group', accountGroup),
  /** Groups of several clients, as `OwnedName`: two clients can have groups of the same name. */
  ownedAccountGroup: {
    ...named('account_group', accountGroup),
    expression: ownedNameExpression(accountGroup.expression),
    column: accountGroup.expression,
  },
  accessorial: named('accessorial', accessorial),
  service: named('service1', serviceName),
  serviceCategory: named('service_category', serviceCategory),
  zone: named('zone', ratedZone),
  summarisedService: named('service', serviceName),
  auditedCarrier: named('carrier_name', carrier),
  findingRule: named('finding_rule', findingRule),
  findingConfidence: named('finding_confidence', findingConfidence),
  weightBreak: named('weight_break', weightBreak),
  zoneGroup: {
    name: 'zone_group',
    text: ratedZone.label,
    expression: `case when ${oneOf('rated_zone', cardZones)} then rated_zone else '${otherZones}' end`,
    values: [...cardZones, otherZones],
  },
} as const satisfies Record<string, DashboardDimension>;

function named(name: string, { label: text, expression, values }: Dimension): DashboardDimension {
  return { name, text, expression, ...(values === undefined ? {} : { values }) };
}
