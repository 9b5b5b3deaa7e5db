import { columnsOf, type TableName } from '@waybill/model';
import fc from 'fast-check';

/** Valid texts of the query language, by the type of their result. */
export interface Expressions {
  readonly numbers: fc.Arbitrary<string>;
  readonly texts: fc.Arbitrary<string>;
  readonly days: fc.Arbitrary<string>;
  readonly conditions: fc.Arbitrary<string>;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
export const anyText = fc.oneof(
  fc.constantFrom(
    'UPS',
    'US',
    'Late',
    '',
    "O'Neill",
    '%',
    '_',
    '\\',
    'a\u0000b',
    '\ud800',
    '😀',
    "'; drop table account --",
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const literalTexts = anyText.map(quoted);
const literalNumbers = fc.oneof(
  fc.integer({ min: -1_000, max: 1_000 }).map(String),
  fc.constantFrom('0', '0.01', '-0.005', '999999999999999999', '99999999999999.9999', '.5', '0.000000000000000001'),
);
const literalDays = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2025-12-31'), noInvalidDate: true })
  .map((day) => quoted(day.toISOString().slice(0, 10)));
const parts = fc.constantFrom('day', 'week', 'month', 'quarter', 'year');

/** Every shape of expression over the columns of a table, a few levels deep. */
export function expressionsOver(table: TableName): Expressions {
  const named = (...types: readonly string[]) =>
    fc.constantFrom(...columnsOf(table).flatMap(({ name, type }) => (types.includes(type) ? [name] : [])));
  const of = (parts: TemplateStringsArray, ...values: readonly fc.Arbitrary<string>[]) =>
    fc.tuple(...values).map((texts) => String.raw({ raw: parts }, ...texts));
  const { numbers, texts, days, conditions } = fc.letrec<{ [Name in keyof Expressions]: string }>((tie) => {
    const [n, t, d, c] = [tie('numbers'), tie('texts'), tie('days'), tie('conditions')];
    return {
      numbers: fc.oneof(
        { maxDepth: 3, depthIdentifier: 'expression' },
        named('money', 'weight', 'integer', 'bigint', 'length', 'rate'),
        literalNumbers,
        of`(${n} ${fc.constantFrom('+', '-', '*', '/')} ${n})`,
        of`-${n}`,
        of`round(${n}, ${fc.constantFrom('0', '2', '10')})`,
        of`${fc.constantFrom('abs', 'floor', 'ceil', 'round')}(${n})`,
        of`${fc.constantFrom('coalesce', 'nullif', 'greatest', 'least')}(${n}, ${n})`,
        of`case when ${c} then ${n} else ${n} end`,
        of`length(${t})`,
        of`${fc.constantFrom('year', 'quarter', 'month', 'week', 'day')}(${d})`,
        of`date_diff('${parts}', ${d}, ${d})`,
      ),
      texts: fc.oneof(
        { maxDepth: 3, depthIdentifier: 'expression' },
        named('text'),
        literalTexts,
        of`${fc.constantFrom('lower', 'upper', 'trim')}(${t})`,
        of`substr(${t}, ${fc.constantFrom('1', '3, 2', '10000')})`,
        of`(${t} || ${t})`,
        of`concat(${t}, ${n}, ${d})`,
        of`${fc.constantFrom('coalesce', 'nullif', 'greatest')}(${t}, ${t})`,
        of`case ${t} when ${t} then ${t} end`,
        of`quarter_label(${d})`,
      ),
      days: fc.oneof(
        { maxDepth: 3, depthIdentifier: 'expression' },
        fc.constantFrom('bill_date', 'pickup_date', 'delivery_date'),
        of`date ${literalDays}`,
        of`date_trunc('${parts}', ${d})`,
        of`coalesce(day_of(${d}), ${literalDays})`,
      ),
      conditions: fc.oneof(
        { maxDepth: 3, depthIdentifier: 'expression' },
        of`${n} ${fc.constantFrom('=', '<>', '<', '>=')} ${n}`,
        of`${t} ${fc.constantFrom('=', '!=', '>')} ${t}`,
        of`${d} ${fc.constantFrom('=', '<', '>=')} ${literalDays}`,
        of`${n} ${fc.constantFrom('', 'not ')}between ${n} and ${n}`,
        of`${d} between ${literalDays} and ${literalDays}`,
        of`${t} ${fc.constantFrom('', 'not ')}in (${t}, ${t})`,
        of`${n} in (${n}, ${n}, ${n})`,
        of`${t} ${fc.constantFrom('like', 'not like', 'ilike')} ${literalTexts}`,
        of`${fc.oneof(n, t, d)} is ${fc.constantFrom('', 'not ')}null`,
        of`not (${c})`,
        of`(${c} ${fc.constantFrom('and', 'or')} ${c})`,
      ),
    };
  });
  return { numbers, texts, days, conditions };
}
