import { audiences, belongsTo, type FileLayoutDetail, type FileMapping } from '@waybill/contract';
import type { Transaction } from '@waybill/db';
import { isBuiltInLayout, mappingProblems, type TenantCarrier } from '@waybill/invoices';
import { sql } from 'kysely';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import type { ResourceServices } from '../../identity/resources/resource.ts';
import { carrierNamed } from '../../organisation/carriers/carrier-named.ts';
import { carriers } from '../../organisation/carriers/endpoints/carriers.ts';
import { lockRow } from '../../platform/database/lock-row.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { badRequest } from '../../platform/problems.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';
import { administeredLayout } from './administered-layouts.ts';

type Context = ResourceServices;
/** What storing a layout needs. */
export type LayoutServices = Pick<Context, 'settings' | 'clock'>;

/** Whose layouts they are, and who changes them: a user, or the command on this machine. */
export interface LayoutAuthor {
  readonly tenantId: number;
  readonly userId: number | null;
}

/** Which of the tenant's carriers a mapping names; undefined for deliveries of any carrier. */
export type FindCarrier = (transaction: Transaction, mapping: FileMapping) => Promise<TenantCarrier | undefined>;

/**
 * Saves a mapping as a layout of the user's tenant. A carrier that is not known is created if the user may.
 * @throws ProblemError 400 with everything that is wrong with it, or if its name is taken.
 */
export const createLayout = (context: Context, user: SignedInUser, mapping: FileMapping): Promise<FileLayoutDetail> =>
  insertLayout(context, user, mapping, addingCarrier(context, user));

/** Changes or renames a layout. Throws as `createLayout` does, and 404 if there is none. */
export const updateLayout = (
  context: Context,
  user: SignedInUser,
  id: number,
  mapping: FileMapping,
): Promise<FileLayoutDetail> => changeLayout(context, user, { id, mapping }, addingCarrier(context, user));

/** Stores a new layout. Throws as `createLayout` does. */
export async function insertLayout(
  { settings, clock }: LayoutServices,
  author: LayoutAuthor,
  mapping: FileMapping,
  findCarrier: FindCarrier,
): Promise<FileLayoutDetail> {
  assertComplete(mapping);
  return await settings.transaction().execute(async (transaction) => {
    await assertNameFree(transaction, author.tenantId, mapping.name);
    const carrier = await findCarrier(transaction, mapping);
    const { id } = await transaction
      .insertInto('file_layout')
      .values({ tenant_id: author.tenantId, ...rowOf(mapping, carrier, clock()) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const subject = { id, name: mapping.name };
    await writeAudit(transaction, author, clock(), { action: 'file_layout.create', subject });
    return await administeredLayout(transaction, author.tenantId, id);
  });
}

/** Stores another mapping of a layout. Throws as `updateLayout` does. */
export async function changeLayout(
  { settings, clock }: LayoutServices,
  author: LayoutAuthor,
  { id, mapping }: { readonly id: number; readonly mapping: FileMapping },
  findCarrier: FindCarrier,
): Promise<FileLayoutDetail> {
  assertComplete(mapping);
  return await settings.transaction().execute(async (transaction) => {
    await assertNameFree(transaction, author.tenantId, mapping.name, id);
    const before = await administeredLayout(transaction, author.tenantId, id);
    const carrier = await findCarrier(transaction, mapping);
    const row = rowOf(mapping, carrier, clock());
    await transaction.updateTable('file_layout').set(row).where('id', '=', id).execute();
    // A layout saved by an older version may have a built-in name, whose files are not its own.
    if (mapping.name !== before.name && !isBuiltInLayout(before.name))
      await renameInFiles(transaction, author.tenantId, before.name, mapping.name);
    await writeAudit(transaction, author, clock(), {
      action: 'file_layout.update',
      subject: { id, name: mapping.name },
      changes: { mapping: { before: before.mapping, after: mapping } },
    });
    return await administeredLayout(transaction, author.tenantId, id);
  });
}

/** @throws ProblemError 404 if there is no such layout. */
export async function deleteLayout({ settings, clock }: Context, user: SignedInUser, id: number): Promise<void> {
  await settings.transaction().execute(async (transaction) => {
    await lockRow(transaction, 'file_layout', id);
    const { name, mapping } = await administeredLayout(transaction, user.tenantId, id);
    await transaction.deleteFrom('file_layout').where('id', '=', id).execute();
    const act = { action: 'file_layout.delete', subject: { id, name }, more: { mapping } };
    await writeAudit(transaction, user, clock(), act);
  });
}

/** Files are listed with the name of the layout that read them, and found by it. */
async function renameInFiles(transaction: Transaction, tenantId: number, before: string, after: string): Promise<void> {
  await transaction
    .updateTable('invoice_file')
    .set({ layout: after })
    .where('tenant_id', '=', tenantId)
    .where('layout', '=', before)
    .execute();
}

function assertComplete(mapping: FileMapping): void {
  const problems = mappingProblems(mapping);
  if (problems.length > 0)
    throw badRequest(problems.map(({ field, message }) => `${field}: ${message}`).join(' '), problems);
}

/** A carrier that is not known is added, if the user may. */
const addingCarrier =
  (context: Context, user: SignedInUser): FindCarrier =>
  async (transaction, { carrier: name }) => {
    if (name === null) return undefined;
    const known = await carrierNamed(transaction, user.tenantId, name);
    if (known !== undefined) return known;
    if (!belongsTo(audiences.newCarriers, user))
      throw fieldProblem('carrier', 'is not known, and you may not add carriers');
    return await carriers.add(transaction, user, { name }, context);
  };

const rowOf = (mapping: FileMapping, carrier: TenantCarrier | undefined, changedAt: Date) => ({
  name: mapping.name,
  carrier_id: isOfDeliveries(mapping) ? null : (carrier?.id ?? null),
  delivery_carrier_id: isOfDeliveries(mapping) ? (carrier?.id ?? null) : null,
  mapping: JSON.stringify({ ...mapping, carrier: carrier?.name ?? null }),
  changed_at: changedAt,
});

const isOfDeliveries = ({ format }: FileMapping): boolean => format === 'waybill delivery mapping 1';

/** Other writers of layouts wait from here on: two names that differ in case only cannot both be free. */
async function assertNameFree(
  transaction: Transaction,
  tenantId: number,
  name: string,
  except?: number,
): Promise<void> {
  await sql`lock table file_layout in share row exclusive mode`.execute(transaction);
  const taken = await transaction
    .selectFrom('file_layout')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where((where) => where(where.fn<string>('lower', ['name']), '=', name.toLowerCase()))
    .executeTakeFirst();
  if (taken !== undefined && taken.id !== except) throw fieldProblem('name', 'is taken');
  if (isBuiltInLayout(name)) throw fieldProblem('name', 'is the name of a built-in layout');
}
