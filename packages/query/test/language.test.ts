import { expect, test } from 'vitest';
import { compileDataQuery } from '../src/index.ts';
import { compile, context, faultOf, where } from './requests.ts';

function conditionOf(condition: string): string {
  const { sql, parameters } = compile({ whereClauseDetails: [condition] });
  const [, own = ''] = sql.split('"fact"."client_id" in ($2, $3, $4)\n  and ');
  return own
    .replaceAll('"fact".', '')
    .replaceAll('"', '')
    .replace(/\$(\d+)/g, (_, number) => JSON.stringify(parameters[Number(number) - 1]));
}

test.each([
  ["carrier_name = 'UPS'", 'carrier_name = "UPS"'],
  ["CARRIER_NAME = 'O''Neill'", 'carrier_name = "O\'Neill"'],
  ["carrier_name in ('UPS', 'FedEx')", 'carrier_name in ("UPS", "FedEx")'],
  ["zone not in ('2')", 'zone not in ("2")'],
  ["carrier_name not like 'DHL%'", 'not (starts_with(carrier_name, "DHL"))'],
  ["carrier_name ilike '%ups%'", 'contains(lower(carrier_name), lower("ups"))'],
  ['zone is not null', 'zone is not null'],
  ['zone <> null', 'zone is not null'],
  ['zone = null', 'zone is null'],
  ["bill_date between '2025-01-01' and '2025-01-31'", null],
  ['no_of_pkgs > 0 or carrier_id = 1 and carrier_id <> 2', '(no_of_pkgs > 0 or (carrier_id = 1 and carrier_id <> 2))'],
  ['not (carrier_id = 1)', 'not (carrier_id = 1)'],
  ['(no_of_pkgs + 1) * 2 - 3 > 4', null],
  ["delivery_date = '2025-01-01'", 'cast(delivery_date as date) = cast("2025-01-01" as date)'],
  ["delivery_date >= '2025-01-01 10:30'", 'delivery_date >= cast("2025-01-01 10:30" as timestamp)'],
  ["'2025-01-01' <= bill_date", 'cast("2025-01-01" as date) <= bill_date'],
  ["case carrier_id when 1 then 'a' else 'b' end = 'a'", '(case when carrier_id = 1 then "a" else "b" end) = "a"'],
  [
    "lower(trim(zone)) || '-' || year(bill_date) = '2-2025'",
    'concat(lower(trim(zone)), "-", year(bill_date)) = "2-2025"',
  ],
  ["date_trunc('month', bill_date) = date '2025-01-01'", null],
  ['net_amount <> 0 -- a minus, not a comment', undefined],
])('%s', (condition, expected) => {
  if (expected === undefined)
    expect(faultOf(() => compileDataQuery(where(condition), context)).field).toBe('whereClauseDetails[0]');
  else if (expected === null) expect(conditionOf(condition)).not.toBe('');
  else expect(conditionOf(condition)).toBe(expected);
});

test.each([
  ["bill_date = '2025-02-30'", 12, "'2025-02-30'", /not a valid date/],
  ["bill_date > '01/31/2025'", 12, "'01/31/2025'", /not a valid date/],
  ["net_amount = 'ten'", 13, "'ten'", /Expected a number/],
  ['zone = 5', 7, '5', /Expected a text/],
  ['carier_name = 1', 0, 'carier_name', /no column .*Did you mean carrier_name/],
  ['lowr(zone) = 1', 0, 'lowr', /no function .*Did you mean lower/],
  ['packages.zone is null', 0, 'packages', /not a table/],
  ['sum(net_amount) > 1', 0, 'sum', /cannot contain an aggregate/],
  ["zone = 'a", 7, "'a", /no closing quote/],
  ['zone in ()', 9, ')', /Expected a column/],
  ['zone = ', 7, '', /ends too early/],
  ['(zone is null', 13, '', /close the parenthesis/],
  ['zone is null)', 12, ')', /should have ended/],
  ['zone is null; drop table account', 12, ';', /no meaning/],
  ['zone', 0, 'zone', /Expected a condition/],
  ['round(net_amount, 99) > 1', 18, '99', /whole number from 0 to 10/],
  ["date_trunc('century', bill_date) = bill_date", 11, "'century'", /Expected one of/],
  ['coalesce(zone, 1) = zone', 15, '1', /Expected a text/],
  ['substr(zone) = zone', 0, 'substr', /at least 2 argument/],
  ['net_amount > 1234567890123456789', 13, '1234567890123456789', /at most 18 digits/],
])('%s is refused where it is wrong', (condition, position, word, message) => {
  const fault = faultOf(() => compileDataQuery(where(condition), context));
  expect(fault).toMatchObject({ field: 'whereClauseDetails[0]', position, word });
  expect(`${fault.message} ${fault.fix ?? ''}`).toMatch(message);
});

test('five thousand parentheses are refused, not followed', () => {
  const fault = faultOf(() => compileDataQuery(where(`${'('.repeat(5_000)}1${')'.repeat(5_000)}`), context));
  expect(fault.message).toMatch(/at most 64 levels/);
});

test('six hundred alternatives are one flat condition, however deep a tree could be', () => {
  const alternatives = Array.from({ length: 600 }, (_, index) => `carrier_id = ${index}`).join(' or ');
  expect(compile({ whereClauseDetails: [alternatives] }).parameters).toContain(599);
});

test('more alternatives than that belong into a list', () => {
  const alternatives = Array.from({ length: 1_000 }, (_, index) => `carrier_id = ${index}`).join(' or ');
  const fault = faultOf(() => compileDataQuery(where(alternatives), context));
  expect(fault).toMatchObject({
    message: expect.stringMatching(/at most 2000 parts/),
    fix: 'Use a list: column in (…).',
  });
});

test('an endless sum is refused', () => {
  const fault = faultOf(() => compileDataQuery(where(`${'1+'.repeat(5_000)}1 > 0`), context));
  expect(fault.message).toMatch(/operators may follow one another/);
});

test('a long list is one parameter, a short one a parameter a value', () => {
  const list = (length: number) => `zone in (${Array.from({ length }, (_, index) => `'z${index}'`).join(',')})`;
  expect(compile({ whereClauseDetails: [list(3)] }).parameters).toHaveLength(4 + 3);
  expect(compile({ whereClauseDetails: [list(10_000)] }).parameters).toHaveLength(4 + 1);
});
