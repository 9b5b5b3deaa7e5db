import type { DuckDBConnection } from '@duckdb/node-api';
import { chargesOfPackageRule, LoadRejected, loadRules } from '@waybill/warehouse';
import { chargesAddUp } from './charges-add-up.ts';

/** Checks the rows of the loads from a number on inside their transaction; throws LoadRejected at the first that does not add up. */
export async function verifyLoad(connection: DuckDBConnection, firstLoad: number): Promise<void> {
  for (const rule of loadRules) {
    if (rule === chargesOfPackageRule && (await chargesAddUp(connection, firstLoad))) continue;
    const [broken] = (await connection.runAndReadAll(rule.sql(firstLoad))).getRowsJson();
    if (broken) throw new LoadRejected(rule.message(broken.map(String)));
  }
}
