import type { ClaimDeadlines } from '@waybill/contract';
import type { ClaimDeadlineNoticeTable, Settings } from '@waybill/db';
import { earliestCarrierDay } from '@waybill/model';
import type { Selectable } from 'kysely';
import { findDeadlineReader } from './deadline-reader.ts';
import { permittedRecipients } from './deadline-recipients.ts';

type StoredNotice = Selectable<ClaimDeadlineNoticeTable>;

/** Until somebody saves something else: nothing, unless findings are assigned to them (`addOwnersOfFindings`). */
export const usualNotice = {
  weekday: 1,
  hour: 8,
  time_zone: 'UTC',
  whose: 'all',
  by_mail: false,
  in_portal: false,
  from_others: true,
  quiet_from: null,
  quiet_to: null,
  saved_at: null,
  unsubscribed_at: null,
} as const;

/** The user's settings, or the usual ones. */
export async function readNotice(settings: Settings, { userId }: { readonly userId: number }): Promise<ClaimDeadlines> {
  const stored = await settings
    .selectFrom('claim_deadline_notice')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const told = await settings
    .selectFrom('claim_deadline_reader')
    .select(['last_sent_on as day', 'told_expired as expired'])
    .where('user_id', '=', userId)
    .where('reader_id', '=', userId)
    .executeTakeFirst();
  const owner = await findDeadlineReader(settings, userId);
  const {
    saved_at: savedAt,
    unsubscribed_at: unsubscribedAt,
    ...notice
  } = stored ?? { ...usualNotice, user_id: userId };
  return {
    ...choicesOf(notice),
    saved: savedAt !== null,
    recipients: owner === undefined ? [] : await permittedRecipients(settings, owner),
    unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
    last: told?.day ? { day: told.day, expired: Number(told.expired) } : null,
  };
}

const choicesOf = (stored: Omit<StoredNotice, 'saved_at' | 'unsubscribed_at'>) => ({
  whose: stored.whose,
  byMail: stored.by_mail,
  inPortal: stored.in_portal,
  fromOthers: stored.from_others,
  weekday: stored.weekday,
  hour: stored.hour,
  timeZone: stored.time_zone,
  quietFrom: stored.quiet_from,
  quietTo: stored.quiet_to,
});

/** Lets a user's notices go to these people as well, from now on; those who have them already are left as they are. */
export async function addReaders(
  settings: Settings,
  userId: number,
  readers: readonly number[],
  now: Date,
): Promise<void> {
  const values = readers.map((reader_id) => ({
    user_id: userId,
    reader_id,
    since: now,
    expired_before: earliestCarrierDay(now),
  }));
  await settings
    .insertInto('claim_deadline_reader')
    .values(values)
    .onConflict((conflict) => conflict.columns(['user_id', 'reader_id']).doNothing())
    .execute();
}
