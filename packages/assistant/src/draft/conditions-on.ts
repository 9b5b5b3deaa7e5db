import { measures as measureCatalogue } from '../measures/measures.ts';
import { isGrouped } from '../reading/is-grouped.ts';
import type { AskedMeasure, GroupFilter, NumberFilter, Reading } from '../reading/reading.ts';
import { type Draft, plain } from './draft.ts';

interface Conditions {
  readonly rows: readonly NumberFilter[];
  readonly groups: readonly GroupFilter[];
}

/**
 * What the conditions of a follow-up are about: ‘only over $50,000’ after spend by account is about the accounts, ‘and over
 * 50?’ after packages over 20 lb about the same weight. Undefined where the question before does not tell.
 */
export function conditionsOn({ conditions, measures, isList }: Draft, base: Reading): Conditions | undefined {
  const { rows, groups, open } = conditions;
  const isOfGroups = isGrouped(base) && base.show !== 'rows';
  const [figure] = base.measures;
  const isOfTotals = isOfGroups && figure !== undefined && isMoney(figure) && measures.length === 0 && !isList;
  const ofTotals = isOfTotals ? rows.filter(({ column }) => column === 'net_amount') : [];
  const found = {
    rows: rows.filter((each) => !ofTotals.includes(each)),
    groups: [
      ...groups,
      ...ofTotals.map(({ comparison, value }) => ({ measure: figure ?? plain('totalSpend'), comparison, value })),
    ],
  };
  const [before, ...others] = base.conditions;
  for (const { comparison, value, unit } of open) {
    const ofPackages = unit === 'packages';
    if (unit === 'percent' && (figure === undefined || !isPercent(figure))) return undefined;
    if (unit === undefined && before !== undefined && others.every(({ column }) => column === before.column))
      found.rows.push({ column: before.column, comparison, value });
    else if (isOfGroups && ofPackages) found.groups.push({ measure: plain('packages'), comparison, value });
    else if (isOfGroups && figure !== undefined) found.groups.push({ measure: figure, comparison, value });
    else return undefined;
  }
  return found;
}

function isPercent(asked: AskedMeasure): boolean {
  if (asked.kind === 'ratio') return asked.as === 'percent';
  return asked.kind === 'shareWith' || (asked.kind === 'measure' && measureCatalogue[asked.measure].unit === 'percent');
}

function isMoney(asked: AskedMeasure): boolean {
  return asked.kind === 'measure' && measureCatalogue[asked.measure].unit === 'currency';
}
