import { sql, type Transaction } from 'kysely';
import { dataTables } from '../data-tables.ts';
import { SettingsNotEmpty } from '../errors.ts';
import { migrateTo } from '../migrate.ts';
import { connectSettings, type SettingsLocation } from '../open-settings.ts';
import type { SettingsSchema } from '../settings-schema.ts';

const rowsAtOnce = 1_000;

type Writing = Transaction<SettingsSchema>;

/**
 * Fills an empty database from the lines of `dumpSettings`, at the version that wrote them; opening it with
 * `openSettings` then migrates it to this version. Returns the number of rows. If it fails, no rows remain, but there
 * may be empty tables.
 * @throws SettingsNotEmpty when there are tables already; SettingsOfNewerVersion when a newer Waybill wrote the lines.
 */
export async function restoreSettings(location: SettingsLocation, lines: AsyncIterable<string>): Promise<number> {
  const settings = await connectSettings(location);
  try {
    if ((await dataTables(settings)).length > 0) throw new SettingsNotEmpty();
    const dumped = lines[Symbol.asyncIterator]();
    const [kind, ...migrations] = strings(await nextLine(dumped));
    if (kind !== 'migrations') throw new Error('A dump of the settings begins with its migrations.');
    await migrateTo(settings, migrations);
    return await settings.transaction().execute((writing) => withoutForeignKeys(writing, () => fill(writing, dumped)));
  } finally {
    await settings.destroy();
  }
}

async function fill(writing: Writing, dumped: AsyncIterator<string>): Promise<number> {
  for (const table of await dataTables(writing)) await sql`delete from ${sql.table(table)}`.execute(writing);
  let table = '';
  let pending: string[] = [];
  let count = 0;
  const flush = async () => {
    if (pending.length === 0) return;
    const rows = `[${pending.join(',')}]`;
    await sql`insert into ${sql.table(table)} overriding system value
      select * from jsonb_populate_recordset(null::${sql.table(table)}, ${rows}::jsonb)`.execute(writing);
    count += pending.length;
    pending = [];
  };
  for (;;) {
    const line = await nextLine(dumped);
    if (line.startsWith('{')) {
      pending.push(line);
      if (pending.length >= rowsAtOnce) await flush();
      continue;
    }
    await flush();
    const [kind, name = '', value = ''] = strings(line);
    if (kind === 'end') return count;
    if (kind === 'table') table = name;
    if (kind === 'sequence') await sql`select setval(${name}::regclass, ${value}::bigint)`.execute(writing);
  }
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Rows are restored table by table, so the rows that they refer to may follow later; foreign keys are checked when they
 * are added again.
 */
async function withoutForeignKeys<Result>(writing: Writing, work: () => Promise<Result>): Promise<Result> {
  const { rows: keys } = await sql<ForeignKey>`
    select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(writing);
  for (const { table, name } of keys)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(writing);
  const result = await work();
  for (const { table, name, definition } of keys)
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(writing);
  return result;
}

async function nextLine(lines: AsyncIterator<string>): Promise<string> {
  const next = await lines.next();
  if (next.done) throw new Error('The dump of the settings is cut off.');
  return next.value;
}

function strings(line: string): string[] {
  const parsed: unknown = JSON.parse(line);
  if (!Array.isArray(parsed)) throw new Error('The dump of the settings has a line that cannot be read.');
  return parsed.map(String);
}
