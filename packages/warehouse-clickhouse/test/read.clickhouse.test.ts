import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateInvoices } from '@waybill/seed-data';
import { ClickHouseOnLoopback } from '@waybill/testkit/clickhouse';
import {
  copyWarehouse,
  QueryCancelled,
  QueryFailed,
  QueryTimeout,
  QueryTooLarge,
  type Statement,
  type Warehouse,
} from '@waybill/warehouse';
import { type DuckDbWarehouse, openDuckDbCopySource, openDuckDbWarehouse } from '@waybill/warehouse-duckdb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { committedQueries } from '../../query/test/committed-queries.ts';
import { openClickHouseCopy, openClickHouseWarehouse, prepareClickHouse, readClickHouseAddress } from '../src/index.ts';

let server: ClickHouseOnLoopback;
let folder: string;
let duckdb: DuckDbWarehouse;
let reader: Warehouse;

beforeAll(async () => {
  server = await ClickHouseOnLoopback.start();
  folder = mkdtempSync(join(tmpdir(), 'read-'));
  const file = join(folder, 'original');
  const warehouse = await openDuckDbWarehouse({ file, threads: 2 });
  await generateInvoices({ warehouse, profile: 'tiny', seed: 11, today: '2025-12-20' });
  await warehouse.close();
  const address = readClickHouseAddress(`${server.url.replace('http:', 'clickhouse:')}/read`);
  await prepareClickHouse(address);
  const [source, target] = [await openDuckDbCopySource({ file, threads: 2 }), await openClickHouseCopy(address)];
  await copyWarehouse(source, target, folder, () => undefined);
  await source.close();
  await target.close();
  duckdb = await openDuckDbWarehouse({ file, readOnly: true, threads: 2 });
  reader = await openClickHouseWarehouse({ address, connections: 2 });
});

afterAll(async () => {
  await reader.close();
  await duckdb.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});

const statement = (sql: string, parameters: Statement['parameters'] = []): Statement => ({
  sql,
  parameters,
  columns: [{ name: 'N', type: 'bigint' }],
});
const endless = statement('select count() as N from numbers(100000000000) where sipHash64(number) = 1');

