import { carrierCalls } from '@waybill/contract';
import type { Transaction } from '@waybill/db';
import { firstFreightCarrierId } from '@waybill/model';
import { sql } from 'kysely';
import { resource } from '../../../identity/resources/resource.ts';
import { fieldProblem } from '../../../platform/tables/field-problem.ts';
import { carriersOf } from '../carriers-of.ts';

/**
 * The carriers that a tenant sees. It adds freight carriers of its own; those of all tenants are built in. They and
 * those that have accounts keep their names.
 */
export const carriers = resource({
  table: 'carrier',
  missing: 'There is no such carrier.',
  deleted: 'The carrier is deleted.',
  calls: carrierCalls,
  isKept: true,
  rows: async (settings, { tenantId }) => {
    const accounts = sql<number>`(select count(*)::integer from account join client on client.id = account.client_id
      where account.carrier_id = carrier.id and client.tenant_id = ${tenantId})`;
    return carriersOf(settings, tenantId).select([
      'carrier.id',
      'carrier.name',
      accounts.as('accounts'),
      sql<boolean>`carrier.tenant_id is null or ${accounts} > 0`.as('fixed'),
    ]);
  },
  shown: (row) => row,
  searched: ['name'],
  nameOf: ({ name }) => name,
  audited: ({ name }) => ({ name }),
  check: async (transaction, { tenantId }, { name }, before) => {
    if (before?.fixed) throw fieldProblem('name', 'cannot be changed: figures and invoices use it');
    await assertNameFree(transaction, tenantId, name, before?.id);
  },
  columns: ({ name }) => ({ name }),
  newColumns: async (_input, { tenantId }, transaction) => {
    const { last } = await transaction
      .selectFrom('carrier')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    return { id: Math.max(firstFreightCarrierId, (last ?? 0) + 1), tenant_id: tenantId };
  },
});

/** Other writers of carriers wait from here on, so that two names that differ only in case cannot both be added. */
async function assertNameFree(
  transaction: Transaction,
  tenantId: number,
  name: string,
  except?: number,
): Promise<void> {
  await sql`lock table carrier in share row exclusive mode`.execute(transaction);
  const taken = await carriersOf(transaction, tenantId)
    .select('id')
    .where((where) => where(where.fn<string>('lower', ['name']), '=', name.toLowerCase()))
    .executeTakeFirst();
  if (taken !== undefined && taken.id !== except) throw fieldProblem('name', 'is taken');
}
