import { other, per, percentOf, total } from './figure.ts';

const packageCount = 'sum(no_of_pkgs)';
const pounds = 'sum(case when no_of_pkgs > 0 then coalesce(bill_weight_pounds, 0) else 0 end)';
const weighed = 'sum(case when bill_weight_pounds is not null then no_of_pkgs else 0 end)';

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
    meaning: 'Fuel surcharge in percent of transportation.',
    unit: 'percent',
    expression: percentOf('sum(net_fuel_surcharge_amount)', 'sum(net_transportation_amount)'),
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
    meaning: 'Spend for each package.',
    unit: 'currency',
    expression: per('sum(net_amount)', packageCount),
  }),
  costPerPound: other({
    name: 'costperpound',
    text: 'Cost per Pound',
    meaning: 'Spend for each billed pound.',
    unit: 'currency',
    expression: per('sum(net_amount)', 'sum(bill_weight_pounds)'),
  }),
  accessorialCharges: total({
    name: 'pkgs',
    text: 'Accessorial Charges',
    meaning: 'How many accessorial charges were billed.',
    unit: 'charges',
    expression: 'sum(other_accessorial_count)',
  }),
  onTime: delivered('On Time', 'on_time', 'Packages that came when promised.'),
  late: delivered('Late', 'lates', 'Packages that came after the promise.'),
  exception: delivered('Exception', 'exceptions', 'Packages that came late for a reason that the carrier excuses.'),
  pendingLate: delivered('Pending Late', 'pending', 'Packages on the way whose promise has passed.'),
  onTimePercent: other({
    name: 'on_time_percent',
    text: 'On Time Share',
    meaning: 'On time in percent of all packages with a known status.',
    unit: 'percent',
    expression: percentOf(
      "sum(case when tracking_status = 'On Time' then no_of_pkgs else 0 end)",
      'sum(case when tracking_status is not null then no_of_pkgs else 0 end)',
    ),
  }),
} as const;

/** The figures of the quarterly and monthly grids (S1 section 3). */
export const gridFigures = [
  total({ ...figures.amount, name: 'spend' }),
  total({ ...figures.packages, name: 'pkgs' }),
  total({
    name: 'lbs',
    text: 'Pounds',
    meaning: 'Pounds that were billed for the packages.',
    unit: 'lbs',
    expression: pounds,
  }),
  total({
    name: 'accessorial',
    text: 'Accessorials',
    meaning: 'Charges for extras, after discounts, without fuel.',
    unit: 'currency',
    expression: 'sum(net_other_accessorial_amount)',
  }),
  other({ ...figures.costPerPackage, name: 'div' }),
  other({ ...figures.costPerPound, name: 'divlbs', expression: per('sum(net_amount)', pounds) }),
  other({
    name: 'divpkg',
    text: 'Pounds per Package',
    meaning: 'Billed pounds for each package.',
    unit: 'lbs',
    expression: per(pounds, packageCount),
  }),
] as const;

/** The figures of the accessorial comparison (S1 section 3). */
export const accessorialFigures = [
  total({
    name: 'spend',
    text: 'Spend',
    meaning: 'What the accessorial cost, after discounts.',
    unit: 'currency',
    expression: 'sum(net_other_accessorial_amount)',
  }),
  other({
    name: 'pkgs',
    text: 'Packages',
    meaning: 'Different packages that bear the accessorial.',
    unit: 'packages',
    expression: 'count(distinct tracking_number)',
  }),
  other({
    name: 'average',
    text: 'Average per Package',
    meaning: 'What the accessorial costs for each package that bears it.',
    unit: 'currency',
    expression: per('sum(net_other_accessorial_amount)', 'count(distinct tracking_number)'),
  }),
] as const;

/** The figures of a weight break and zone; the first is the rate card's (S1 section 3). */
export const rateFigures = [
  other({
    name: 'net_per_package',
    text: 'Net per Package',
    meaning: 'What a package cost on average, all its charges after discounts.',
    unit: 'currency',
    expression: per('sum(net_amount)', packageCount),
  }),
  other({
    name: 'transportation_per_package',
    text: 'Transportation per Package',
    meaning: 'What carriage alone cost on average, after discounts.',
    unit: 'currency',
    expression: per('sum(net_transportation_amount)', packageCount),
  }),
  figures.packages,
  figures.amount,
] as const;

