import type { AdministeredCarrier } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { firstFreightCarrierId } from '@waybill/model';
import { sql } from 'kysely';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';
import { administeredCarrier } from './administered-carriers.ts';
import { carriersOf } from './carriers-of.ts';

type Context = Pick<Services, 'settings' | 'clock'>;

/**
 * Creates a freight carrier for the administrator's tenant; carriers of all tenants are built in. @throws ProblemError
 * 400 when the name is taken.
 */
export async function createCarrier(
  { settings, clock }: Context,
  administrator: SignedInUser,
  name: string,
): Promise<AdministeredCarrier> {
  return await settings.transaction().execute(async (transaction) => {
    const { tenantId } = administrator;
    await assertNameFree(transaction, tenantId, name);
    const { last } = await transaction
      .selectFrom('carrier')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    const id = Math.max(firstFreightCarrierId, (last ?? 0) + 1);
    await transaction.insertInto('carrier').values({ id, tenant_id: tenantId, name }).execute();
    await writeAudit(transaction, administrator, clock(), {
      action: 'carrier.create',
      subject: { id, name },
      changes: { name: { before: null, after: name } },
    });
    return await administeredCarrier(transaction, tenantId, id);
  });
}

/** @throws ProblemError 400 when the name is taken or cannot change, 404 when there is no such carrier. */
export async function updateCarrier(
  { settings, clock }: Context,
  administrator: SignedInUser,
  carrierId: number,
  name: string,
): Promise<AdministeredCarrier> {
  const { tenantId } = administrator;
  const before = await administeredCarrier(settings, tenantId, carrierId);
  if (before.fixed) throw fieldProblem('name', 'cannot be changed: figures and invoices use it');
  return await settings.transaction().execute(async (transaction) => {
    await assertNameFree(transaction, tenantId, name, carrierId);
    await transaction.updateTable('carrier').set({ name }).where('id', '=', carrierId).execute();
    await writeAudit(transaction, administrator, clock(), {
      action: 'carrier.update',
      subject: { id: carrierId, name },
      changes: { name: { before: before.name, after: name } },
    });
    return await administeredCarrier(transaction, tenantId, carrierId);
  });
}

/** Other writers of carriers wait from here on, so that two names that differ only in case cannot both be added. */
async function assertNameFree(settings: Settings, tenantId: number, name: string, except?: number): Promise<void> {
  await sql`lock table carrier in share row exclusive mode`.execute(settings);
  const taken = await carriersOf(settings, tenantId)
    .select('id')
    .where((where) => where(where.fn<string>('lower', ['name']), '=', name.toLowerCase()))
    .executeTakeFirst();
  if (taken !== undefined && taken.id !== except) throw fieldProblem('name', 'is taken');
}
