import { type OutputColumn, type OutputType, roundedDecimalColumn } from '@waybill/query';
import {
  type Answering,
  type AnswerLimits,
  type JsonRows,
  type Statement,
  tooManyBytes,
  tooManyRows,
} from '@waybill/warehouse';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import type { Routing } from '../shards/routing.ts';
import type { Slots } from './slots.ts';

type Written = Pick<Statement, 'sql' | 'parameters'>;

/** Answers statements on the servers, so many at once. */
export function answeringOn(routing: Routing, slots: Slots): Answering {
  return {
    engine: 'clickhouse',
    sqlOf: (statement) => routing.written(statement).sql,
    isQuotaUsed: (asker) => slots.borrowers.isQuotaUsed(asker),
    answer: (statement, limits, deadline, borrower) =>
      slots.use(deadline, borrower, async (signal, waited) => {
        const began = performance.now();
        const { columns } = statement;
        const rows = await routing.ask(statement, signal, (connection, written) =>
          runJson(connection, { ...written, columns }, limits, signal),
        );
        return { rows, run: { waited, heldBack: 0, ran: performance.now() - began } };
      }),
  };
}

async function runJson(
  connection: ClickHouseConnection,
  { sql, parameters, columns }: Written & Pick<Statement, 'columns'>,
  limits: AnswerLimits,
  signal: AbortSignal,
): Promise<JsonRows> {
  const pieces: Buffer[] = [];
  let rowCount = 0;
  let byteCount = 0;
  for await (const lines of connection.lines(jsonStatement(sql, columns), parameters, 'JSONEachRow', signal)) {
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

/**
 * Wraps a statement so that rows have the query's own names and every value is written as DuckDB writes it: 0 and 1 as
 * booleans, times without a fraction of zeros. The order of the inner statement is kept.
 */
function jsonStatement(sql: string, columns: readonly OutputColumn[]): string {
  const aliases = columns.map((_, index) => `c${index}`);
  const values = columns.map(({ name, type }, index) => `${written(`c${index}`, type)} as ${quoted(name)}`);
  return `select ${values.join(', ')} from (${sql}) as answer(${aliases.join(', ')})`;
}

const quoted = (name: string): string => `"${name.replaceAll(/[\\"]/g, '\\$&')}"`;

function written(alias: string, type: OutputType): string {
  const value = `answer.${alias}`;
  if (type === 'boolean') return `CAST(${value}, 'Nullable(Bool)')`;
  if (type === 'money') return roundedDecimalColumn(value, 2);
  return type === 'timestamp' ? `replaceRegexpOne(toString(${value}), '\\\\.0+$', '')` : value;
}
