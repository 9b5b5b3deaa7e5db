import { rollups } from '@waybill/query';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { definitionOf, fillRollup, rollupDdl } from './rollup-table.ts';

/** Makes every rollup anew from the rows that are there. */
export async function buildRollups(connection: ClickHouseConnection): Promise<void> {
  await connection.command('truncate table rollup');
  for (const rollup of rollups) {
    await connection.command(`drop table if exists ${rollup.name}`);
    await connection.command(rollupDdl(rollup));
    await connection.command(fillRollup(rollup));
    const definition = definitionOf(rollup).replaceAll(/[\\']/g, '\\$&');
    await connection.command(`insert into rollup select '${rollup.name}', '${definition}'`);
  }
}
