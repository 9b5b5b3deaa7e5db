import type { ScheduleRecipient } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { sql } from 'kysely';
import { type DeadlineReader, findDeadlineReader, seesAllOf } from './deadline-reader.ts';

const people = (settings: Settings, { user }: DeadlineReader) =>
  settings
    .selectFrom('user_account')
    .select(['user_account.id', 'user_account.email'])
    .select(sql<string>`trim(user_account.first_name || ' ' || user_account.last_name)`.as('name'))
    .where('user_account.activated', '=', true)
    .where('user_account.tenant_id', '=', user.tenantId)
    .where('user_account.id', '<>', user.userId);

/**
 * The colleagues who may be told what a user is told: those in the same tenant who can see these findings themselves.
 * Client users are not offered internal users.
 */
export async function possibleRecipients(settings: Settings, owner: DeadlineReader): Promise<ScheduleRecipient[]> {
  const colleagues = await people(settings, owner)
    .$if(!owner.user.internal, (all) => all.where('user_account.internal', '=', false))
    .orderBy('name')
    .execute();
  return await permitted(settings, owner, colleagues);
}

/** The colleagues whom a user has named and who may see the findings now. */
export async function permittedRecipients(settings: Settings, owner: DeadlineReader): Promise<ScheduleRecipient[]> {
  const named = await people(settings, owner)
    .innerJoin('claim_deadline_reader as named', 'named.reader_id', 'user_account.id')
    .where('named.user_id', '=', owner.user.userId)
    .orderBy('name')
    .execute();
  return await permitted(settings, owner, named);
}

async function permitted(
  settings: Settings,
  owner: DeadlineReader,
  colleagues: readonly ScheduleRecipient[],
): Promise<ScheduleRecipient[]> {
  const kept: ScheduleRecipient[] = [];
  for (const colleague of colleagues) {
    const reader = await findDeadlineReader(settings, colleague.id);
    if (reader !== undefined && seesAllOf(reader, owner)) kept.push(colleague);
  }
  return kept;
}
