import { clickhouse } from '@waybill/query';
import {
  type Answering,
  type AnswerLimits,
  type JsonRows,
  type Statement,
  tooManyBytes,
  tooManyRows,
} from '@waybill/warehouse';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { jsonStatement } from './json-statement.ts';
import type { Slots } from './slots.ts';

/** Answers statements on the server, so many at once. */
export function answeringOn(connection: ClickHouseConnection, slots: Slots): Answering {
  return {
    hasUsedShare: (asker) => slots.borrowers.hasUsedShare(asker),
    answer: (statement, limits, deadline, borrower) =>
      slots.use(deadline, borrower, async (signal, waited) => {
        const began = performance.now();
        const rows = await runJson(connection, statement, limits, signal);
        return { rows, run: { waited, heldBack: 0, ran: performance.now() - began } };
      }),
  };
}

async function runJson(
  connection: ClickHouseConnection,
  statement: Statement,
  limits: AnswerLimits,
  signal: AbortSignal,
): Promise<JsonRows> {
  const { sql, parameters } = statement.writtenFor?.(clickhouse) ?? statement;
  const pieces: Buffer[] = [];
  let rowCount = 0;
  let byteCount = 0;
  for await (const lines of connection.lines(
    jsonStatement(sql, statement.columns),
    parameters,
    'JSONEachRow',
    signal,
  )) {
    rowCount += lines.length;
    const piece = Buffer.from(`${lines.join(',')},`);
    byteCount += piece.length;
    if (byteCount > limits.maxBytes) throw tooManyBytes(limits);
    if (rowCount > limits.maxRows) throw tooManyRows(limits);
    pieces.push(piece);
  }
  const last = pieces.at(-1);
  if (last === undefined) return { json: [Buffer.from('[]')], rowCount };
  last[last.length - 1] = ']'.charCodeAt(0);
  return { json: [Buffer.from('['), ...pieces], rowCount };
}
