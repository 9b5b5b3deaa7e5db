import { clientCalls } from '@waybill/contract';
import type { Settings, Transaction } from '@waybill/db';
import { sql } from 'kysely';
import { readableIds } from '../../../identity/access/readable-ids.ts';
import { resource } from '../../../identity/resources/resource.ts';
import type { SignedInUser } from '../../../platform/http/signed-in-user.ts';
import { badRequest } from '../../../platform/problems.ts';
import { namedList, namedOrNull } from '../../../platform/tables/named-json.ts';
import { checkClientInput } from '../check-client-input.ts';

const children = namedList(
  sql`select child.id, child.name from client as child where child.parent_client_id = client.id`,
);

/** The administration of clients. Only a client to which nothing belongs is deleted, so that nothing loses its client. */
export const clients = resource({
  table: 'client',
  missing: 'There is no such client.',
  deleted: 'The client is deleted.',
  calls: clientCalls,
  rows: async (settings: Settings, user: SignedInUser) =>
    settings
      .selectFrom('client')
      .leftJoin('client as parent', 'parent.id', 'client.parent_client_id')
      .select([
        'client.id',
        'client.name',
        'client.code',
        'client.city',
        'client.state',
        'client.engage_date as engageDate',
        'parent.name as parentName',
        namedOrNull('parent.id', 'parent.name').as('parent'),
        children.as('children'),
        sql<number>`(select count(*)::integer from account where account.client_id = client.id)`.as('accounts'),
      ])
      .where('client.id', 'in', await readableIds(settings, user)),
  shown: (row) => row,
  searched: ['name', 'code', 'city', 'state', 'parentName'],
  nameOf: ({ name }) => name,
  audited: ({ name, code, city, state, engageDate, parent }) => ({
    name,
    code,
    city,
    state,
    engageDate,
    parent: parent?.name ?? null,
  }),
  check: (transaction, user, input, before) => checkClientInput(transaction, user, input, before?.id),
  checkDeletion: async (transaction, _user, { id }, { warehouse }) => {
    const loads = await warehouse.lastLoads(warehouse.dataVersion);
    // Locked, so that nothing can begin to belong to it meanwhile.
    await transaction.selectFrom('client').select('id').where('id', '=', id).forUpdate().execute();
    if (loads.some(({ clientId }) => clientId === id) || (await isReferenced(transaction, id)))
      throw badRequest(
        'This client has sub-clients, accounts, users, invoices or other entries. It cannot be deleted.',
      );
  },
  columns: ({ name, code, city, state, engageDate, parentClientId }) => ({
    name,
    code,
    city,
    state,
    engage_date: engageDate,
    parent_client_id: parentClientId,
  }),
  newColumns: (_input, { tenantId }) => ({ tenant_id: tenantId }),
});

/** Whether a row of any table names the client; the tables are asked of the database, so that none is forgotten. */
async function isReferenced(transaction: Transaction, clientId: number): Promise<boolean> {
  const { rows: references } = await sql<{ table: string; column: string }>`
    select relname as "table", attname as "column" from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'client'::regclass`.execute(transaction);
  const uses = references.map(
    ({ table, column }) => sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${clientId}`,
  );
  const { rows } = await sql<{ used: boolean }>`
    select exists (${sql.join(uses, sql` union all `)}) as used`.execute(transaction);
  return rows[0]?.used === true;
}
