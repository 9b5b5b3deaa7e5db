import { weightBuckets } from '../constants/weight-buckets.ts';
import { weekdayExpression } from '../dates/weekday.ts';
import { isBilledBySize } from '../figures/billed-by-size.ts';
import { dimension } from './dimension.ts';

const bucketNames = weightBuckets.map(({ from, to }) => `${from}-${to}`);
const otherWeights = 'Other';

/** Pounds are rounded up, so that 5.2 pounds are in the bucket 6-10. */
const bucketCases = weightBuckets
  .map(({ to }, index) => {
    const above = weightBuckets[index - 1]?.to ?? 0;
    return `when bill_weight_pounds > ${above} and bill_weight_pounds <= ${to} then '${bucketNames[index]}'`;
  })
  .join(' ');

export const weightBreak = dimension({
  name: 'weight_break',
  label: 'Weight Break',
  meaning: 'Classes of billed pounds, such as 1-5 or 6-10.',
  expression: `case ${bucketCases} else '${otherWeights}' end`,
  tables: ['package_level_info'],
  values: [...bucketNames, otherWeights],
});

export const trackingStatus = dimension({
  name: 'tracking_status',
  label: 'Tracking Status',
  meaning: 'How the delivery went: On Time, Late, Exception, Pending Late, or unknown.',
  widget: 'tracking_status',
});

export const weekday = dimension({
  name: 'weekday',
  label: 'Ship Weekday',
  meaning: 'The day of the week on which packages were shipped, from Sunday to Saturday.',
  expression: weekdayExpression('pickup_date'),
});

export const deliveryWeekday = dimension({
  name: 'delivery_weekday',
  label: 'Delivery Weekday',
  meaning: 'The day of the week on which packages were delivered, from Sunday to Saturday.',
  expression: weekdayExpression('day_of(delivery_date)'),
  tables: ['package_level_info'],
});

export const billedBy = dimension({
  name: 'billed_by',
  label: 'Billing Basis',
  meaning:
    'By dimensional weight, where a package is billed at least a pound above its actual weight, or by actual weight.',
  expression: `case when ${isBilledBySize} then 'Dimensional weight' else 'Actual weight' end`,
  tables: ['package_level_info'],
  values: ['Dimensional weight', 'Actual weight'],
});

export const trackingNumber = dimension({
  name: 'tracking_number',
  label: 'Tracking Number',
  meaning: 'The carrier’s number of a package.',
});
