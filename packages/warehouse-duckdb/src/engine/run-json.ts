import { setImmediate } from 'node:timers/promises';
import { DuckDBBlobVector, type DuckDBConnection, type DuckDBDataChunk, type DuckDBResult } from '@duckdb/node-api';
import type { JsonRows, Statement } from '@waybill/warehouse';
import { type AnswerLimits, tooManyBytes, tooManyRows } from '@waybill/warehouse';
import { bind } from './bind.ts';
import { queryError } from './engine-error.ts';
import { jsonStatement } from './json-statement.ts';
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
