import { sql, type Transaction } from 'kysely';
import { dataTables, executedMigrations } from '../data-tables.ts';
import type { Settings } from '../settings.ts';
import type { SettingsSchema } from '../settings-schema.ts';

const rowsAtOnce = 1_000;

/** Their files are not backed up: browsers are still sending them, or can send them again. */
const tablesOfUploads = ['upload', 'upload_piece'];

type Snapshot = Transaction<SettingsSchema>;

/**
 * Everything in the settings database at one moment, as lines of JSON without line endings. It does not depend on the
 * kind of PostgreSQL: an embedded database can be restored to a server, and the other way round. The tables of the job
 * queue are left out, because the server recreates them, and uploads in pieces. `begun` is called once that moment is fixed.
 */
export async function dumpSettings(
  settings: Settings,
  write: (line: string) => Promise<void>,
  begun: () => void = () => undefined,
): Promise<void> {
  await settings
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (snapshot) => {
      const migrations = await executedMigrations(snapshot);
      begun();
      await write(JSON.stringify(['migrations', ...migrations]));
      const tables = (await dataTables(snapshot)).filter((table) => !tablesOfUploads.includes(table));
      for (const table of tables) await dumpTable(snapshot, table, write);
      for (const { name, value } of await sequences(snapshot)) await write(JSON.stringify(['sequence', name, value]));
      await write(JSON.stringify(['end']));
    });
}

async function dumpTable(snapshot: Snapshot, table: string, write: (line: string) => Promise<void>): Promise<void> {
  await write(JSON.stringify(['table', table]));
  await sql`declare dumped no scroll cursor for select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(
    snapshot,
  );
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(rowsAtOnce)} from dumped`.execute(snapshot);
    for (const { row } of rows) await write(row);
    if (rows.length < rowsAtOnce) break;
  }
  await sql`close dumped`.execute(snapshot);
}

async function sequences(snapshot: Snapshot): Promise<readonly { readonly name: string; readonly value: string }[]> {
  const { rows } = await sql<{ name: string; value: string }>`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = current_schema() and last_value is not null order by sequencename`.execute(snapshot);
  return rows;
}
