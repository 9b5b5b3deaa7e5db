import type { DuckDBConnection, DuckDBPreparedStatement } from '@duckdb/node-api';
import { LRUCache } from 'lru-cache';

const mostKept = 64;
const keptOf = new WeakMap<DuckDBConnection, KeptStatements>();

interface KeptStatements {
  readonly changes: number;
  readonly statements: LRUCache<string, DuckDBPreparedStatement>;
}

/**
 * Runs `work` on the prepared statement of a text, which the connection keeps for the next time: the same page asks
 * with the same text and other values, and parsing and planning cost a third of a short query. A connection has one
 * user at a time. A statement is not kept after an error.
 *
 * None is kept once the data has changed, which `changes` counts: DuckDB uses statistics of the values when it plans
 * (1.5.6 packs sorted texts by the length of the longest one), and would silently give wrong results for later values.
 */
export async function withPrepared<Result>(
  connection: DuckDBConnection,
  changes: number,
  sql: string,
  work: (prepared: DuckDBPreparedStatement) => Promise<Result>,
): Promise<Result> {
  const { statements } = keptStatements(connection, changes);
  const prepared = statements.get(sql) ?? (await connection.prepare(sql));
  statements.set(sql, prepared);
  try {
    return await work(prepared);
  } catch (error) {
    statements.delete(sql);
    throw error;
  }
}

function keptStatements(connection: DuckDBConnection, changes: number): KeptStatements {
  const known = keptOf.get(connection);
  if (known?.changes === changes) return known;
  known?.statements.clear();
  const kept = { changes, statements: newStatements() };
  keptOf.set(connection, kept);
  return kept;
}

/** An evicted statement is destroyed; nobody is using it. */
const newStatements = () =>
  new LRUCache<string, DuckDBPreparedStatement>({ max: mostKept, dispose: (prepared) => prepared.destroySync() });
