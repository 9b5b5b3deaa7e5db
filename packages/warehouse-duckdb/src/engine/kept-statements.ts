import type { DuckDBConnection, DuckDBPreparedStatement } from '@duckdb/node-api';
import { LRUCache } from 'lru-cache';

const mostKept = 64;
const keptOf = new WeakMap<DuckDBConnection, LRUCache<string, DuckDBPreparedStatement>>();

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
  const kept = keptOf.get(connection) ?? newStatements();
  keptOf.set(connection, kept);
  const prepared = kept.get(sql) ?? (await connection.prepare(sql));
  kept.set(sql, prepared);
  try {
    return await work(prepared);
  } catch (error) {
    kept.delete(sql);
    throw error;
  }
}

/** A statement that leaves is destroyed; nobody uses it then. */
const newStatements = () =>
  new LRUCache<string, DuckDBPreparedStatement>({ max: mostKept, dispose: (prepared) => prepared.destroySync() });
