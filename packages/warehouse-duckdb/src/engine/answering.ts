import type { Answering } from '@waybill/warehouse';
import type { ConnectionPool } from './connection-pool.ts';
import { runJson } from './run-json.ts';

/** Runs statements on connections of the pool. */
export function answeringOn(pool: ConnectionPool): Answering {
  return {
    engine: 'duckdb',
    sqlOf: ({ sql }) => sql,
    hasUsedShare: (asker) => pool.hasUsedShare(asker),
    answer: (statement, limits, deadline, borrower) =>
      pool.use(
        deadline,
        async (connection, { forConnection, forCommit }) => {
          const began = performance.now();
          const rows = await runJson(connection, statement, limits, pool.changes);
          return { rows, run: { waited: forConnection, heldBack: forCommit, ran: performance.now() - began } };
        },
        borrower,
      ),
  };
}
