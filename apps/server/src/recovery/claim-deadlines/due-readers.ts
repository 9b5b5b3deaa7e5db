import type { ClaimDeadlineNoticeTable, Settings } from '@waybill/db';
import type { Selectable } from 'kysely';
import { dueDay, isQuiet } from './notice-times.ts';

type Notice = Pick<
  Selectable<ClaimDeadlineNoticeTable>,
  'user_id' | 'whose' | 'by_mail' | 'in_portal' | 'weekday' | 'hour' | 'time_zone'
>;

/** Somebody to whom a user's notice is due. */
export interface DueReader {
  readonly readerId: number;
  /** The day of the notice, in the time zone of the user whose it is. */
  readonly day: string;
  /** All that expired before this day has been reported. */
  readonly expiredBefore: string;
}

/** A notice that is due, and to whom. */
export interface DueNotice {
  readonly notice: Notice;
  readonly readers: readonly DueReader[];
}

/**
 * The notices that are due at a moment. Left out are readers in their own quiet hours, whose turn comes when these end,
 * and those who want nothing from colleagues.
 */
export async function dueNotices(settings: Settings, now: Date): Promise<DueNotice[]> {
  const rows = await settings
    .selectFrom('claim_deadline_reader as reader')
    .innerJoin('claim_deadline_notice as notice', 'notice.user_id', 'reader.user_id')
    .leftJoin('claim_deadline_notice as theirs', 'theirs.user_id', 'reader.reader_id')
    .select(['reader.reader_id as readerId', 'reader.since', 'reader.last_sent_on as lastSentOn'])
    .select(['reader.expired_before as expiredBefore', 'reader.taken_until as takenUntil'])
    .select(['notice.user_id', 'notice.whose', 'notice.by_mail', 'notice.in_portal'])
    .select(['notice.weekday', 'notice.hour', 'notice.time_zone'])
    .select(['theirs.from_others as fromOthers', 'theirs.time_zone as theirTimeZone'])
    .select(['theirs.quiet_from as quietFrom', 'theirs.quiet_to as quietTo'])
    .where(({ or, eb }) => or([eb('notice.by_mail', '=', true), eb('notice.in_portal', '=', true)]))
    .orderBy('notice.user_id')
    .orderBy('reader.reader_id')
    .execute();
  const due = rows.flatMap((row) => {
    if (row.readerId !== row.user_id && row.fromOthers === false) return [];
    if (row.takenUntil !== null && row.takenUntil > now) return [];
    const quiet = { quietFrom: row.quietFrom, quietTo: row.quietTo, timeZone: row.theirTimeZone ?? 'UTC' };
    const day = dueDay({ ...row, timeZone: row.time_zone }, row, now);
    return day === null || isQuiet(quiet, now) ? [] : [{ row, day }];
  });
  return [...Map.groupBy(due, ({ row }) => row.user_id).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const readers = group.map(({ row: { readerId, expiredBefore }, day }) => ({ readerId, day, expiredBefore }));
    return [{ notice: first.row, readers }];
  });
}

/** How long a server may take to tell one reader; then another one tries. */
const leaseMilliseconds = 900_000;

/** Whether this server is the one that tells the reader now. */
export async function takeReader(
  settings: Settings,
  userId: number,
  { readerId, day }: DueReader,
  now: Date,
): Promise<boolean> {
  const taken = await settings
    .updateTable('claim_deadline_reader')
    .set({ taken_until: new Date(now.getTime() + leaseMilliseconds) })
    .where('user_id', '=', userId)
    .where('reader_id', '=', readerId)
    .where(({ or, eb }) => or([eb('last_sent_on', 'is', null), eb('last_sent_on', '<', day)]))
    .where(({ or, eb }) => or([eb('taken_until', 'is', null), eb('taken_until', '<=', now)]))
    .returning('reader_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Records that a reader has been told, and what of it had expired, so that it is not said again. */
export async function settleReader(
  settings: Settings,
  userId: number,
  { readerId, day }: DueReader,
  told: { readonly expiredBefore: string; readonly expired: string },
): Promise<void> {
  await settings
    .updateTable('claim_deadline_reader')
    .set({ last_sent_on: day, expired_before: told.expiredBefore, told_expired: told.expired, taken_until: null })
    .where('user_id', '=', userId)
    .where('reader_id', '=', readerId)
    .execute();
}
