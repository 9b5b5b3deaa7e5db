import type { GetRowsBody } from '@waybill/contract';
import { columnsOf, type TableName, tables } from '@waybill/model';
import fc from 'fast-check';
import { anyText } from './arbitrary-expressions.ts';

const aggregates = ['sum', 'avg', 'min', 'max', 'count', 'first', 'last'] as const;
const textTypes = ['contains', 'notContains', 'equals', 'notEqual', 'startsWith', 'endsWith', 'blank', 'notBlank'];
const scalarTypes = [
  'equals',
  'notEqual',
  'lessThan',
  'lessThanOrEqual',
  'greaterThan',
  'greaterThanOrEqual',
  'inRange',
  'blank',
  'notBlank',
];
const numbers = fc.oneof(fc.integer({ min: -50, max: 100 }), fc.constantFrom(0.01, 12.5, '7', -0, 1e-7));
const days = fc.constantFrom('2024-06-01', '2024-06-01 00:00:00', '2025-01-31T00:00:00');
const moments = fc.constantFrom('2024-06-01', '2024-07-03T12:00:00', '2024-07-03', '2025-01-31T00:00:00');

/** A valid filter of one column, in any of the forms that grids have sent. */
export function filterOf(type: string): fc.Arbitrary<unknown> {
  const simple = simpleFilterOf(type);
  const operator = fc.constantFrom('AND', 'OR');
  return fc.oneof(
    simple,
    fc.record({
      filterType: fc.constant(kindOf(type)),
      operator,
      conditions: fc.array(simple, { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ operator, condition1: simple, condition2: simple }),
    fc.record({ filterType: fc.constant('multi'), filterModels: fc.tuple(simple, fc.constant(null), setOf(type)) }),
    setOf(type),
    setOf(type).map(({ values }) => values),
  );
}

/** A valid advanced filter on the columns, whose types are given by name: conditions in conditions. */
export function advancedFilterOf(columns: Readonly<Record<string, string>>): fc.Arbitrary<Record<string, unknown>> {
  const onColumn = fc.constantFrom(...Object.entries(columns)).chain(([colId, type]) => {
    const set = fc
      .tuple(setOf(type), fc.constantFrom('isAnyOf', 'isNoneOf'))
      .map(([{ values }, asked]) => ({ filterType: 'set', colId, type: asked, values }));
    return fc.oneof(
      advancedOf(type).map((model) => ({ ...model, colId })),
      set,
    );
  });
  return fc.letrec<{ tree: Record<string, unknown> }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      onColumn,
      fc.record({
        filterType: fc.constant('join'),
        type: fc.constantFrom('AND', 'OR'),
        conditions: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
      }),
    ),
  })).tree;
}

function advancedOf(type: string): fc.Arbitrary<Record<string, unknown>> {
  switch (kindOf(type)) {
    case 'text':
      return fc.record({
        filterType: fc.constantFrom('text', 'object'),
        type: fc.constantFrom(...textTypes),
        filter: anyText,
      });
    case 'date':
      return fc.record({
        filterType: fc.constantFrom('dateString', 'dateTime'),
        type: fc.constantFrom(...scalarTypes),
        filter: moments,
        filterTo: moments,
      });
    default:
      return fc.record({
        filterType: fc.constant('number'),
        type: fc.constantFrom(...scalarTypes),
        filter: numbers,
        filterTo: numbers,
      });
  }
}

function kindOf(type: string): string {
  if (type === 'text') return 'text';
  return type === 'date' || type === 'timestamp' ? 'date' : 'number';
}

function simpleFilterOf(type: string): fc.Arbitrary<unknown> {
  switch (kindOf(type)) {
    case 'text':
      return fc.record({ filterType: fc.constant('text'), type: fc.constantFrom(...textTypes), filter: anyText });
    case 'date':
      return fc.record({
        filterType: fc.constant('date'),
        type: fc.constantFrom(...scalarTypes),
        dateFrom: days,
        dateTo: days,
      });
    default:
      return fc.record({
        filterType: fc.constant('number'),
        type: fc.constantFrom(...scalarTypes),
        filter: numbers,
        filterTo: numbers,
      });
  }
}

function setOf(type: string): fc.Arbitrary<{ filterType: string; values: unknown[] }> {
  const values = { text: anyText, date: days, number: numbers }[kindOf(type)] ?? anyText;
  return fc.record({
    filterType: fc.constant('set'),
    values: fc.array(fc.oneof(values, fc.constant(null)), { maxLength: 4 }),
  });
}

/** Valid requests of the grid over either table: any grouping, opened or not, any pivot, filter and sort. */
export const anyGridBody: fc.Arbitrary<GetRowsBody> = fc
  .constantFrom(...(Object.keys(tables) as TableName[]))
  .chain((tableName) => {
    const columns = columnsOf(tableName).filter(({ name }) => !name.endsWith('_partition'));
    const measures = columns.filter(({ type }) => type === 'money' || type === 'weight' || type === 'integer');
    const named = (from: typeof columns) => fc.constantFrom(...from.map(({ name }) => name.toUpperCase()));
    const filter = fc
      .constantFrom(...columns)
      .chain(({ name, type }) => filterOf(type).map((model) => [name.toUpperCase(), model] as const));
    return fc
      .record({
        groups: fc.uniqueArray(named(columns), { maxLength: 3 }),
        opened: fc.nat(3),
        keys: fc.array(fc.constantFrom(null, '', '1', 'UPS', '2025-01-01'), { minLength: 3, maxLength: 3 }),
        values: fc.array(fc.tuple(named(measures), fc.constantFrom(...aggregates)), { maxLength: 3 }),
        pivots: fc.uniqueArray(fc.constantFrom('CARRIER_NAME', 'ZONE', 'CURRENCY_CODE'), { maxLength: 2 }),
        pivotMode: fc.boolean(),
        filters: fc.array(filter, { maxLength: 3 }),
        sorts: fc.array(
          fc.record({
            colId: fc.oneof(named(columns), fc.constant('ag-Grid-AutoColumn')),
            sort: fc.constantFrom('asc', 'desc'),
          }),
          { maxLength: 3 },
        ),
        startRow: fc.nat(50),
        size: fc.nat(100),
      })
      .map(
        ({ groups, opened, keys, values, pivots, filters, sorts, startRow, size, pivotMode }): GetRowsBody => ({
          clientId: 1001,
          tableName,
          startRow,
          endRow: startRow + size,
          rowGroupCols: groups.map(columnOf),
          valueCols: values.map(([field, aggFunc]) => ({ ...columnOf(field), aggFunc })),
          pivotCols: pivots.map(columnOf),
          pivotMode,
          groupKeys: keys.slice(0, Math.min(opened, groups.length)),
          filterModel: Object.fromEntries(filters),
          sortModel: sorts,
        }),
      );
  });

function columnOf(field: string) {
  return { id: field, displayName: field, field };
}
