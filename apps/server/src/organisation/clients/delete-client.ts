import type { Settings } from '@waybill/db';
import { sql } from 'kysely';
import { changesBetween } from '../../identity/audit/changes-between.ts';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { badRequest } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { administeredClient } from './administered-clients.ts';
import { auditedClient } from './save-client.ts';

/**
 * Deletes a client to which nothing belongs, so that no invoice, number or file loses its client.
 * @throws ProblemError 400 if anything belongs to it, 404 for a client that the administrator may not read.
 */
export async function deleteClient(
  { settings, clock, warehouse }: Pick<Services, 'settings' | 'clock' | 'warehouse'>,
  administrator: SignedInUser,
  clientId: number,
): Promise<void> {
  const before = await administeredClient(settings, administrator, clientId);
  const loads = await warehouse.lastLoads(warehouse.dataVersion);
  await settings.transaction().execute(async (transaction) => {
    // Locked, so that nothing can begin to belong to it meanwhile.
    await transaction.selectFrom('client').select('id').where('id', '=', clientId).forUpdate().execute();
    if (loads.some((load) => load.clientId === clientId) || (await isReferenced(transaction, clientId)))
      throw badRequest(
        'This client has sub-clients, accounts, users, invoices or other entries. It cannot be deleted.',
      );
    await transaction.deleteFrom('client').where('id', '=', clientId).execute();
    await writeAudit(transaction, administrator, clock(), {
      action: 'client.delete',
      subject: { id: clientId, name: before.name },
      changes: changesBetween(auditedClient(before), {}),
    });
  });
}

/** Whether a row of any table names the client; the tables are asked of the database, so that none is forgotten. */
async function isReferenced(settings: Settings, clientId: number): Promise<boolean> {
  const { rows: references } = await sql<{ table: string; column: string }>`
    select relname as "table", attname as "column" from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'client'::regclass`.execute(settings);
  const uses = references.map(
    ({ table, column }) => sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${clientId}`,
  );
  const { rows } = await sql<{ used: boolean }>`
    select exists (${sql.join(uses, sql` union all `)}) as used`.execute(settings);
  return rows[0]?.used === true;
}
