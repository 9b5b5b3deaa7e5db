import type { DuckDBConnection } from '@duckdb/node-api';
import { LoadRejected, loadRules } from '@waybill/warehouse';

/** Checks the rows of a load inside its transaction; throws LoadRejected at the first that does not add up. */
export async function verifyLoad(connection: DuckDBConnection, loadId: number): Promise<void> {
  for (const rule of loadRules) {
    const [broken] = (await connection.runAndReadAll(rule.sql(loadId))).getRowsJson();
    if (broken) throw new LoadRejected(rule.message(broken.map(String)));
  }
}
