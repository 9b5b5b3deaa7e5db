import { totalSpend } from '../facts/total-spend.ts';
import { type Dashboard, dashboard } from './dashboard.ts';
import { measures } from './measures.ts';

const { whereClauses: spendOnly } = totalSpend;
const delivery = [measures.onTime, measures.late, measures.exception, measures.pendingLate, measures.packages];

/** Every dashboard that a page of the configurable dashboard may show. */
export const dashboards: readonly Dashboard[] = [
  dashboard({
    id: 60,
    name: 'Spend',
    measures: [measures.amount, measures.packages, measures.costPerPackage],
    whereClauses: spendOnly,
  }),
  dashboard({
    id: 61,
    name: 'Gross, Discount and Net',
    measures: [measures.gross, measures.discount, measures.net],
    whereClauses: spendOnly,
  }),
  dashboard({
    id: 62,
    name: 'Fuel Surcharge',
    measures: [measures.freight, measures.fuel, measures.fuelPercent],
    whereClauses: spendOnly,
  }),
  dashboard({
    id: 63,
    name: 'Spend by Carrier',
    dimensions: ['carrier_name as carrier'],
    measures: [measures.amount, measures.packages],
    whereClauses: spendOnly,
  }),
  dashboard({
    id: 64,
    name: 'Spend by Account Group',
    dimensions: ['account_group as account_group'],
    measures: [measures.amount, measures.packages],
    whereClauses: spendOnly,
  }),
  dashboard({
    id: 65,
    name: 'Weight',
    measures: [measures.billWeight, measures.actualWeight, measures.costPerPound],
    whereClauses: ['bill_weight_pounds >= 0', 'no_of_pkgs > 0'],
  }),
  dashboard({
    id: 66,
    name: 'Accessorials',
    table: 'charge_level_info',
    dimensions: ['accessorial_group as accessorial'],
    measures: [measures.amount, 'sum(other_accessorial_count) as pkgs'],
    whereClauses: ["charge_family = 'other_accessorial'"],
    isIndependantTable: true,
  }),
  dashboard({
    id: 67,
    name: 'Spend since the Beginning',
    measures: [measures.amount, measures.packages],
    whereClauses: spendOnly,
    isDateNotConsider: true,
  }),
  dashboard({
    id: 559,
    name: 'Spend by Service',
    dimensions: ['service as service1'],
    measures: [measures.amount, measures.packages],
    whereClauses: spendOnly,
  }),
  dashboard({
    id: 560,
    name: 'Spend by Zone',
    dimensions: ['zone as zone'],
    measures: [measures.amount, measures.packages],
    whereClauses: spendOnly,
  }),
  dashboard({ id: 566, name: 'Delivery', measures: delivery }),
  dashboard({ id: 567, name: 'Delivery by Carrier', dimensions: ['carrier_name as carrier'], measures: delivery }),
];

const byId: ReadonlyMap<number, Dashboard> = new Map(dashboards.map((each) => [each.id, each]));

export function findDashboard(id: number): Dashboard | undefined {
  return byId.get(id);
}
