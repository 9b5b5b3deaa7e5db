import { type Kysely, sql } from 'kysely';

/** Layouts that a tenant has mapped on screen, by which files are recognised from then on. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table file_layout (
      id serial primary key,
      tenant_id integer not null references tenant on delete cascade,
      name text not null,
      carrier_id integer not null references carrier on delete cascade,
      mapping text not null,
      changed_at timestamptz not null
    )`,
    sql`create unique index file_layout_name on file_layout (tenant_id, lower(name))`,
  ];
  for (const statement of statements) await statement.execute(database);
}
