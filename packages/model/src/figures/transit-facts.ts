import { oneOf } from '../conditions/text-literal.ts';
import { distanceZones } from '../zones/zone-table.ts';
import { fact } from './fact.ts';

const zoneDistance = distanceZones.map((zone) => `when '${zone}' then ${zone}`).join(' ');
const arrived = 'no_of_pkgs > 0 and delivery_date is not null and day_of(delivery_date) >= pickup_date';

/** The number of business days (Monday to Friday) in the day's week up to and including the day: 0 to 5. */
const weekdays = (day: string) => `least(date_diff('day', date_trunc('week', ${day}), ${day}), 5)`;
const businessDays =
  `5 * date_diff('week', pickup_date, day_of(delivery_date)) + ${weekdays('day_of(delivery_date)')}` +
  ` - ${weekdays('pickup_date')}`;

export const averageZone = fact({
  key: 'averageZone',
  text: 'Average Zone',
  meaning: 'The average of zones 2 to 8; packages in other zones are left out.',
  unit: 'number',
  measure: {
    sum: `case rated_zone ${zoneDistance} else 0 end * no_of_pkgs`,
    per: `case when ${oneOf('rated_zone', distanceZones)} then no_of_pkgs else 0 end`,
  },
  whereClauses: [],
});

export const transitDays = fact({
  key: 'transitDays',
  text: 'Pickup to Delivery',
  meaning: 'Calendar days from pickup to delivery, where the carrier states both.',
  unit: 'days',
  measure: daysOfArrived("date_diff('day', pickup_date, day_of(delivery_date))"),
  whereClauses: [],
});

export const businessTransitDays = fact({
  key: 'businessTransitDays',
  text: 'Pickup to Delivery (Business)',
  meaning: 'The same in days from Monday to Friday; holidays are not excluded.',
  unit: 'days',
  measure: daysOfArrived(businessDays),
  whereClauses: [],
});

function daysOfArrived(days: string) {
  return {
    sum: `case when ${arrived} then ${days} else 0 end`,
    per: `case when ${arrived} then no_of_pkgs else 0 end`,
  };
}
