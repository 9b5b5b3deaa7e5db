import type { CompiledQuery } from '../compiled-query.ts';
import { planQuery } from '../plan/plan-query.ts';
import type { PlannedQuery } from '../plan/planned-query.ts';
import type { QueryContext } from '../plan/query-context.ts';
import type { SelectedColumn } from '../resolve/resolved-query.ts';
import { isSame } from '../resolve/tree/same-expression.ts';
import type { GridField, GridRequest, GridSort } from './grid-request.ts';
import { groupedBy, groupKey } from './group-key.ts';
import { addedUp, levelOf } from './group-level.ts';
import { isPivotField, ordering, orderingsOf, sortsGroup } from './order.ts';
import {
  type Combination,
  combinationsOf,
  everyPivotValue,
  keysOf,
  type PivotRow,
  pivotField,
  pivotKeys,
  planPivotValues,
} from './pivot.ts';
import { writeWindow } from './write-window.ts';

/** A level of a pivot in one statement: a row for each group and combination of pivot values that exists. */
export interface PivotCells {
  readonly cells: CompiledQuery;
  /** The combinations of the whole grid, to be run at the same time; undefined where the cells have all of them. */
  readonly values: CompiledQuery | undefined;
  /** Undefined if there are more cells than this way is meant for. Throws QueryError if there would be too many columns. */
  readonly answer: (cells: readonly PivotRow[], values: readonly PivotRow[]) => PivotAnswer | undefined;
}

/** A window of a pivot, ready for the grid. */
export interface PivotAnswer {
  readonly data: readonly PivotRow[];
  readonly lastRow: number;
  readonly secondaryColumnFields: readonly string[];
}

/** More are left to the engine, because they would keep the event loop busy. */
const mostCells = 5_000;
const mostValuesShown = 20_000;

/** Undefined if the rows are ordered by a pivot column, or if there is nothing to add up. */
export function pivotCells(request: GridRequest, context: QueryContext): PivotCells | undefined {
  const group = request.groups[request.level];
  if (group === undefined && request.values.length === 0) return undefined;
  if (group !== undefined && request.sorts.some((sort) => isByPivotColumn(sort, group, request))) return undefined;
  const isOpened = request.keyConditions.length > 0;
  return {
    cells: writeWindow(planCells(request, group, context), { offset: 0, count: mostCells + 1 }),
    values: isOpened ? writeWindow(planPivotValues(request, context), everyPivotValue) : undefined,
    answer: (cells, values) => {
      if (cells.length > mostCells) return undefined;
      const combinations = combinationsOf(request, isOpened ? values : distinctRows(cells, request));
      return answerOf(groupRows(cells, request, group), combinations, request, group);
    },
  };
}

function isByPivotColumn(sort: GridSort, group: GridField, request: GridRequest): boolean {
  return !sortsGroup(sort, group, request) && isPivotField(sort, request);
}

const keyName = 'GROUP_KEY';
const groupName = 'GROUPED_BY';
const valueName = (index: number) => `VALUE_${index + 1}`;

function planCells(request: GridRequest, group: GridField | undefined, context: QueryContext): PlannedQuery {
  const keys = pivotKeys(request);
  const grouped = group === undefined ? [] : [groupedBy(group.expression)];
  const groups = [...grouped, ...keys.map(({ expression }) => expression)];
  const orderings =
    group === undefined
      ? []
      : orderingsOf(request, (sort) => (sortsGroup(sort, group, request) ? groupedBy(group.expression) : undefined));
  return planQuery(
    {
      ...levelOf(request),
      selected: [
        ...groupColumns(group),
        ...keys,
        ...request.values.map((value, index) => ({ name: valueName(index), expression: addedUp(value, request) })),
      ],
      groups,
      orderings: [...orderings, ...groups.map((expression) => ordering(expression))],
      isGrouped: true,
    },
    context,
  );
}

/** The key that the grid reads; also what the rows are grouped by if several groups could have the same key. */
function groupColumns(group: GridField | undefined): readonly SelectedColumn[] {
  if (group === undefined) return [];
  const [key, grouped] = [groupKey(group.expression), groupedBy(group.expression)];
  const own = { name: keyName, expression: key };
  return isSame(key, grouped) ? [own] : [own, { name: groupName, expression: grouped }];
}

/** The combinations that occur in the cells, in the order of `planPivotValues`. */
function distinctRows(cells: readonly PivotRow[], request: GridRequest): readonly PivotRow[] {
  const rows = new Map(cells.map((row) => [JSON.stringify(keysOf(row, request)), row]));
  return [...rows.values()].toSorted((one, other) => inBinaryOrder(keysOf(one, request), keysOf(other, request)));
}

/** The cells of one row of the grid, by their pivot values. */
interface GroupRow {
  readonly key: PivotRow[string];
  readonly cells: Map<string, PivotRow>;
}

function groupRows(
  cells: readonly PivotRow[],
  request: GridRequest,
  group: GridField | undefined,
): readonly GroupRow[] {
  const rows = new Map<unknown, GroupRow>(group === undefined ? [[undefined, { key: null, cells: new Map() }]] : []);
  for (const cell of cells) {
    const identity = cell[groupName] === undefined ? cell[keyName] : cell[groupName];
    const row: GroupRow = rows.get(identity) ?? { key: cell[keyName] ?? null, cells: new Map() };
    row.cells.set(JSON.stringify(keysOf(cell, request)), cell);
    rows.set(identity, row);
  }
  return [...rows.values()];
}

function answerOf(
  rows: readonly GroupRow[],
  combinations: readonly Combination[],
  request: GridRequest,
  group: GridField | undefined,
): PivotAnswer | undefined {
  const { offset, count } = request.window;
  const shown = rows.slice(offset, offset + count);
  const columns = combinations.flatMap((combination) =>
    request.values.map((value, index) => ({
      name: pivotField(combination, value),
      combination: JSON.stringify(combination.keys),
      value: valueName(index),
      // As an aggregate of no rows.
      ifNone: value.aggregate === 'count' ? 0 : null,
    })),
  );
  if (shown.length * columns.length > mostValuesShown) return undefined;
  const data = shown.map(({ key, cells }) => {
    const values = columns
      .filter(({ name }) => name !== group?.field)
      .map(({ name, combination, value, ifNone }) => [name, cells.get(combination)?.[value] ?? ifNone] as const);
    return Object.fromEntries([...(group === undefined ? [] : [[group.field, key] as const]), ...values]);
  });
  return { data: withRowCount(data), lastRow: rows.length, secondaryColumnFields: columns.map(({ name }) => name) };
}

/** A total without columns is that of no rows. */
function withRowCount(data: readonly PivotRow[]): readonly PivotRow[] {
  return data.map((row) => (Object.keys(row).length > 0 ? row : { ROW_COUNT: 0 }));
}

/** Compares texts, the first ones first, as databases do: by code points, not by UTF-16 units as JavaScript does. */
function inBinaryOrder(one: readonly string[], other: readonly string[]): number {
  for (const [index, text] of one.entries()) {
    const order = compareTexts(text, other[index] ?? '');
    if (order !== 0) return order;
  }
  return 0;
}

function compareTexts(one: string, other: string): number {
  let position = 0;
  while (position < one.length && one.charCodeAt(position) === other.charCodeAt(position)) position += 1;
  const [own = -1, its = -1] = [one.codePointAt(position), other.codePointAt(position)];
  return own - its;
}
