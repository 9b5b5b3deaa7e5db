import { setImmediate } from 'node:timers/promises';
import { DuckDBBlobVector, type DuckDBConnection, type DuckDBDataChunk, type DuckDBResult } from '@duckdb/node-api';
import type { OutputColumn } from '@waybill/query';
import {
  type Answering,
  type AnswerLimits,
  type JsonRows,
  type Statement,
  tooManyBytes,
  tooManyRows,
} from '@waybill/warehouse';
import { bind } from './bind.ts';
import type { ConnectionPool } from './connection-pool.ts';
import { queryError } from './engine-error.ts';
import { withPrepared } from './kept-statements.ts';

const comma = Buffer.from(',');
/** After copying rows for this many milliseconds, the process turns to other work. */
const longestTurn = 4;
/** How many rows are copied before the time is checked. */
const rowsBetweenLooks = 32;

/**
 * Runs a statement and collects the JSON that DuckDB writes, chunk by chunk so that too many rows are never held. A LIMIT
 * would cost the statement its parallelism.
 */
export async function runJson(
  connection: DuckDBConnection,
  statement: Statement,
  limits: AnswerLimits,
  changes: number,
): Promise<JsonRows> {
  try {
    return await withPrepared(connection, changes, jsonStatement(statement), async (prepared) => {
      bind(prepared, statement.parameters);
      const rows: Buffer[] = [];
      let rowCount = 0;
      let byteCount = 0;
      const result = await prepared.stream();
      for (let chunk = await result.fetchChunk(); chunk && chunk.rowCount > 0; chunk = await result.fetchChunk()) {
        rowCount += chunk.rowCount;
        const bytes = await rowBytes(chunk, limits.maxBytes - byteCount);
        if (bytes === undefined || rowCount > limits.maxRows) {
          await abandon(connection, result);
          throw bytes === undefined ? tooManyBytes(limits) : tooManyRows(limits);
        }
        byteCount += bytes.length;
        rows.push(bytes);
      }
      return { json: asArray(rows), rowCount };
    });
  } catch (error) {
    throw queryError(error);
  }
}

/**
 * Ends a query whose remaining rows are not needed on its own thread: dropping it would block everybody until it ends.
 */
async function abandon(connection: DuckDBConnection, result: DuckDBResult): Promise<void> {
  connection.interrupt();
  try {
    while ((await result.fetchChunk())?.rowCount) connection.interrupt();
  } catch {
    // The interrupt has taken effect.
  }
}

/**
 * The objects of a chunk, each followed by a comma; undefined when they take more bytes than are left. Large rows are
 * copied in several turns of the event loop, so that others are answered in between.
 */
async function rowBytes(chunk: DuckDBDataChunk, left: number): Promise<Buffer | undefined> {
  const vector = chunk.getColumnVector(0);
  if (!(vector instanceof DuckDBBlobVector)) throw new TypeError('Rows of JSON must come as bytes.');
  const parts: Uint8Array[] = [];
  let byteCount = 0;
  let turnBegan = performance.now();
  for (let row = 0; row < vector.itemCount; row += 1) {
    const bytes = vector.getItemBytes(row);
    if (!bytes) continue;
    byteCount += bytes.length + comma.length;
    if (byteCount > left) return undefined;
    parts.push(bytes, comma);
    if (row % rowsBetweenLooks > 0 || performance.now() - turnBegan < longestTurn) continue;
    await setImmediate();
    turnBegan = performance.now();
  }
  return Buffer.concat(parts);
}

/**
 * Puts brackets around rows that each end with a comma. They stay in pieces, because one copy of everything would take
 * long.
 */
function asArray(rows: readonly Buffer[]): readonly Buffer[] {
  const last = rows.at(-1);
  if (last === undefined) return [Buffer.from('[]')];
  last[last.length - 1] = ']'.charCodeAt(0);
  return [Buffer.from('['), ...rows];
}

/**
 * Wraps a statement so that DuckDB writes each row as the bytes of a JSON object: building rows in JavaScript is ten
 * times slower and blocks the event loop. The order of the inner statement is kept.
 */
function jsonStatement({ sql, columns }: Statement): string {
  const aliases = columns.map((_, index) => `c${index}`);
  const pairs = columns.map((column, index) => `'${escaped(column.name)}', ${jsonValue(column, `c${index}`)}`);
  return `select encode(json_object(${pairs.join(', ')})) from (${sql}) as answer(${aliases.join(', ')})`;
}

/** JSON cannot represent infinity or NaN: null. */
function jsonValue({ type }: OutputColumn, alias: string): string {
  return type === 'double' ? `case when isfinite(${alias}) then ${alias} end` : alias;
}

const escaped = (text: string): string => text.replaceAll("'", "''");

/** Runs statements on connections of the pool. */
export function answeringOn(pool: ConnectionPool): Answering {
  return {
    engine: 'duckdb',
    sqlOf: ({ sql }) => sql,
    isQuotaUsed: (asker) => pool.isQuotaUsed(asker),
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
