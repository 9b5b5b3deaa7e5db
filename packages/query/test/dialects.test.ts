import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clickhouse } from '../src/dialect/clickhouse/clickhouse.ts';
import { roundedDecimal } from '../src/dialect/clickhouse/rounded-decimal.ts';
import { splitAggregate } from '../src/dialect/clickhouse/split-aggregate.ts';
import type { Dialect } from '../src/dialect/dialect.ts';
import { duckdb } from '../src/dialect/duckdb/duckdb.ts';
import type { Sql } from '../src/dialect/sql.ts';
import { date, decimal, double, text } from '../src/types/value-type.ts';

/** ClickHouse's functions in the words of DuckDB: with them, it runs what is written for the other engine. */
const macros = [
  "toTypeName(x) as case typeof(x) when 'DOUBLE' then 'Float64' else typeof(x) end",
  'match(t, e) as regexp_matches(t, e)',
  'startsWith(t, s) as starts_with(t, s)',
  'endsWith(t, s) as suffix(t, s)',
  'lowerUTF8(t) as lower(t)',
  'upperUTF8(t) as upper(t)',
  'trimBoth(t) as trim(t)',
  'lengthUTF8(t) as length(t)',
  'substringUTF8(t, f) as substr(t, f), (t, f, n) as substr(t, f, n)',
  'replaceRegexpOne(t, e, r) as regexp_replace(t, e, r)',
  'toInt64(x) as x::bigint',
  'toString(x) as x::varchar',
  'toYear(d) as year(d)',
  'toQuarter(d) as quarter(d)',
  'toMonth(d) as month(d)',
  'toDayOfMonth(d) as day(d)',
  'toDayOfWeek(d) as isodow(d)',
  'toISOWeek(d) as week(d)',
  'toDate32(d) as d::date',
  'dateTrunc(p, d) as date_trunc(p, d)',
  'dateDiff(p, a, b) as date_diff(p, a, b)',
  'intDiv(a, b) as a // b',
  'addDays(d, n) as d::date + n::integer',
  'addMonths(d, n) as (d::date + to_months(n::integer))::date',
];

const types: Readonly<Record<string, string>> = {
  Float64: 'double',
  Int64: 'bigint',
  Date32: 'date',
  String: 'varchar',
};

/** Rewrites `CAST(value, 'Nullable(type)')`. ClickHouse cuts off the decimals of a double that it casts to a decimal. */
function withCasts(statement: string): string {
  const end = /, '(?:Nullable\()?(Decimal\(\d+, \d+\)|Float64|Int64|Date32|String)\)?'\)/g;
  let rest = statement;
  for (let found = end.exec(rest); found !== null; found = end.exec(rest)) {
    const start = openingOf(rest, found.index);
    const [whole, type = ''] = found;
    const value = rest.slice(start + 'CAST('.length, found.index);
    const scale = /^Decimal\(\d+, (\d+)\)$/.exec(type)?.[1];
    const cast =
      scale === undefined
        ? `cast(${value} as ${types[type]})`
        : `(case when typeof(${value}) = 'DOUBLE' then trunc((${value})::double * 1e${scale}) / 1e${scale} else ${value} end)::${type}`;
    rest = rest.slice(0, start) + cast + rest.slice(found.index + whole.length);
    end.lastIndex = 0;
  }
  return rest;
}

/** Where the `CAST(` begins whose value ends at a position. */
function openingOf(statement: string, end: number): number {
  let depth = 0;
  for (let at = end - 1; at >= 0; at -= 1) {
    if (statement[at] === ')') depth += 1;
    if (statement[at] === '(') depth -= 1;
    if (depth < 0) return at - 'CAST'.length;
  }
  throw new Error(`No cast in ${statement}`);
}

let connection: DuckDBConnection;

beforeAll(async () => {
  connection = await (await DuckDBInstance.create(':memory:')).connect();
  for (const macro of macros) await connection.run(`create macro ${macro}`);
});

afterAll(() => connection.closeSync());

/** The value of an expression without parameters, as text. */
async function answerOf(dialect: Dialect, expression: Sql, from = sql``): Promise<string> {
  const { sql: written, parameters } = dialect.write(sql`select (${expression})::varchar ${from}`);
  expect(parameters).toEqual([]);
  const statement = dialect.name === 'clickhouse' ? withCasts(written.replaceAll('position(', 'instr(')) : written;
  return String((await connection.runAndReadAll(statement)).getRows()[0]?.[0]);
}

const texts = ["''", "'Ground'", "' a b '", "'007'", "'000'", "'Straße'", "'50% off'"].map((each) => sql.raw(each));
const days = ['2023-12-31', '2024-01-01', '2024-02-29', '2024-03-02', '2024-12-29', '1969-12-31'].map((day) =>
  sql.raw(`date '${day}'`),
);
const numbers = ['1.005', '2.675', '-1.005', '33.16', '0.1', '1e10'].map((each) => sql.raw(`${each}::double`));
const amounts = ['1.01', '-7.50', '0.00'].map((each) => sql.raw(`${each}::decimal(18, 2)`));

