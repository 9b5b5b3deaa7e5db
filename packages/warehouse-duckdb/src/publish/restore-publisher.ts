import type { DuckDBConnection } from '@duckdb/node-api';
import { Publisher } from '@waybill/warehouse';

/** Publishes what is committed: a load that was cut off has no row, and its rows went with it. */
export async function restorePublisher(connection: DuckDBConnection): Promise<Publisher> {
  const last = await connection.runAndReadAll(
    'select load_id, epoch_ms(committed_at) from load order by load_id desc limit 1',
  );
  const [row] = last.getRows();
  return row ? new Publisher(Number(row[0]), new Date(Number(row[1]))) : new Publisher(0, null);
}
