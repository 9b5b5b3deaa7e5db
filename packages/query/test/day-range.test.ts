import { describe, expect, test } from 'vitest';
import { compile } from './requests.ts';

/** The quarters of the parent client that a query reads: `20252` is the second quarter of 2025. */
function quartersRead(...whereClauseDetails: string[]): readonly number[] {
  const { partitions } = compile({ whereClauseDetails }).plan;
  return partitions.filter((value) => Math.floor(value / 100_000) === 1001).map((value) => value % 100_000);
}

describe('only the quarters that the dates allow are read', () => {
  test.each([
    ["bill_date between '2025-04-01' and '2025-06-30'", [20252]],
    ["bill_date >= '2025-04-01' and bill_date <= '2025-06-30'", [20252]],
    ["bill_date > '2025-03-31' and bill_date < '2025-07-01'", [20251, 20252, 20253]],
    ["bill_date = '2025-12-31'", [20254]],
    ["'2025-12-31' = bill_date", [20254]],
    ["'2025-04-01' <= bill_date and '2025-06-30' >= bill_date", [20252]],
    ["'2025-03-31' < bill_date and '2025-07-01' > bill_date", [20251, 20252, 20253]],
    ["bill_date in ('2025-02-01', '2025-11-01')", [20251, 20252, 20253, 20254]],
    ["bill_date in ('2025-11-01', '2025-02-01')", [20251, 20252, 20253, 20254]],
    ["(bill_date >= '2025-01-01' and zone = '2') and bill_date <= '2025-03-31'", [20251]],
    ["pickup_date between '2025-04-01' and '2025-06-30'", [20252]],
    ["bill_date between '1996-01-01' and '2026-01-23'", Array.from({ length: 121 }, quarterSince1996)],
  ])('%s', (condition, quarters) => {
    expect(quartersRead(condition)).toEqual(quarters);
  });

  test('the narrowest of several ranges counts, in any order', () => {
    const [wide, narrow] = ["bill_date between '2025-01-01' and '2025-12-31'", "bill_date >= '2025-07-01'"];
    expect(quartersRead(wide, narrow)).toEqual([20253, 20254]);
    expect(quartersRead(narrow, wide)).toEqual([20253, 20254]);
    expect(quartersRead(wide, "bill_date <= '2025-06-30'")).toEqual([20251, 20252]);
    expect(quartersRead("bill_date <= '2025-06-30'", wide)).toEqual([20251, 20252]);
  });
});

describe('every quarter is read', () => {
  test.each([
    "bill_date >= '2025-05-01'",
    "bill_date <= '2025-05-01'",
    "'2025-05-01' >= bill_date",
    "bill_date <> '2025-05-01'",
    "'2025-05-01' <> bill_date",
    "bill_date <> '2025-05-01' and bill_date <= '2025-12-31'",
    "bill_date >= '2025-01-01' and '2025-05-01' <> bill_date",
    "bill_date not between '2025-01-01' and '2025-02-01'",
    "bill_date not in ('2025-05-01')",
    "bill_date in ('2025-05-01', delivery_date)",
    'bill_date = pickup_date',
    "bill_date between pickup_date and '2025-05-01'",
    "bill_date between '2025-05-01' and pickup_date",
    "bill_date = '2025-05-01' or bill_date = '2025-08-01'",
    "delivery_date between '2025-04-01' and '2025-06-30'",
    "bill_date between '1996-01-01' and '2026-01-24'",
  ])('%s', (condition) => {
    expect(quartersRead(condition)).toEqual([]);
  });
});

/** Thirty years of quarters, and the one after. */
function quarterSince1996(_: unknown, index: number): number {
  return (1996 + Math.floor(index / 4)) * 10 + (index % 4) + 1;
}

describe('amounts stay in the currency of their invoices', () => {
  const isConverted = (condition: string): boolean =>
    compile({ selectColumnNames: ['sum(net_amount) as spend'], whereClauseDetails: [condition] }).sql.includes(
      '"net_amount_usd"',
    );

  test.each([
    "currency_code = 'EUR'",
    "'EUR' = currency_code",
    "currency_code in ('EUR')",
    "currency_code in ('EUR', 'EUR')",
    "zone = '2' and currency_code = 'EUR'",
  ])('if one is chosen: %s', (condition) => {
    expect(isConverted(condition)).toBe(false);
  });

  test.each([
    "currency_code <> 'EUR'",
    "currency_code >= 'EUR'",
    "currency_code not in ('EUR')",
    "currency_code in ('EUR', 'USD')",
    "currency_code = 'EUR' or zone = '2'",
    'currency_code = zone',
    'zone = currency_code',
    "zone = 'EUR'",
    "'EUR' = zone",
    'currency_code in (currency_code)',
    "currency_code in ('EUR', zone)",
    "zone in ('EUR')",
    "not (currency_code = 'EUR')",
  ])('and are converted otherwise: %s', (condition) => {
    expect(isConverted(condition)).toBe(true);
  });

  test('and are converted when the currency of an inner query is chosen, because the rows may have others', () => {
    const { sql } = compile({
      innerQueries: {
        usual: {
          selectColumnNames: ['account_id as its_account', 'max(currency_code) as currency_code'],
          fromTableNames: ['package_level_info'],
          groupByDetails: ['account_id'],
        },
      },
      selectColumnNames: ['sum(net_amount) as spend'],
      fromTableNames: ['package_level_info', 'usual'],
      whereClauseDetails: ['account_id = its_account', "usual.currency_code = 'EUR'"],
    });
    expect(sql).toContain('"net_amount_usd"');
  });
});
