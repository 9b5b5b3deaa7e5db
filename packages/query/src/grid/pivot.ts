import { coalesce } from '../functions/choice-functions.ts';
import { asText } from '../functions/grid-functions.ts';
import { planQuery } from '../plan/plan-query.ts';
import type { PlannedQuery } from '../plan/planned-query.ts';
import type { QueryContext } from '../plan/query-context.ts';
import { QueryError } from '../query-error.ts';
import { sizeOf } from '../resolve/add-complexity.ts';
import { nameable } from '../resolve/nameable.ts';
import type { SelectedColumn } from '../resolve/resolved-query.ts';
import type { Expression } from '../resolve/tree/expression.ts';
import { nothing } from '../types/value-type.ts';
import { allOf, call, compare, textLiteral } from './conditions.ts';
import type { GridField, GridRequest } from './grid-request.ts';
import { addedUp, levelOf } from './group-level.ts';
import { ordering } from './order.ts';

/** A combination of values of the pivot columns. */
export type PivotRow = Readonly<Record<string, string | number | boolean | null>>;

const mostFields = 1_000;
/** One more than allowed, so that too many can be detected. */
export const everyPivotValue = { offset: 0, count: mostFields + 1 };

/** The parts of all expressions together; a thousand columns with three pivots do not need more. */
const mostParts = 20_000;

const blankName = '(Blanks)';

/** The combinations of pivot values that exist in the whole grid, whichever groups are open. */
export function planPivotValues(request: GridRequest, context: QueryContext): PlannedQuery {
  const keys = pivotKeys(request);
  return planQuery(
    {
      ...levelOf({ ...request, keyConditions: [] }),
      distinct: true,
      selected: keys,
      orderings: keys.map(({ expression }) => ordering(expression)),
    },
    context,
  );
}

/** The values of the pivot columns in some rows, and how the columns with these values begin. */
export interface Combination {
  readonly keys: readonly string[];
  readonly name: string;
}

/** A column for each combination and value, named `<values of the pivots>_<field>`. Throws QueryError if too many. */
export function pivotColumns(request: GridRequest, rows: readonly PivotRow[]): readonly SelectedColumn[] {
  return combinationsOf(request, rows).flatMap((combination) => {
    const isWanted = isCombination(request, combination);
    return request.values.map((value) => ({
      name: pivotField(combination, value),
      expression: addedUp(value, request, (expression) => onlyWhere(isWanted, expression)),
    }));
  });
}

/** The name of the column with the values of a combination. */
export function pivotField({ name }: Combination, { field }: GridField): string {
  return `${name}_${field}`;
}

/** The combinations with their names. Throws QueryError if they would make too many columns. */
export function combinationsOf(request: GridRequest, rows: readonly PivotRow[]): readonly Combination[] {
  if (rows.length * request.values.length > mostFields) {
    refuse(`The pivot would have more than ${mostFields} columns.`, 'Filter the rows, or pivot by another column.');
  }
  const used = [...request.pivots, ...request.values].reduce((sum, { expression }) => sum + sizeOf(expression), 0);
  if (rows.length * used > mostParts) refuse('The pivot is too large.', 'Pivot by a column, not by an expression.');
  const taken = new Set<string>();
  return rows.map((row) => {
    const keys = keysOf(row, request);
    return { keys, name: unusedName(keys.map((key) => (key === '' ? blankName : nameable(key))).join('_'), taken) };
  });
}

/** The pivot values of a row, blank ones as empty texts. */
export function keysOf(row: PivotRow, { pivots }: GridRequest): readonly string[] {
  return pivots.map((_, index) => String(row[pivotName(index)] ?? ''));
}

/** The pivot columns as rows show their values. */
export function pivotKeys({ pivots }: GridRequest): readonly SelectedColumn[] {
  return pivots.map(({ expression }, index) => ({ name: pivotName(index), expression: pivotKey(expression) }));
}

function refuse(message: string, fix: string): never {
  throw new QueryError({ field: 'pivotCols', message, fix });
}

function pivotKey(expression: Expression): Expression {
  const shown = expression.type.kind === 'text' ? expression : call(asText, expression);
  return call(coalesce, shown, textLiteral(''));
}

function pivotName(index: number): string {
  return `PIVOT_${index + 1}`;
}

function isCombination({ pivots }: GridRequest, { keys }: Combination): Expression {
  return allOf(
    pivots.map(({ expression }, index) => compare(pivotKey(expression), '=', textLiteral(keys[index] ?? ''))),
  );
}

function onlyWhere(condition: Expression, result: Expression): Expression {
  const otherwise: Expression = { kind: 'literal', type: nothing, value: null };
  return { kind: 'case', type: result.type, choices: [{ condition, result }], otherwise };
}

function unusedName(name: string, taken: Set<string>): string {
  let unused = name;
  for (let copy = 2; taken.has(unused.toUpperCase()); copy += 1) unused = `${name}~${copy}`;
  taken.add(unused.toUpperCase());
  return unused;
}
