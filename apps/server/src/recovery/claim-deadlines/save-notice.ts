import type { ClaimDeadlines, saveClaimDeadlines } from '@waybill/contract';
import { lockUser, type Settings, type Transaction } from '@waybill/db';
import type { z } from 'zod';
import { changesBetween } from '../../identity/audit/changes-between.ts';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { badRequest } from '../../platform/problems.ts';
import { addReaders, readNotice } from './deadline-notices.ts';
import { findDeadlineReader } from './deadline-reader.ts';
import { possibleRecipients } from './deadline-recipients.ts';

type Wanted = z.output<NonNullable<typeof saveClaimDeadlines.body>>;

/**
 * Saves the user's settings. Notices that were due before the times were changed are not made up for.
 * @throws ProblemError 400 for recipients who may not see the findings.
 */
export async function saveNotice(
  settings: Settings,
  user: SignedInUser,
  wanted: Wanted,
  now: Date,
): Promise<ClaimDeadlines> {
  await checkRecipients(settings, user, wanted.recipientIds);
  await settings.transaction().execute(async (transaction) => {
    await lockUser(transaction, user.userId);
    const before = await readNotice(transaction, user);
    await storeNotice(transaction, user.userId, wanted, now);
    const after = await readNotice(transaction, user);
    const movesTimes = (['weekday', 'hour', 'timeZone'] as const).some((name) => before[name] !== after[name]);
    if (!before.saved || movesTimes)
      await transaction
        .updateTable('claim_deadline_reader')
        .set({ since: now })
        .where('user_id', '=', user.userId)
        .execute();
    await writeAudit(transaction, user, now, {
      action: 'claim_deadlines.save',
      subject: { id: user.userId, name: user.login },
      changes: changesBetween(audited(before), audited(after)),
    });
  });
  return await readNotice(settings, user);
}

async function checkRecipients(settings: Settings, { userId }: SignedInUser, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const owner = await findDeadlineReader(settings, userId);
  const possible = new Set((owner === undefined ? [] : await possibleRecipients(settings, owner)).map(({ id }) => id));
  if (ids.every((id) => possible.has(id))) return;
  const message = 'One of the recipients does not have access to these findings. Choose from the colleagues offered.';
  throw badRequest(message, [{ field: 'recipientIds', message }]);
}

async function storeNotice(transaction: Transaction, userId: number, wanted: Wanted, now: Date): Promise<void> {
  const values = {
    whose: wanted.whose,
    by_mail: wanted.byMail,
    in_portal: wanted.inPortal,
    from_others: wanted.fromOthers,
    weekday: wanted.weekday,
    hour: wanted.hour,
    time_zone: wanted.timeZone,
    quiet_from: wanted.quietFrom,
    quiet_to: wanted.quietTo,
    saved_at: now,
    unsubscribed_at: null,
  };
  await transaction
    .insertInto('claim_deadline_notice')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  const readers = [...new Set([userId, ...wanted.recipientIds])];
  await transaction
    .deleteFrom('claim_deadline_reader')
    .where('user_id', '=', userId)
    .where('reader_id', 'not in', readers)
    .execute();
  await addReaders(transaction, userId, readers, now);
}

const audited = ({ recipients, saved: _, unsubscribedAt: __, last: ___, ...choices }: ClaimDeadlines) => ({
  ...choices,
  recipients: recipients.map(({ email }) => email),
});
