import { compileDataQuery, type Rollup, rollups, scopeToAll } from '@waybill/query';
import { ClickHouseOnLoopback } from '@waybill/testkit/clickhouse';
import {
  type AccountMirror,
  factReferenceColumns,
  packageReferenceColumns,
  QueryFailed,
  type Statement,
  shippedColumns,
  tableNames,
  type Warehouse,
  WarehouseUnreachable,
} from '@waybill/warehouse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataQuery } from '../../query/test/requests.ts';
import { addSimpleInvoice } from '../../warehouse-duckdb/test/support/rows.ts';
import {
  ClickHouseConnection,
  openClickHouseWarehouse,
  prepareClickHouse,
  readClickHouseAddress,
  type WriterLock,
} from '../src/index.ts';
import { FailingProxy } from './support/failing-proxy.ts';

let server: ClickHouseOnLoopback;
beforeAll(async () => {
  server = await ClickHouseOnLoopback.start();
});
afterAll(() => server.stop());

const few: readonly Rollup[] = rollups.slice(0, 1);
const addressOf = (database: string, url = server.url) =>
  readClickHouseAddress(`${url.replace('http:', 'clickhouse:')}/${database}`);

/** What the settings database does for processes that take turns; in these tests only one of them writes. */
const lock: WriterLock = {
  take: async (above) => ({
    number: above + 1,
    whileHeld: (work) => work(),
    noteChange: async () => undefined,
    release: async () => undefined,
  }),
};

async function load(warehouse: Warehouse, invoiceNumber: string): Promise<number> {
  const begun = await warehouse.beginLoad({ kind: 'invoice', source: invoiceNumber });
  addSimpleInvoice(begun, 2, { invoiceNumber });
  return (await begun.commit()).loadId;
}

const groups: Statement = {
  sql: 'select account_group as G from account order by account_id',
  parameters: [],
  columns: [{ name: 'G', type: 'text' }],
};
const account: AccountMirror = {
  accountId: 11,
  clientId: 1001,
  carrierId: 1,
  accountNumber: '0000A1',
  accountGroup: 'North',
  accountDivision: null,
  active: true,
};

describe('a process beside another one on the same database', () => {
  it('shows the loads and accounts of the other soon', async () => {
    await prepareClickHouse(addressOf('beside'));
    const one = await openClickHouseWarehouse({ address: addressOf('beside'), rollups: few, lock });
    const other = await openClickHouseWarehouse({ address: addressOf('beside'), rollups: few, lock });
    const published: number[] = [];
    other.onPublished((version) => published.push(version));
    const loadId = await load(one, '900001');
    await expect.poll(() => other.dataVersion).toBe(loadId);
    expect(published).toEqual([loadId]);
    expect(other.dataAsOf).toEqual(one.dataAsOf);
    await one.replaceAccounts([account]);
    await expect.poll(() => other.rows(groups)).toEqual([{ G: 'North' }]);
    await one.replaceAccounts([{ ...account, accountGroup: 'South' }]);
    await expect.poll(() => other.rows(groups)).toEqual([{ G: 'South' }]);
    await one.close();
    await other.close();
  });

  it('is refused before the database has the columns of its version, and has them once it is prepared', async () => {
    const address = addressOf('older');
    await prepareClickHouse(address);
    const connection = new ClickHouseConnection(address);
    for (const { name } of [...shippedColumns, ...factReferenceColumns])
      await connection.command(`alter table delivery_fact drop column ${name}`);
    for (const table of tableNames)
      for (const { name } of packageReferenceColumns)
        await connection.command(`alter table ${table} drop column ${name}`);
    await connection.command('truncate table schema_version');
    await connection.command('insert into schema_version select 2');
    await expect(openClickHouseWarehouse({ address, rollups: few, lock })).rejects.toThrow('waybill warehouse prepare');
    await prepareClickHouse(address);
    const opened = await openClickHouseWarehouse({ address, rollups: few, lock });
    await opened.close();
    await connection.close();
  });

  it('finds whole sums while the other, of a new version, builds them again', async () => {
    const address = addressOf('built_again');
    await prepareClickHouse(address);
    const one = await openClickHouseWarehouse({ address, rollups: few, lock });
    await load(one, '900001');
    const connection = new ClickHouseConnection(address);
    const found = new Set<string>();
    let isOpen = false;
    const read = async (): Promise<void> => {
      do {
        const [row] = await connection.rows(`select toString(sum(row_count)) from ${few[0]?.name}`);
        found.add(String(row?.[0]));
      } while (!isOpen);
    };
    const open = async (): Promise<Warehouse> => {
      const changed = few.map((rollup) => ({ ...rollup, measures: [...rollup.measures, 'incentive_amount'] }));
      const other = await openClickHouseWarehouse({ address, rollups: changed, lock });
      isOpen = true;
      return other;
    };
    const [other] = await Promise.all([open(), read()]);
    expect([...found]).toEqual(['2']);
    await expect.poll(() => one.rollups.length, { timeout: 10_000 }).toBeLessThan(few.length);
    await expect(load(one, '900002')).rejects.toThrow(/Another version of Waybill/);
    const loadId = await load(other, '900003');
    await expect.poll(() => one.dataVersion, { timeout: 10_000 }).toBe(loadId);
    const query = dataQuery({ selectColumnNames: ['sum(no_of_pkgs) as packages'] });
    const scope = scopeToAll([{ id: 1001, childIds: [] }], one.dataVersion);
    const counted = await Promise.all(
      [one, other].map((warehouse) => warehouse.rows(compileDataQuery(query, { scope, rollups: warehouse.rollups }))),
    );
    expect(counted[1]).toEqual(counted[0]);
    expect(JSON.stringify(counted[0])).toContain('4');
    await Promise.all([one.close(), other.close(), connection.close()]);
  });
});

