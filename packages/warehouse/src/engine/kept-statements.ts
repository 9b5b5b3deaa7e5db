import type { DuckDBConnection, DuckDBPreparedStatement } from '@duckdb/node-api';

const mostKept = 64;
const keptOf = new WeakMap<DuckDBConnection, Map<string, DuckDBPreparedStatement>>();

/**
 * Runs `work` on the prepared statement of a text, which the connection keeps for the next time: the same page asks
 * with the same text and other values, and parsing and planning cost a third of a short query. A connection has one
 * user at a time. After an error the statement is not kept.
 */
export async function withPrepared<Result>(
  connection: DuckDBConnection,
  sql: string,
  work: (prepared: DuckDBPreparedStatement) => Promise<Result>,
): Promise<Result> {
  const kept = keptOf.get(connection) ?? new Map<string, DuckDBPreparedStatement>();
  keptOf.set(connection, kept);
  const prepared = kept.get(sql) ?? (await connection.prepare(sql));
  kept.delete(sql);
  try {
    const result = await work(prepared);
    kept.set(sql, prepared);
    forgetOldest(kept);
    return result;
  } catch (error) {
    prepared.destroySync();
    throw error;
  }
}

function forgetOldest(kept: Map<string, DuckDBPreparedStatement>): void {
  const [oldest] = kept;
  if (kept.size <= mostKept || oldest === undefined) return;
  const [sql, prepared] = oldest;
  kept.delete(sql);
  prepared.destroySync();
}