describe('a reader of ClickHouse', () => {
  it.each([...committedQueries])('writes the same JSON as DuckDB for %s', async (_, queries) => {
    let rows = 0;
    for (const { name, query } of queries()) {
      const [one, other] = [await duckdb.run(query), await reader.run(query)];
      expect(other.rowCount, name).toBe(one.rowCount);
      expect(parsed(other), name).toEqual(parsed(one));
      rows += one.rowCount;
    }
    expect(rows).toBeGreaterThan(0);
  });

  it('reads the same ledger', async () => {
    const published = duckdb.dataVersion;
    const invoices = await duckdb.invoices();
    expect(invoices.length).toBeGreaterThan(1);
    expect(await reader.invoices()).toEqual(invoices);
    const [one] = invoices;
    if (one === undefined) return;
    const { clientId, carrierId, accountNumber, invoiceNumber, billDate, invoiceId } = one;
    const key = { clientId, carrierId, accountNumber, invoiceNumber, billDate };
    expect(await reader.invoices(key)).toEqual([one]);
    expect(await reader.invoices({ clientIds: [clientId] })).toEqual(await duckdb.invoices({ clientIds: [clientId] }));
    expect(await reader.invoices({ clientIds: [] })).toEqual([]);
    expect(await reader.sourceRows(invoiceId)).toEqual(await duckdb.sourceRows(invoiceId));
    const counted = await duckdb.countedPackages(invoiceId);
    expect(counted.size).toBeGreaterThan(0);
    expect(await reader.countedPackages(invoiceId)).toEqual(counted);
    const loads = await duckdb.loads(published);
    expect(await reader.loads(published)).toEqual(loads);
    expect(await reader.lastLoads(published)).toEqual(await duckdb.lastLoads(published));
    expect(await reader.loadOf(loads[0]?.source ?? '')).toBe(await duckdb.loadOf(loads[0]?.source ?? ''));
    expect(await reader.loadOf("nobody's")).toBeUndefined();
  });

  it('loses no cent of an amount that is a double, whose hundredfold may be a little less than a whole number', async () => {
    const amounts = [33.16, 8.28, -8.28, 0, 7, 90_071_992_547.41];
    const columns = [{ name: 'N', type: 'money' as const }];
    const sql = amounts.map((amount) => `select ${amount}e0 as n`).join(' union all ');
    const rows = async (engine: Warehouse) => {
      const found = await engine.rows({
        sql: `select n from (${sql}) as all_amounts order by n`,
        parameters: [],
        columns,
      });
      return found.map(({ N }) => N);
    };
    expect(await rows(reader)).toEqual(await rows(duckdb));
    expect(await rows(reader)).toContain(33.16);
  });

  it('keeps names with quotes and backslashes, as pivots have them', async () => {
    const name = 'A "quoted" \\ name';
    const rows = await reader.rows({ sql: 'select 1 as x', parameters: [], columns: [{ name, type: 'integer' }] });
    expect(rows).toEqual([{ [name]: 1 }]);
  });

  it('refuses an answer of more rows or bytes than it may have', async () => {
    const many = statement('select number as N from numbers(100000)');
    await expect(reader.run(many, { maxRows: 10 })).rejects.toThrow(QueryTooLarge);
    await expect(reader.run(many, { maxBytes: 1_000 })).rejects.toThrow(QueryTooLarge);
    expect((await reader.run(many)).rowCount).toBe(100_000);
  });

  it('ends a query whose time is over or whose caller has gone, and answers the next', async () => {
    await expect(reader.run(endless, { timeoutMs: 200 })).rejects.toThrow(QueryTimeout);
    const gone = new AbortController();
    const cancelled = reader.run(statement(`${endless.sql} and 1 = 1`), { signal: gone.signal });
    gone.abort();
    await expect(cancelled).rejects.toThrow(QueryCancelled);
    await expect.poll(() => reader.occupancy.short.running).toBe(0);
    expect(await reader.rows(statement('select 1 as N'))).toEqual([{ N: 1 }]);
  });

  it('fails with the text of the server, also in the middle of an answer', async () => {
    await expect(reader.run(statement('select nothing as N'))).rejects.toThrow(QueryFailed);
    await expect(
      reader.run(statement('select throwIf(number = 900000) + number as N from numbers(1000000)')),
    ).rejects.toThrow(QueryFailed);
  });

  it('writes a file of many rows whole, without holding on to what it waited for', async () => {
    const warnings: string[] = [];
    const hear = ({ message }: Error) => warnings.push(message);
    process.on('warning', hear);
    const file = join(folder, 'many.csv');
    const { rows, bytes } = await reader.export(statement('select number as N from numbers(1000000)'), file, 'csv');
    process.off('warning', hear);
    const lines = readFileSync(file, 'utf8').split('\n');
    expect(rows).toBe(1_000_000);
    expect(bytes).toBe(statSync(file).size);
    expect([lines[0], lines[1], lines[1_000_000], lines.length]).toEqual(['N', '0', '999999', 1_000_002]);
    expect(warnings).toEqual([]);
  });

  it('leaves no file of an answer that fails in the middle', async () => {
    const file = join(folder, 'broken.csv');
    const failing = statement('select throwIf(number = 900000) + number as N from numbers(1000000)');
    await expect(reader.export(failing, file, 'csv')).rejects.toThrow(/throwIf/);
    expect(existsSync(file)).toBe(false);
  });

  it('leaves no file of a query whose caller has gone', async () => {
    const file = join(folder, 'gone.csv');
    const gone = new AbortController();
    const cancelled = reader.export(statement(`${endless.sql} and 2 = 2`), file, 'csv', { signal: gone.signal });
    gone.abort();
    await expect(cancelled).rejects.toThrow(QueryCancelled);
    expect(existsSync(file)).toBe(false);
  });

  it('says why a file cannot be written', async () => {
    const file = join(folder, 'none', 'x.csv');
    const written = reader.export(statement('select 1 as N'), file, 'csv');
    await expect(written).rejects.toThrow(new QueryFailed(`ENOENT: no such file or directory, open '${file}'`));
  });

  it('takes thousands of values, and any text, as parameters', async () => {
    const text = 'tab\t, line\n, quote \', double ", back\\slash, ü, 🚚, \\N';
    const rows = await reader.rows({
      sql: 'select {p1:String} as T, length({p2:String}) as N, {p3:Int64} as B, {p4:Bool} as Y',
      parameters: [text, 'x'.repeat(100_000), 9_007_199_254_740_993n, true],
      columns: [
        { name: 'T', type: 'text' },
        { name: 'N', type: 'integer' },
        { name: 'B', type: 'bigint' },
        { name: 'Y', type: 'boolean' },
      ],
    });
    expect(rows).toMatchObject([{ T: text, N: 100_000, Y: true }]);
  });
});

/** Doubles to twelve digits, because neither engine promises the order in which it adds them up. */
function parsed({ json }: { readonly json: readonly Buffer[] }): unknown {
  return JSON.parse(Buffer.concat(json).toString(), (_, value: unknown) =>
    typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(12)) : value,
  );
}
