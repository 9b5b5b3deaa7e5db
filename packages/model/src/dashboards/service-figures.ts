import { oneOf } from '../conditions/text-literal.ts';
import { per } from '../facts/aggregate.ts';
import { distanceZones } from '../zones/zone-table.ts';
import { packageCount, pounds, weighed } from './counted.ts';
import { other, total } from './figure.ts';
import { figures } from './figures.ts';

const zoneDistance = distanceZones.map((zone) => `when '${zone}' then ${zone}`).join(' ');
const zoned = `sum(case when ${oneOf('rated_zone', distanceZones)} then no_of_pkgs else 0 end)`;
const arrived = 'no_of_pkgs > 0 and delivery_date is not null and day_of(delivery_date) >= pickup_date';
const arrivedCount = `sum(case when ${arrived} then no_of_pkgs else 0 end)`;

/** The number of business days (Monday to Friday) in the day's week up to and including the day: 0 to 5. */
const weekdays = (day: string) => `least(date_diff('day', date_trunc('week', ${day}), ${day}), 5)`;
const businessDays =
  `5 * date_diff('week', pickup_date, day_of(delivery_date)) + ${weekdays('day_of(delivery_date)')}` +
  ` - ${weekdays('pickup_date')}`;

/** Those figures of the service summary (S1 section 3) that invoices contain. */
export const serviceFigures = [
  total({
    name: 'weeklyvolume',
    text: 'Weekly Volume',
    meaning: 'Packages in a week, on average over the days shown.',
    unit: 'number',
    expression: `round(${packageCount} * 7 / {days}, 2)`,
  }),
  total({
    name: 'weeklycost',
    text: 'Weekly Cost',
    meaning: 'Spend in a week, on average over the days shown.',
    unit: 'currency',
    expression: 'round(sum(net_amount) * 7 / {days}, 2)',
  }),
  other({
    name: 'unitcost',
    text: 'Unit Cost',
    meaning: 'Transportation after discount, per package.',
    unit: 'currency',
    ...per('sum(net_transportation_amount)', packageCount),
  }),
  total({
    name: 'shipmentsassociatedcost',
    text: 'Associated Cost',
    meaning: 'What the shipments cost besides transportation: fuel, extras, taxes and other charges.',
    unit: 'currency',
    expression: 'sum(net_amount - net_transportation_amount)',
  }),
  other({ ...figures.costPerPackage, name: 'avgcostperpkg' }),
  other({
    name: 'avgweight',
    text: 'Average Weight',
    meaning: 'Billed pounds per package with a known weight.',
    unit: 'lbs',
    ...per(pounds, weighed),
  }),
  other({
    name: 'avgzone',
    text: 'Average Zone',
    meaning: 'The average of zones 2 to 8; packages in other zones are left out.',
    unit: 'number',
    ...per(`sum(case rated_zone ${zoneDistance} else 0 end * no_of_pkgs)`, zoned),
  }),
  other({
    name: 'pickuptodelivery',
    text: 'Pickup to Delivery',
    meaning: 'Calendar days from pickup to delivery, where the carrier states both.',
    unit: 'days',
    ...per(
      `sum(case when ${arrived} then date_diff('day', pickup_date, day_of(delivery_date)) else 0 end)`,
      arrivedCount,
    ),
  }),
  other({
    name: 'buspickuptodelivery',
    text: 'Pickup to Delivery (Business)',
    meaning: 'The same in days from Monday to Friday; holidays are not excluded.',
    unit: 'days',
    ...per(`sum(case when ${arrived} then ${businessDays} else 0 end)`, arrivedCount),
  }),
] as const;
