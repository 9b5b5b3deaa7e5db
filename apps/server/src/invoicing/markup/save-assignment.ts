import type { MarkupAssignment, MarkupAssignmentInput } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { sql } from 'kysely';
import { changesBetween } from '../../identity/audit/changes-between.ts';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import { assertReadableClient } from '../../organisation/accounts/assert-of-client.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';
import { readableAssignment } from './read-assignments.ts';

type Context = Pick<Services, 'settings' | 'clock'>;

/** @throws ProblemError 400 for invalid input, and for days on which the client has another markup. */
export async function createAssignment(
  { settings, clock }: Context,
  user: SignedInUser,
  input: MarkupAssignmentInput,
): Promise<MarkupAssignment> {
  await assertReadableClient(settings, user, input.clientId);
  return await settings.transaction().execute(async (transaction) => {
    await check(transaction, input);
    const { id } = await transaction
      .insertInto('markup_assignment')
      .values(columnsOf(input))
      .returning('id')
      .executeTakeFirstOrThrow();
    const after = await readableAssignment(transaction, user, id);
    await writeAudit(transaction, user, clock(), {
      action: 'markup_assignment.create',
      subject: { id, name: after.client.name },
      changes: changesBetween({}, audited(after)),
    });
    return after;
  });
}

/** @throws ProblemError 400 for invalid input, 404 for an assignment that the user may not see. */
export async function updateAssignment(
  { settings, clock }: Context,
  user: SignedInUser,
  id: number,
  input: MarkupAssignmentInput,
): Promise<MarkupAssignment> {
  const before = await readableAssignment(settings, user, id);
  await assertReadableClient(settings, user, input.clientId);
  return await settings.transaction().execute(async (transaction) => {
    await check(transaction, input, id);
    await transaction.updateTable('markup_assignment').set(columnsOf(input)).where('id', '=', id).execute();
    const after = await readableAssignment(transaction, user, id);
    await writeAudit(transaction, user, clock(), {
      action: 'markup_assignment.update',
      subject: { id, name: after.client.name },
      changes: changesBetween(audited(before), audited(after)),
    });
    return after;
  });
}

/** @throws ProblemError 404 for an assignment that the user may not see. */
export async function deleteAssignment({ settings, clock }: Context, user: SignedInUser, id: number): Promise<void> {
  const before = await readableAssignment(settings, user, id);
  await settings.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('markup_assignment').where('id', '=', id).execute();
    await writeAudit(transaction, user, clock(), {
      action: 'markup_assignment.delete',
      subject: { id, name: before.client.name },
      changes: changesBetween(audited(before), {}),
    });
  });
}

const columnsOf = ({ clientId, markupId, from, to }: MarkupAssignmentInput) => ({
  client_id: clientId,
  markup_id: markupId,
  from_date: from,
  to_date: to,
});

async function check(settings: Settings, input: MarkupAssignmentInput, except = 0): Promise<void> {
  const { clientId, markupId, from, to } = input;
  if (to !== null && to < from) throw fieldProblem('to', 'must not be before from');
  // Locks the client's row, so that two simultaneous requests cannot assign the same days.
  const client = await settings
    .selectFrom('client')
    .select(['id', 'parent_client_id'])
    .where('id', '=', clientId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const markup = await settings.selectFrom('markup').select('client_id').where('id', '=', markupId).executeTakeFirst();
  if (markup === undefined || ![client.id, client.parent_client_id].includes(markup.client_id)) {
    throw fieldProblem('markupId', 'must be one of the client or of its parent');
  }
  const overlapping = await settings
    .selectFrom('markup_assignment')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '<>', except)
    .where(sql<boolean>`(to_date is null or to_date >= ${from}::date)`)
    .$if(to !== null, (others) => others.where('from_date', '<=', to ?? ''))
    .executeTakeFirst();
  if (overlapping !== undefined) throw fieldProblem('from', 'overlaps the days of another markup of this client');
}

const audited = ({ client, markup, from, to }: MarkupAssignment) => ({
  client: client.name,
  markup: markup.name,
  from,
  to,
});
