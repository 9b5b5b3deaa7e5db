import type { DataQuery } from '@waybill/contract';
import { type TableName, tables } from '@waybill/model';
import fc from 'fast-check';
import { expressionsOver } from './arbitrary-expressions.ts';

/** Valid data queries of every shape over one fact table. */
export const anyQuery: fc.Arbitrary<DataQuery> = fc
  .constantFrom(...(Object.keys(tables) as TableName[]))
  .chain((table) => fc.oneof(rowsOf(table), groupsOf(table)));

function rowsOf(table: TableName): fc.Arbitrary<DataQuery> {
  const { numbers, texts, days, conditions } = expressionsOver(table);
  const values = fc.array(fc.oneof(numbers, texts, days), { minLength: 1, maxLength: 4 });
  return fc.record({ values, conditions: fc.array(conditions, { maxLength: 3 }), distinct: fc.boolean() }).map(
    (parts): DataQuery => ({
      selectColumnNames: parts.values.map(
        (value, index) => `${parts.distinct && index === 0 ? 'distinct ' : ''}${value} as c${index}`,
      ),
      fromTableNames: [table],
      whereClauseDetails: parts.conditions,
      orderByDetails: parts.values.map((_, index) => `c${index} desc`),
      clientId: 1001,
    }),
  );
}

function groupsOf(table: TableName): fc.Arbitrary<DataQuery> {
  const { numbers, texts, days, conditions } = expressionsOver(table);
  const aggregates = fc.oneof(
    numbers.map((value) => `sum(${value})`),
    fc
      .tuple(fc.constantFrom('avg', 'median', 'min', 'max', 'count', 'sum'), numbers)
      .map(([name, value]) => `${name}(${value})`),
    fc.tuple(fc.constantFrom('min', 'max', 'count'), fc.oneof(texts, days)).map(([name, value]) => `${name}(${value})`),
    texts.map((value) => `count(distinct ${value})`),
    fc
      .tuple(fc.constantFrom('sum', 'avg', 'median', 'max'), numbers)
      .map(([name, value]) => `${name}(distinct ${value})`),
    fc.constant('count(*)'),
    fc.tuple(numbers, numbers).map(([part, whole]) => `round(100 * sum(${part}) / sum(${whole}), 2)`),
  );
  const columns = fc.constantFrom('carrier_name', 'zone', 'client_id', 'account_group', 'bill_date');
  return fc
    .record({
      groups: fc.array(fc.oneof(columns, texts, days, numbers), { maxLength: 3 }),
      measures: fc.array(aggregates, { minLength: 1, maxLength: 3 }),
      conditions: fc.array(conditions, { maxLength: 3 }),
    })
    .map(
      ({ groups, measures, conditions: where }): DataQuery => ({
        selectColumnNames: [
          ...groups.map((group, index) => `${group} as g${index}`),
          ...measures.map((measure, index) => `${measure} as m${index}`),
        ],
        fromTableNames: [table],
        whereClauseDetails: where,
        groupByDetails: groups.map((_, index) => `g${index}`),
        orderByDetails: ['m0 desc', ...groups.map((_, index) => `g${index}`)],
        clientId: 1001,
      }),
    );
}