describe('a commit on a connection that breaks', () => {
  it('counts when the row of the load is there, although the answer was lost', async () => {
    await prepareClickHouse(addressOf('answer_lost'));
    await using proxy = await FailingProxy.start(server.url);
    const warehouse = await openClickHouseWarehouse({ address: addressOf('answer_lost', proxy.url), rollups: few });
    proxy.lose('answer', /^insert into load /);
    expect(await load(warehouse, '900001')).toBe(1);
    expect(warehouse.dataVersion).toBe(1);
    expect(await warehouse.invoices()).toHaveLength(1);
    await warehouse.close();
  });

  it('does not count when it never arrived', async () => {
    await prepareClickHouse(addressOf('statement_lost'));
    await using proxy = await FailingProxy.start(server.url);
    const warehouse = await openClickHouseWarehouse({ address: addressOf('statement_lost', proxy.url), rollups: few });
    proxy.lose('statement', /^insert into load /);
    await expect(load(warehouse, '900001')).rejects.toThrow(WarehouseUnreachable);
    expect(warehouse.dataVersion).toBe(0);
    proxy.loseNothing();
    expect(await load(warehouse, '900001')).toBe(2);
    expect(await warehouse.invoices()).toHaveLength(1);
    await warehouse.close();
  });
});

describe('a query that its values make fail', () => {
  it('says so in words, and only then', async () => {
    await prepareClickHouse(addressOf('values'));
    const warehouse = await openClickHouseWarehouse({ address: addressOf('values'), rollups: few });
    const fault = async (sql: string): Promise<unknown> => {
      const asked = warehouse.rows({ sql, parameters: [], columns: [{ name: 'N', type: 'bigint' }] });
      const error: unknown = await asked.catch((thrown: unknown) => thrown);
      return error instanceof QueryFailed ? error.valueFault : error;
    };
    expect(await fault('select intDiv(1, number) as N from numbers(1)')).toMatch(/^Division by zero\b[^:]*$/);
    expect(await fault("select toInt32('ten' || toString(number)) as N from numbers(1)")).toMatch(/^Cannot parse/);
    expect(await fault('select nothing as N')).toBeUndefined();
    await warehouse.close();
  });
});
