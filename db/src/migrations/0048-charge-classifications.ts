import { type Kysely, sql } from 'kysely';

/** How tenants classify charges that no rule recognises. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table charge_classification (
      id integer primary key generated always as identity,
      tenant_id integer not null references tenant on delete cascade,
      carrier_id integer not null,
      carrier_name text not null,
      description text,
      code text,
      valid_from date not null,
      family text not null,
      accessorial_group text,
      meaning text not null,
      status text not null check (status in ('applying', 'applied', 'undoing', 'undone', 'failed')),
      charges integer not null,
      packages integer not null,
      net_usd numeric(18, 2) not null,
      created_at timestamptz not null,
      created_by integer references user_account on delete set null
    )`,
    sql`create index charge_classification_of_tenant on charge_classification (tenant_id, carrier_id)`,
  ];
  for (const statement of statements) await statement.execute(database);
}
