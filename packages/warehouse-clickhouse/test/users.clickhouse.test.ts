import { type Rollup, rollups } from '@waybill/query';
import { ClickHouseOnLoopback } from '@waybill/testkit/clickhouse';
import { type AccountMirror, WarehouseUnreachable } from '@waybill/warehouse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { factOf, loadDeliveries, loadUndelivered } from '../../warehouse-duckdb/test/support/deliveries.ts';
import { addInvoiceWithUnknown, drones } from '../../warehouse-duckdb/test/support/unknown-charges.ts';
import { readClickHouseAddress, writeClickHouseAddress } from '../src/connection/clickhouse-address.ts';
import { ClickHouseConnection, openClickHouseCopy, openClickHouseWarehouse, prepareClickHouse } from '../src/index.ts';
import { userDdl } from '../src/prepare/prepare-users.ts';
import { rightsOf } from '../src/prepare/user-rights.ts';

let server: ClickHouseOnLoopback;
beforeAll(async () => {
  server = await ClickHouseOnLoopback.start();
});
afterAll(() => server.stop());

const few: readonly Rollup[] = rollups.slice(0, 1);
const addressOf = (database: string) =>
  readClickHouseAddress(`${server.url.replace('http:', 'clickhouse:')}/${database}`);
const account: AccountMirror = {
  accountId: 11,
  clientId: 1001,
  carrierId: 1,
  accountNumber: '0000A1',
  accountGroup: 'North',
  accountDivision: null,
  active: true,
};

describe('the users of a database', () => {
  it('can do all that their role needs, and nothing else', async () => {
    const address = addressOf('waybill');
    await prepareClickHouse(address);
    await server.restrict(rightsOf('writer', 'waybill'));
    const writer = await openClickHouseWarehouse({ address, rollups: few });
    const begun = await writer.beginLoad({ kind: 'invoice', source: 'a' });
    addInvoiceWithUnknown(begun, '900001', { packages: 2 });
    const { loadId } = await begun.commit();
    await loadUndelivered(writer, [{ tracking_number: '1ZA' }], { invoiceNumber: '900002' });
    await loadDeliveries(writer, [factOf('1ZA', { promised: '2025-08-06', delivered: '2025-08-07' })]);
    await writer.classifyCharges(drones, [1001], 'drones');
    await writer.undoClassification(drones.id, 'undone');
    await writer.undoLoad(loadId, 'undone');
    await writer.replaceAccounts([account]);
    expect(await writer.mendRollups()).toEqual([]);
    await writer.compact();
    const packages = (await writer.statistics()).tables.find(({ name }) => name === 'package_level_info');
    expect(packages?.rows).toBe(1);
    expect((await writer.state()).accounts).toEqual([account]);
    await writer.close();

    const copy = await openClickHouseCopy(address);
    await copy.removeUnfinished?.();
    await copy.close();
    const connection = new ClickHouseConnection(address);
    for (const forbidden of [
      'create database another',
      'create table default.another (a Int32) engine = MergeTree order by a',
      'create user another',
      "select * from url('http://127.0.0.1:1/', 'CSV', 'a String')",
      'drop database waybill',
    ])
      await expect(connection.command(forbidden), forbidden).rejects.toThrow(WarehouseUnreachable);

    await server.restrict(rightsOf('reader', 'waybill'));
    expect(await connection.rows('select count() from package_level_info')).toEqual([['0']]);
    for (const forbidden of [
      'insert into account select * from account',
      'truncate table account',
      'update account set active = false where true',
      'create table another as account',
    ])
      await expect(connection.command(forbidden), forbidden).rejects.toThrow(WarehouseUnreachable);
    await connection.close();
  });

  it('are made by statements that the server can read, without their passwords', async () => {
    const statements = (['writer', 'reader'] as const).flatMap((role) => [
      userDdl(`waybill_${role}`, 'open sesame'),
      ...rightsOf(role, 'waybill').map((right) => `${right} to waybill_${role}`),
    ]);
    const connection = new ClickHouseConnection({ ...addressOf('waybill'), database: 'default' });
    for (const statement of statements) {
      expect(statement).not.toContain('open sesame');
      const [[formatted] = []] = await connection.rows('select formatQuerySingleLine({p1:String})', [statement]);
      expect(formatted, statement).toMatch(/^(?:CREATE USER|GRANT) .*waybill_/);
    }
    await connection.close();
  });

  it.each([
    'clickhouse://waybill_writer:a%40b%2F%3A@db.example:8123/waybill',
    'clickhouses://waybill_reader:secret@db.example:8443/waybill',
  ])('have an address such as %s', (text) => {
    expect(writeClickHouseAddress(readClickHouseAddress(text))).toBe(text);
  });
});
