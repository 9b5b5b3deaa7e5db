import { per } from '../figures/aggregate.ts';
import { averageZone, businessTransitDays, transitDays } from '../figures/transit-facts.ts';
import { packageCount, pounds, weighed } from './counted.ts';
import { figureOf, other, total } from './figure.ts';
import { figures } from './figures.ts';

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
  figureOf('avgzone', averageZone),
  figureOf('pickuptodelivery', transitDays),
  figureOf('buspickuptodelivery', businessTransitDays),
] as const;
