import { DuckDBInstance } from '@duckdb/node-api';
import { expect, it } from 'vitest';
import { specifiedCreditTypes } from '../src/schema/specified-credit-types.ts';

it('credit types of an older file get the names of the specification, rollups included', async () => {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  for (const table of ['charge_level_info', 'charges_by_credit_type']) {
    await connection.run(
      `create table ${table} as select unnest(['Duplicate', 'Saturday', 'Void', null]) as credit_type`,
    );
  }
  await connection.run("create table other as select 'Duplicate' as text");
  await specifiedCreditTypes(connection);
  for (const table of ['charge_level_info', 'charges_by_credit_type']) {
    const rows = (await connection.runAndReadAll(`select credit_type from ${table}`)).getRows();
    expect(rows.map(([name]) => name)).toEqual(['Duplicate Charges', 'Saturday Delivery', 'Void', null]);
  }
  expect((await connection.runAndReadAll('select text from other')).getRows()).toEqual([['Duplicate']]);
  connection.closeSync();
  instance.closeSync();
});
