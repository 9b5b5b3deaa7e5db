import type { WrittenStatement } from '@waybill/query';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { allOf } from './all-of.ts';

/** Characters that are sent at once. */
const sentAtOnce = 8_000_000;
const never = new AbortController().signal;

/** A table that rows are copied into, on one server or the same on several. */
export interface Target {
  readonly name: string;
  readonly servers: readonly ClickHouseConnection[];
}

/** Copies the rows that a server answers into a table with the same columns on other servers. */
export async function copyRows(
  from: ClickHouseConnection,
  { sql, parameters }: WrittenStatement,
  { name, servers }: Target,
  signal: AbortSignal = never,
): Promise<void> {
  let waiting: string[] = [];
  let characters = 0;
  const send = async (): Promise<void> => {
    if (waiting.length === 0) return;
    const lines = waiting;
    [waiting, characters] = [[], 0];
    await allOf(servers.map((server) => server.insertLines(name, lines)));
  };
  for await (const lines of from.lines(sql, parameters, 'TabSeparated', signal)) {
    waiting.push(...lines);
    characters += lines.reduce((sum, line) => sum + line.length, 0);
    if (characters >= sentAtOnce) await send();
  }
  await send();
}
