import type { MeasureName } from '@waybill/model';
import type { AskedMeasure, Reading } from '../reading/reading.ts';

/** Names of one thing: a question for one of a group is answered by another, by the product’s own rules. */
const sameThing: readonly (readonly MeasureName[])[] = [
  ['totalSpend', 'netOfAllCarriers', 'costPerPackage', 'costPerPound'],
  ['totalSpend', 'netOfAllCarriers', 'accessorials', 'averageAccessorial', 'accessorialCount'],
  ['packages', 'costPerPackage', 'averageBillWeight', 'averageActualWeight', 'averageDeltaWeight'],
  ['costPerPackage', 'averageAccessorial'],
  ['billWeight', 'averageBillWeight', 'costPerPound'],
  ['actualWeight', 'averageActualWeight', 'billWeight'],
  ['deltaWeight', 'averageDeltaWeight'],
  ['refunds', 'refundCount', 'auditRefunds', 'clientRefunds'],
  ['discount', 'discountRate'],
  ['fuelSurcharge', 'fuelPercent'],
  ['tax', 'taxesAndOtherCharges'],
];

/** Every measure that a reading shows, compares or sets a condition on. */
export function figuresOf({ measures, groupConditions, lacking = [] }: Reading): ReadonlySet<MeasureName> {
  return new Set([
    ...[...measures, ...groupConditions.map(({ measure }) => measure)].flatMap(namesOf),
    ...lacking.flatMap((lack) => lack.measures),
  ]);
}

function namesOf(asked: AskedMeasure): readonly MeasureName[] {
  if (asked.kind === 'count') return [];
  if (asked.kind === 'ratio') return [asked.measure, asked.of];
  if (asked.kind === 'difference') return [asked.measure, ...asked.less];
  return [asked.measure];
}

/** Whether a figure that was named is one of those, or another name of one. */
export function isAmong(named: MeasureName, figures: ReadonlySet<MeasureName>): boolean {
  return (
    figures.has(named) || sameThing.some((group) => group.includes(named) && group.some((each) => figures.has(each)))
  );
}
