import { type Kysely, sql } from 'kysely';

interface Invoices {
  readonly report?: { readonly invoices?: readonly { readonly clientId?: unknown }[] };
}

/**
 * A load can be undone as a whole. A file records who sent it and whose invoices it contains, so that a client's own
 * users see only their own.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table invoice_file drop constraint invoice_file_status_check`,
    sql`alter table invoice_file add constraint invoice_file_status_check
      check (status in ('loading', 'loaded', 'already_there', 'incomplete', 'refused', 'undoing', 'undone'))`,
    sql`alter table invoice_file
      add column uploaded_by integer references user_account on delete set null,
      add column client_ids integer[] not null default '{}'`,
    sql`create index invoice_file_load on invoice_file (load_id) where load_id is not null`,
  ];
  for (const statement of statements) await statement.execute(database);
  const files = await sql<{ id: number; summary: string }>`
    select id, summary from invoice_file where summary is not null`.execute(database);
  for (const { id, summary } of files.rows) {
    const clients = clientsIn(summary);
    if (clients.length > 0)
      await sql`update invoice_file set client_ids = ${clients}::integer[] where id = ${id}`.execute(database);
  }
}

function clientsIn(text: string): number[] {
  try {
    const summary: Invoices | null = JSON.parse(text);
    const ids = (summary?.report?.invoices ?? []).map(({ clientId }) => clientId);
    return ids.every((id): id is number => Number.isInteger(id)) ? [...new Set(ids)] : [];
  } catch {
    return [];
  }
}
