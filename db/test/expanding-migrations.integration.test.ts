import { freshDatabase } from '@waybill/testkit';
import { type Kysely, sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { migrateTo } from '../src/migrate.ts';
import { expandingMigrations, migrations } from '../src/migrations/index.ts';
import { connectSettings } from '../src/open-settings.ts';

interface Column {
  readonly place: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly hasDefault: boolean;
}

/** Every column, with what a writer that does not know it must do about it. */
async function columnsOf(database: Kysely<unknown>): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`select table_name || '.' || column_name as place, udt_name as type,
      is_nullable = 'YES' as nullable, column_default is not null or is_identity = 'YES' as "hasDefault"
    from information_schema.columns where table_schema = current_schema() order by 1`.execute(database);
  return rows;
}

/** Every rule that rows must keep, by the table and its words. */
async function rulesOf(database: Kysely<unknown>): Promise<readonly { table: string; rule: string }[]> {
  const { rows } = await sql<{ table: string; rule: string }>`
    select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as rule from pg_constraint
      where connamespace = current_schema()::regnamespace and conrelid <> 0
        and conname not in (${sql.join([...widened])})
    union all
    select tablename, indexdef from pg_indexes where schemaname = current_schema() and indexdef like '%UNIQUE%'
      and indexname not in (${sql.join([...aboutNewRows])})
      and not exists (select from pg_constraint where conname = indexname)
    order by 1, 2`.execute(database);
  return rows;
}

/**
 * Columns that may be empty since a migration: the version before joins another table by them, so it does not see the
 * rows without a value.
 */
const mayBecomeEmpty: ReadonlySet<string> = new Set(['file_layout.carrier_id']);

/** Constraints that have been replaced by ones that allow more: the version before writes nothing that they refuse. */
const widened: ReadonlySet<string> = new Set([
  'ftp_location_port_check',
  'ftp_location_protocol_check',
  'report_format_check',
  'report_schedule_format_check',
]);

/** Indexes that only concern rows of a kind that the version before cannot write. */
const aboutNewRows: ReadonlySet<string> = new Set(['ftp_location_received_address']);

describe('a migration that is said to expand only', async () => {
  const { location, drop } = await freshDatabase();
  afterAll(drop);
  const settings = (await connectSettings(location)) as unknown as Kysely<unknown>;
  afterAll(() => settings.destroy());
  const names = Object.keys(migrations);

  it.each(expandingMigrations.map((name) => [name]))(
    '%s takes nothing from the version before, and asks nothing of it',
    async (name) => {
      await migrateTo(settings, names.slice(0, names.indexOf(name)));
      const [columns, rules] = [await columnsOf(settings), await rulesOf(settings)];
      await migrateTo(settings, names.slice(0, names.indexOf(name) + 1));
      const [columnsAfter, rulesAfter] = [await columnsOf(settings), await rulesOf(settings)];

      const nullableAfter = new Set(columnsAfter.filter(({ nullable }) => nullable).map(({ place }) => place));
      const kept = columns.map((column) =>
        mayBecomeEmpty.has(column.place) && nullableAfter.has(column.place) ? { ...column, nullable: true } : column,
      );
      expect(columnsAfter).toEqual(expect.arrayContaining(kept));
      const tables = new Set(columns.map(({ place }) => place.split('.')[0]));
      const known = new Set(columns.map(({ place }) => place));
      const toBeFilled = columnsAfter.filter(
        ({ place, nullable, hasDefault }) =>
          tables.has(place.split('.')[0]) && !known.has(place) && !nullable && !hasDefault,
      );
      expect(toBeFilled).toEqual([]);
      const before = new Set(rules.map(({ table, rule }) => `${table} ${rule}`));
      const newRules = rulesAfter.filter(({ table, rule }) => tables.has(table) && !before.has(`${table} ${rule}`));
      // A new column may refer to something, and may have rules of its own; PostgreSQL 18 counts NOT NULL among them.
      const newColumns = columnsAfter.filter(({ place }) => !known.has(place)).map(({ place }) => place);
      const ofNewColumns = newRules.filter(({ table, rule }) =>
        newColumns
          .map((place) => place.slice(table.length + 1))
          .some(
            (column) =>
              [`FOREIGN KEY (${column})`, `CHECK ((${column} `, `NOT NULL ${column}`].some((start) =>
                rule.startsWith(start),
              ) || // The version before leaves the column empty, and empty values are never equal.
              (rule.startsWith('CREATE UNIQUE INDEX') && rule.endsWith(`, ${column})`)),
          ),
      );
      expect(newRules).toEqual(ofNewColumns);
    },
  );

  it('is one of this version', () => {
    expect(names).toEqual(expect.arrayContaining([...expandingMigrations]));
  });
});
