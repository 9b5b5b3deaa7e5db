import { type GlCode, type GlCodeInput, mostGlCodesOfClient } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { changesBetween } from '../../identity/audit/changes-between.ts';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import { checkConditions, storedConditions } from '../../intake/charge-rules/stored-conditions.ts';
import { assertReadableClient } from '../../organisation/accounts/assert-of-client.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';
import { readableGlCode } from './read-gl-codes.ts';

type Context = Pick<Services, 'settings' | 'clock'>;

const columnsOf = ({ code, name, position, conditions }: GlCodeInput) => ({
  code,
  name,
  position,
  conditions: storedConditions(conditions),
});

/** @throws ProblemError 400 for invalid input, and if the client has reached the limit of codes. */
export async function createGlCode(
  { settings, clock }: Context,
  user: SignedInUser,
  { clientId, ...input }: GlCodeInput & { readonly clientId: number },
): Promise<GlCode> {
  await assertReadableClient(settings, user, clientId);
  checkConditions(input.conditions);
  return await settings.transaction().execute(async (transaction) => {
    await assertRoom(transaction, clientId);
    const { id } = await transaction
      .insertInto('gl_code')
      .values({ client_id: clientId, ...columnsOf(input) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const after = await readableGlCode(transaction, user, id);
    await writeAudit(transaction, user, clock(), {
      action: 'gl_code.create',
      subject: { id, name: after.code },
      changes: changesBetween({}, audited(after)),
    });
    return after;
  });
}

/** @throws ProblemError 400 for invalid input, 404 for a code that the user may not see. */
export async function updateGlCode(
  { settings, clock }: Context,
  user: SignedInUser,
  id: number,
  input: GlCodeInput,
): Promise<GlCode> {
  const before = await readableGlCode(settings, user, id);
  checkConditions(input.conditions);
  return await settings.transaction().execute(async (transaction) => {
    await transaction.updateTable('gl_code').set(columnsOf(input)).where('id', '=', id).execute();
    const after = await readableGlCode(transaction, user, id);
    await writeAudit(transaction, user, clock(), {
      action: 'gl_code.update',
      subject: { id, name: after.code },
      changes: changesBetween(audited(before), audited(after)),
    });
    return after;
  });
}

/** @throws ProblemError 404 for a code that the user may not see. */
export async function deleteGlCode({ settings, clock }: Context, user: SignedInUser, id: number): Promise<void> {
  const before = await readableGlCode(settings, user, id);
  await settings.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('gl_code').where('id', '=', id).execute();
    await writeAudit(transaction, user, clock(), {
      action: 'gl_code.delete',
      subject: { id, name: before.code },
      changes: changesBetween(audited(before), {}),
    });
  });
}

/** Locks the client's row, so that two simultaneous requests cannot both take the last free slot. */
async function assertRoom(settings: Settings, clientId: number): Promise<void> {
  await settings.selectFrom('client').select('id').where('id', '=', clientId).forUpdate().execute();
  const { count } = await settings
    .selectFrom('gl_code')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostGlCodesOfClient) {
    throw fieldProblem('clientId', `already has ${mostGlCodesOfClient} GL codes: delete one first`);
  }
}

const audited = ({ client, code, name, position, conditions }: GlCode) => ({
  client: client.name,
  code,
  name,
  position,
  conditions,
});