const zoneDistance = ['2', '3', '4', '5', '6', '7', '8'].map((zone) => `when '${zone}' then ${zone}`).join(' ');
const zoned = "sum(case when zone in ('2', '3', '4', '5', '6', '7', '8') then no_of_pkgs else 0 end)";
const arrived = 'no_of_pkgs > 0 and delivery_date is not null and day_of(delivery_date) >= pickup_date';
const arrivedCount = `sum(case when ${arrived} then no_of_pkgs else 0 end)`;

/** Monday to Friday of the week that the day lies in, up to the day: 1 to 5. */
const weekdays = (day: string) => `least(date_diff('day', date_trunc('week', ${day}), ${day}) + 1, 5)`;
const businessDays =
  `5 * date_diff('week', pickup_date, day_of(delivery_date)) + ${weekdays('day_of(delivery_date)')}` +
  ` - ${weekdays('pickup_date')}`;

/** The figures of the service summary (S1 section 3) that invoices can tell. */
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
    meaning: 'Transportation after discount, for each package.',
    unit: 'currency',
    expression: per('sum(net_transportation_amount)', packageCount),
  }),
  total({
    name: 'shipmentsassociatedcost',
    text: 'Associated Cost',
    meaning: 'What the shipments cost beside transportation: fuel, extras, taxes and other charges.',
    unit: 'currency',
    expression: 'sum(net_amount - net_transportation_amount)',
  }),
  other({ ...figures.costPerPackage, name: 'avgcostperpkg' }),
  other({
    name: 'avgweight',
    text: 'Average Weight',
    meaning: 'Billed pounds for each package whose weight is known.',
    unit: 'lbs',
    expression: per(pounds, weighed),
  }),
  other({
    name: 'avgzone',
    text: 'Average Zone',
    meaning: 'The mean of the zones 2 to 8; packages of other zones are left out.',
    unit: 'number',
    expression: per(`sum(case zone ${zoneDistance} else 0 end * no_of_pkgs)`, zoned),
  }),
  other({
    name: 'pickuptodelivery',
    text: 'Pickup to Delivery',
    meaning: 'Calendar days from pickup to delivery, where the carrier tells both.',
    unit: 'days',
    expression: per(
      `sum(case when ${arrived} then date_diff('day', pickup_date, day_of(delivery_date)) else 0 end)`,
      arrivedCount,
    ),
  }),
  other({
    name: 'buspickuptodelivery',
    text: 'Pickup to Delivery (Business)',
    meaning: 'The same in days from Monday to Friday; holidays are not taken off.',
    unit: 'days',
    expression: per(`sum(case when ${arrived} then ${businessDays} else 0 end)`, arrivedCount),
  }),
] as const;

/** The figures of the audit summary (S1 section 3) that invoices can tell. */
export const auditFigures = [
  total({ ...figures.amount, name: 'total_spend' }),
  other({
    name: 'from_invoice_date',
    text: 'First Invoice',
    meaning: 'Invoice date of the earliest charge.',
    unit: 'date',
    expression: 'min(bill_date)',
  }),
  other({
    name: 'to_invoice_date',
    text: 'Last Invoice',
    meaning: 'Invoice date of the latest charge.',
    unit: 'date',
    expression: 'max(bill_date)',
  }),
  total({
    name: 'recovered',
    text: 'Recovered',
    meaning: 'What came back through audit and claims.',
    unit: 'currency',
    expression: 'sum(audit_refund_amount)',
  }),
  total({
    name: 'client_refund',
    text: 'Client Refunds',
    meaning: 'What you got back yourself: voids, rebates, packages never shipped, claims for loss.',
    unit: 'currency',
    expression: 'sum(client_refund_amount)',
  }),
  other({
    name: 'recovered_percent',
    text: 'Recovered Share',
    meaning: 'Recovered in percent of the spend.',
    unit: 'percent',
    expression: percentOf('sum(audit_refund_amount)', 'sum(net_amount)'),
  }),
] as const;

function delivered(status: string, name: string, meaning: string) {
  return total({
    name,
    text: status,
    meaning,
    unit: 'packages',
    expression: `sum(case when tracking_status = '${status}' then no_of_pkgs else 0 end)`,
  });
}