type Written = (dialect: Dialect, value: Sql) => Sql;
const ofTexts: Readonly<Record<string, Written>> = {
  startsWith: (dialect, value) => dialect.startsWith(value, sql.lit('G')),
  endsWith: (dialect, value) => dialect.endsWith(value, sql.lit('d')),
  contains: (dialect, value) => dialect.contains(value, sql.lit('a')),
  matches: (dialect, value) => dialect.matches(value, sql.lit('0*7|.*ou.*')),
  lower: (dialect, value) => dialect.lower(value),
  upper: (dialect, value) => dialect.upper(sql`${value}`),
  trimmed: (dialect, value) => dialect.trimmed(value),
  withoutZeros: (dialect, value) => dialect.withoutZeros(value),
  length: (dialect, value) => dialect.length(value),
  part: (dialect, value) => dialect.part(value, sql.lit(2), sql.lit(3)),
  rest: (dialect, value) => dialect.part(value, sql.lit(2), undefined),
  asText: (dialect, value) => dialect.asText({ value, type: text }),
};
const ofDays: Readonly<Record<string, Written>> = {
  year: (dialect, day) => dialect.year(day),
  quarter: (dialect, day) => dialect.quarter(day),
  month: (dialect, day) => dialect.month(day),
  week: (dialect, day) => dialect.week(day),
  dayOfMonth: (dialect, day) => dialect.dayOfMonth(day),
  weekday: (dialect, day) => dialect.weekday(day),
  startOfWeek: (dialect, day) => dialect.startOf('week', day),
  startOfMonth: (dialect, day) => dialect.startOf('month', day),
  weeks: (dialect, day) => dialect.boundaries('week', sql.raw("date '2023-12-30'"), day),
  months: (dialect, day) => dialect.boundaries('month', sql.raw("date '2023-12-30'"), day),
  quarterLabel: (dialect, day) => dialect.quarterLabel(day),
  daysAfter: (dialect, day) => dialect.daysAfter(day, sql.lit(3)),
  monthsAfter: (dialect, day) => dialect.monthsAfter(day, 1),
  asText: (dialect, value) => dialect.asText({ value, type: date }),
};
const ofNumbers: Readonly<Record<string, Written>> = {
  rounded: (dialect, value) => dialect.rounded({ value, type: double }, 2),
  quotient: (dialect, value) => dialect.quotient(value, sql.raw('3.0::double')),
};
const ofAmounts: Readonly<Record<string, Written>> = {
  cents: (dialect, value) => sql`(${dialect.cents(value)})::decimal(38, 2)`,
  rounded: (dialect, value) => dialect.rounded({ value, type: decimal(18, 2) }, 2),
};

describe('what is written for both engines', () => {
  const sets = {
    text: [ofTexts, texts],
    day: [ofDays, days],
    number: [ofNumbers, numbers],
    amount: [ofAmounts, amounts],
  } as const;
  for (const [kind, [functions, values]] of Object.entries(sets)) {
    it.each(Object.entries(functions))(`has one value for each ${kind}: %s`, async (_, written) => {
      for (const value of values)
        expect(await answerOf(clickhouse, written(clickhouse, value))).toBe(
          await answerOf(duckdb, written(duckdb, value)),
        );
    });
  }
});

describe('what is written for ClickHouse', () => {
  it('rounds doubles as their decimal digits read', async () => {
    for (const [number, cents] of [
      ['1.005', '1.01'],
      ['2.675', '2.68'],
      ['-1.005', '-1.01'],
      ['33.16', '33.16'],
      ['0.1', '0.1'],
    ])
      expect(await answerOf(clickhouse, roundedDecimal(sql.raw(`${number}::double`), 2))).toBe(cents);
  });

  it('lets a point stand for a line break, and an expression for the whole text', async () => {
    const matches = (value: string) => answerOf(clickhouse, clickhouse.matches(sql.raw(`'${value}'`), sql.lit('a.b')));
    expect(await matches('a\nb')).toBe('true');
    expect(await matches('a\nbc')).toBe('false');
  });

  it('averages the rows of several shards by those that have a value', async () => {
    const argument = { value: sql`amount`, type: decimal(18, 2), distinct: false, to: double };
    const { parts, whole } = splitAggregate({ name: 'avg', argument, by: undefined });
    const rows = sql.raw(
      `(values (1, 3.00::decimal(18, 2)), (1, 4.00), (1, null), (2, 8.00), (3, null)) r (shard, amount)`,
    );
    const [sum, count] = parts;
    const gathered = sql`from (select ${sum} as a, ${count} as b from ${rows} group by shard) g`;
    expect(await answerOf(clickhouse, whole([sql`a`, sql`b`]), gathered)).toBe('5.0');
  });
});
