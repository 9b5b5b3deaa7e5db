import type { Markup, MarkupInput } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { changesBetween } from '../../identity/audit/changes-between.ts';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import { checkConditions } from '../../intake/charge-rules/stored-conditions.ts';
import { assertReadableClient } from '../../organisation/accounts/assert-of-client.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { badRequest } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';
import { readableMarkup } from './read-markups.ts';

type Context = Pick<Services, 'settings' | 'clock'>;

/** @throws ProblemError 400 for invalid input. */
export async function createMarkup(
  { settings, clock }: Context,
  user: SignedInUser,
  { clientId, ...input }: MarkupInput & { readonly clientId: number },
): Promise<Markup> {
  await assertReadableClient(settings, user, clientId);
  await check(settings, input, clientId);
  return await settings.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('markup')
      .values({ client_id: clientId, ...columnsOf(input) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const after = await readableMarkup(transaction, user, id);
    await writeAudit(transaction, user, clock(), {
      action: 'markup.create',
      subject: { id, name: after.name },
      changes: changesBetween({}, audited(after)),
    });
    return after;
  });
}

/** @throws ProblemError 400 for invalid input, 404 for a markup that the user may not see. */
export async function updateMarkup(
  { settings, clock }: Context,
  user: SignedInUser,
  id: number,
  input: MarkupInput,
): Promise<Markup> {
  const before = await readableMarkup(settings, user, id);
  await check(settings, input, before.client.id, id);
  return await settings.transaction().execute(async (transaction) => {
    await transaction.updateTable('markup').set(columnsOf(input)).where('id', '=', id).execute();
    const after = await readableMarkup(transaction, user, id);
    await writeAudit(transaction, user, clock(), {
      action: 'markup.update',
      subject: { id, name: after.name },
      changes: changesBetween(audited(before), audited(after)),
    });
    return after;
  });
}

/** @throws ProblemError 400 while clients have it, 404 for a markup that the user may not see. */
export async function deleteMarkup({ settings, clock }: Context, user: SignedInUser, id: number): Promise<void> {
  const before = await readableMarkup(settings, user, id);
  await settings.transaction().execute(async (transaction) => {
    const held = await transaction
      .selectFrom('markup_assignment')
      .select('id')
      .where('markup_id', '=', id)
      .executeTakeFirst();
    if (held !== undefined) throw badRequest('This markup is assigned to clients. Delete the assignments first.');
    await transaction.deleteFrom('markup').where('id', '=', id).execute();
    await writeAudit(transaction, user, clock(), {
      action: 'markup.delete',
      subject: { id, name: before.name },
      changes: changesBetween(audited(before), {}),
    });
  });
}

const columnsOf = ({ name, lines }: MarkupInput) => ({ name, lines: JSON.stringify(lines) });

async function check(settings: Settings, input: MarkupInput, clientId: number, except?: number): Promise<void> {
  for (const { conditions } of input.lines) checkConditions(conditions);
  const taken = await settings
    .selectFrom('markup')
    .select('id')
    .where('client_id', '=', clientId)
    .where('name', '=', input.name)
    .executeTakeFirst();
  if (taken !== undefined && taken.id !== except) throw fieldProblem('name', 'is taken');
}

const audited = ({ client, name, lines }: Markup) => ({ client: client.name, name, lines });
