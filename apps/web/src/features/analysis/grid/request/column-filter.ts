import type { GridFilter } from '@waybill/model';
import { text } from '../../../../lib/languages/text.ts';

/** The operators of a column filter; `oneOf` is the set of ticked values. */
export const filterOperators = [
  'contains',
  'notContains',
  'equals',
  'notEqual',
  'startsWith',
  'endsWith',
  'lessThan',
  'lessThanOrEqual',
  'greaterThan',
  'greaterThanOrEqual',
  'inRange',
  'oneOf',
  'blank',
  'notBlank',
] as const;
export type FilterOperator = (typeof filterOperators)[number];

/** The one condition of a column (S2 section 5): none, one or two values, or a set of them. Days are `YYYY-MM-DD`. */
export interface ColumnFilter {
  readonly field: string;
  readonly operator: FilterOperator;
  readonly values: readonly string[];
}

type FilterKind = Exclude<GridFilter, 'none'>;

/** The operators for a kind of filter, the default first. */
export const operatorsOf: Readonly<Record<FilterKind, readonly [FilterOperator, ...FilterOperator[]]>> = {
  text: ['contains', 'notContains', 'equals', 'notEqual', 'startsWith', 'endsWith', 'oneOf', 'blank', 'notBlank'],
  number: [
    'equals',
    'notEqual',
    'lessThan',
    'lessThanOrEqual',
    'greaterThan',
    'greaterThanOrEqual',
    'inRange',
    'blank',
    'notBlank',
  ],
  date: ['inRange', 'equals', 'notEqual', 'lessThan', 'greaterThan', 'blank', 'notBlank'],
};

const labels: Readonly<Record<FilterOperator, string>> = {
  contains: text('contains'),
  notContains: text('does not contain'),
  equals: text('is'),
  notEqual: text('is not'),
  startsWith: text('begins with'),
  endsWith: text('ends with'),
  lessThan: text('is less than'),
  lessThanOrEqual: text('is at most'),
  greaterThan: text('is greater than'),
  greaterThanOrEqual: text('is at least'),
  inRange: text('is between'),
  oneOf: text('is one of'),
  blank: text('is blank'),
  notBlank: text('is not blank'),
};

/** How an operator reads after the column's name. */
export function operatorLabel(operator: FilterOperator, kind: FilterKind): string {
  if (kind === 'date' && operator === 'lessThan') return text('is before');
  if (kind === 'date' && operator === 'greaterThan') return text('is after');
  return labels[operator];
}

/** How many values an operator needs; undefined for any number of them. */
export function valuesNeeded(operator: FilterOperator): number | undefined {
  if (operator === 'oneOf') return undefined;
  if (operator === 'blank' || operator === 'notBlank') return 0;
  return operator === 'inRange' ? 2 : 1;
}
