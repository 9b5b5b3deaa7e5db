import { per, percentOf } from '../facts/aggregate.ts';
import { packageCount } from './counted.ts';
import { other, total } from './figure.ts';

/** The figures of dashboards along time. */
export const figures = {
  amount: total({
    name: 'amount',
    text: 'Spend',
    meaning: 'Everything that was billed, after discounts.',
    unit: 'currency',
    expression: 'sum(net_amount)',
  }),
  packages: total({
    name: 'packages',
    text: 'Packages',
    meaning: 'Packages that were billed, each counted once.',
    unit: 'packages',
    expression: packageCount,
  }),
  gross: total({
    name: 'gross',
    text: 'Gross',
    meaning: 'What would have been billed without discounts.',
    unit: 'currency',
    expression: 'sum(net_amount + incentive_amount)',
  }),
  discount: total({
    name: 'discount',
    text: 'Discount',
    meaning: 'All discounts of the carriers.',
    unit: 'currency',
    expression: 'sum(incentive_amount)',
  }),
  net: total({
    name: 'net',
    text: 'Net',
    meaning: 'What was billed: gross less discount.',
    unit: 'currency',
    expression: 'sum(net_amount)',
  }),
  freight: total({
    name: 'freight_charge',
    text: 'Transportation',
    meaning: 'Transportation after discount, without fuel and extras.',
    unit: 'currency',
    expression: 'sum(net_transportation_amount)',
  }),
  fuel: total({
    name: 'fuel_surcharge',
    text: 'Fuel Surcharge',
    meaning: 'Fuel surcharge after discount.',
    unit: 'currency',
    expression: 'sum(net_fuel_surcharge_amount)',
  }),
  fuelPercent: other({
    name: 'fuel_freight_surcharge_percent',
    text: 'Fuel Percent',
    meaning: 'Fuel surcharge as a percentage of transportation.',
    unit: 'percent',
    ...percentOf('sum(net_fuel_surcharge_amount)', 'sum(net_transportation_amount)'),
  }),
  billWeight: total({
    name: 'bill_weight',
    text: 'Bill Weight',
    meaning: 'Pounds that were billed.',
    unit: 'lbs',
    expression: 'sum(bill_weight_pounds)',
  }),
  actualWeight: total({
    name: 'actual_weight',
    text: 'Actual Weight',
    meaning: 'Pounds that the shipper entered.',
    unit: 'lbs',
    expression: 'sum(actual_weight_pounds)',
  }),
  costPerPackage: other({
    name: 'costperpackage',
    text: 'Cost per Package',
    meaning: 'Spend per package.',
    unit: 'currency',
    ...per('sum(net_amount)', packageCount),
  }),
  costPerPound: other({
    name: 'costperpound',
    text: 'Cost per Pound',
    meaning: 'Spend per billed pound.',
    unit: 'currency',
    ...per('sum(net_amount)', 'sum(bill_weight_pounds)'),
  }),
  accessorialCharges: total({
    name: 'pkgs',
    text: 'Accessorial Charges',
    meaning: 'How many accessorial charges were billed.',
    unit: 'charges',
    expression: 'sum(other_accessorial_count)',
  }),
  onTime: delivered('On Time', 'on_time', 'Packages delivered by the promised time.'),
  late: delivered('Late', 'lates', 'Packages delivered after the promised time.'),
  exception: delivered(
    'Exception',
    'exceptions',
    'Packages delivered late for a reason outside the carrier’s control.',
  ),
  pendingLate: delivered(
    'Pending Late',
    'pending',
    'Packages not yet delivered although their promised time has passed.',
  ),
  onTimePercent: other({
    name: 'on_time_percent',
    text: 'On Time Share',
    meaning: 'On-time packages as a percentage of all packages with a known status.',
    unit: 'percent',
    ...percentOf(
      "sum(case when tracking_status = 'On Time' then no_of_pkgs else 0 end)",
      'sum(case when tracking_status is not null then no_of_pkgs else 0 end)',
    ),
  }),
} as const;

function delivered(status: string, name: string, meaning: string) {
  return total({
    name,
    text: status,
    meaning,
    unit: 'packages',
    expression: `sum(case when tracking_status = '${status}' then no_of_pkgs else 0 end)`,
  });
}
