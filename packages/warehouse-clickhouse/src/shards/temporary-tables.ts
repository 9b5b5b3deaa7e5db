import { randomUUID } from 'node:crypto';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';

/** What the names of tables begin with that are needed for as long as a question or a replacement takes. */
export const temporaryPrefix = 'gathered_';

/** A name that no other table has. */
export const temporaryName = (): string => `${temporaryPrefix}${Date.now()}_${randomUUID().replaceAll('-', '')}`;

const hour = 3_600_000;

/** Drops such tables whose process has ended: those that are more than an hour old. */
export async function dropForgotten(connection: ClickHouseConnection): Promise<void> {
  const found = await connection.rows(
    `select name from system.tables where database = currentDatabase() and startsWith(name, '${temporaryPrefix}')`,
  );
  for (const [name] of found) {
    const began = Number(String(name).split('_')[1]);
    if (began < Date.now() - hour) await connection.command(`drop table if exists ${String(name)} sync`);
  }
}
