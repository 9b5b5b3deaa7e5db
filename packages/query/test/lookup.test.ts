import type { DataQuery } from '@waybill/contract';
import { spend } from '@waybill/model';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { clickhouse, compileDataQuery, type Rollup, rollupSelect, rollups } from '../src/index.ts';
import { filledWarehouse } from './filled-warehouse.ts';
import { askGrid } from './grid-client.ts';
import { context, dataQuery, gridBody, withRollups } from './requests.ts';
import type { TinyWarehouse } from './tiny-warehouse.ts';

const table = 'rollup_tracking_number';

let warehouse: TinyWarehouse;
let numbers: readonly string[];

beforeAll(async () => {
  warehouse = await filledWarehouse(400);
  await warehouse.execute("update package_level_info set tracking_number = 'Ä 📦 o''clock' where tracking_id = 7");
  await warehouse.execute("update charge_level_info set tracking_number = 'Ä 📦 o''clock' where tracking_id = 7");
  await warehouse.fillRollups();
  const rows = await warehouse.rowsOf('select distinct tracking_number as n from package_level_info order by 1');
  numbers = rows.map(({ n }) => String(n));
});

const asked = (condition: string, given: Partial<DataQuery> = {}): DataQuery =>
  dataQuery({
    selectColumnNames: ['tracking_id', 'net_amount'],
    whereClauseDetails: [condition],
    orderByDetails: ['tracking_id', 'net_amount'],
    ...given,
  });
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const isLookedUp = (condition: string): boolean => compileDataQuery(asked(condition), withRollups).sql.includes(table);

describe('packages with a tracking number', () => {
  test('are the same whether they are looked up or searched for, in both tables', async () => {
    const some = fc.uniqueArray(fc.oneof(fc.constantFrom(...numbers), fc.constantFrom('', 'unknown', 'Ä')), {
      minLength: 1,
      maxLength: 5,
    });
    const tables = fc.constantFrom('package_level_info', 'charge_level_info');
    let found = 0;
    await fc.assert(
      fc.asyncProperty(some, tables, fc.boolean(), async (texts, fromTable, isAlone) => {
        const [first = ''] = texts;
        const condition = isAlone
          ? `tracking_number = ${quoted(first)}`
          : `tracking_number in (${texts.map(quoted).join(', ')})`;
        const query = asked(condition, { fromTableNames: [fromTable] });
        const lookedUp = compileDataQuery(query, withRollups);
        expect(lookedUp.sql).toContain(table);
        const answer = await warehouse.run(lookedUp);
        expect(answer).toEqual(await warehouse.run(compileDataQuery(query, context)));
        found += answer.length;
      }),
      { numRuns: 100 },
    );
    expect(found).toBeGreaterThan(50);
  });

  test('are looked up by the number itself, written either way, beside other conditions', () => {
    expect(isLookedUp("tracking_number = '1Z1'")).toBe(true);
    expect(isLookedUp("'1Z1' = tracking_number and net_amount > 0")).toBe(true);
    for (const condition of [
      "tracking_number <> '1Z1'",
      "tracking_number not in ('1Z1')",
      "tracking_number like '1Z1%'",
      "tracking_number = '1Z1' or net_amount > 0",
      "not (tracking_number = '1Z1')",
      "lower(tracking_number) = '1z1'",
      'tracking_number = invoice_number',
      `tracking_number in (${Array.from({ length: 101 }, (_, index) => `'${index}'`).join(', ')})`,
    ]) {
      expect(isLookedUp(condition), condition).toBe(false);
    }
  });

  test('are searched for while the warehouse has no rollup of them', () => {
    const compiled = compileDataQuery(asked("tracking_number = '1Z1'"), {
      ...withRollups,
      rollups: rollups.filter(({ lookup }) => lookup === undefined),
    });
    expect(compiled.sql).not.toContain(table);
  });

  test('are looked up among the clients and loads of the scope only', () => {
    const { sql, parameters } = compileDataQuery(asked("tracking_number = '1Z1'"), withRollups);
    const inner = sql.slice(sql.indexOf(table));
    expect(inner).toMatch(/"load_id" <= \$\d+ and "client_id" in \(\$\d+, \$\d+, \$\d+\)/);
    expect(parameters).toEqual(expect.arrayContaining([5, 1001, 1002, 1003]));
    const { sql: other } = compileDataQuery(asked("tracking_number = '1Z1'"), withRollups).writtenFor(clickhouse);
    expect(other).toContain('until_load');
  });

  test('are the rows of the grid', async () => {
    for (const number of numbers.slice(0, 20)) {
      const body = gridBody({ whereClauses: [`tracking_number = ${quoted(number)}`], endRow: 50 });
      expect(await askGrid(warehouse, body, spend, withRollups)).toEqual(
        await askGrid(warehouse, body, spend, context),
      );
    }
  });
});

test('the key of a text is the same in SQL as in a query', async () => {
  const [lookup] = rollups.filter((rollup) => rollup.lookup !== undefined);
  const rows = await warehouse.rowsOf(
    `select tracking_key, tracking_number from (${rollupSelect(lookup as Rollup)}) join package_level_info using (tracking_id)`,
  );
  expect(rows).toHaveLength(Number((await warehouse.rowsOf('select count(*) as n from package_level_info'))[0]?.n));
  for (const { tracking_key: key, tracking_number: number } of rows) {
    if (number === null) {
      expect(String(key)).toBe('0');
      continue;
    }
    const { parameters } = compileDataQuery(asked(`tracking_number = ${quoted(String(number))}`), withRollups);
    expect(parameters.map(String)).toContain(String(key));
  }
});
