import { decimalOf } from '@waybill/model';
import { unsubscribeAddress } from '../../identity/mail-links/unsubscribe.ts';
import { notify } from '../../live/notifications/notify.ts';
import { languageOfUser } from '../../platform/language-of-user.ts';
import { textsFor } from '../../platform/mail/texts-for.ts';
import type { Services } from '../../platform/services.ts';
import { deadlineFindings, deadlineRange } from './deadline-findings.ts';
import { type Digest, deadlineMail, pathOf, saysSomething } from './deadline-mail.ts';
import { deadlineMails } from './deadline-mails.ts';
import { type DeadlineReader, findDeadlineReader, seesAllOf } from './deadline-reader.ts';
import { type DeadlineTally, tallyDeadlines } from './deadline-tally.ts';
import { type DueNotice, type DueReader, dueNotices, settleReader, takeReader } from './due-readers.ts';
import { addOwnersOfFindings } from './owners-of-findings.ts';

/** What telling of deadlines needs from the app. */
export type DeadlineServices = Pick<
  Services,
  'settings' | 'warehouse' | 'files' | 'clock' | 'mailer' | 'publicUrl' | 'jwtSecret'
>;

/**
 * Tells everybody to whom it is due what must be claimed within the coming days, and what has expired unclaimed since
 * they were last told: by mail and in the portal, each as they chose. A reader whom it cannot reach does not hold up
 * others, and is tried again.
 */
export async function tellOfDeadlines(services: DeadlineServices): Promise<void> {
  await addOwnersOfFindings(services.settings, services.clock());
  const failures: unknown[] = [];
  for (const due of await dueNotices(services.settings, services.clock())) {
    failures.push(...(await tellAll(services, due).catch((error: unknown) => [error])));
  }
  if (failures.length > 0) throw failures[0];
}

/** Returns why readers could not be told. */
async function tellAll(services: DeadlineServices, due: DueNotice): Promise<unknown[]> {
  const owner = await findDeadlineReader(services.settings, due.notice.user_id);
  if (owner === undefined) return [];
  const digestSince = digests(services, due, owner);
  const failures: unknown[] = [];
  for (const reader of due.readers) {
    try {
      await tell(services, due, owner, reader, digestSince);
    } catch (error) {
      failures.push(error);
    }
  }
  return failures;
}

type DigestSince = (expiredFrom: string) => Promise<Digest & { readonly today: string }>;

/** The user's digests, which differ between readers by what they have been told; read when the first one is needed. */
function digests(services: DeadlineServices, { notice }: DueNotice, owner: DeadlineReader): DigestSince {
  const question = { ...owner, userId: owner.user.userId, whose: notice.whose };
  let findings: ReturnType<typeof deadlineFindings> | undefined;
  let expiring: Promise<DeadlineTally> | undefined;
  return async (expiredFrom) => {
    findings ??= deadlineFindings(services, question);
    const { today, expiring: readExpiring, expired } = await findings;
    expiring ??= readExpiring().then(tallyDeadlines);
    return {
      today,
      expiring: await expiring,
      expired: tallyDeadlines(await expired(expiredFrom)),
      expiredFrom,
      whose: notice.whose,
      range: deadlineRange(services.clock()),
    };
  };
}

async function tell(
  services: DeadlineServices,
  { notice }: DueNotice,
  owner: DeadlineReader,
  reader: DueReader,
  digestSince: DigestSince,
): Promise<void> {
  const { settings, clock } = services;
  const isOwn = reader.readerId === notice.user_id;
  const recipient = isOwn ? owner : await findDeadlineReader(settings, reader.readerId);
  if (recipient === undefined || !seesAllOf(recipient, owner)) return;
  if (!(await takeReader(settings, notice.user_id, reader, clock()))) return;
  const digest = await digestSince(reader.expiredBefore);
  if (notice.in_portal) await showInPortal(services, notice.user_id, reader, digest);
  if (notice.by_mail && saysSomething(digest)) await mail(services, notice.user_id, reader, digest);
  await settleReader(settings, notice.user_id, reader, {
    expiredBefore: digest.today,
    expired: decimalOf(digest.expired.cents),
  });
}

async function showInPortal(
  { settings }: DeadlineServices,
  userId: number,
  { readerId, day }: DueReader,
  { expiring, expired, expiredFrom, range }: Digest,
): Promise<void> {
  const mark = `${userId} ${day}`;
  const values = ({ cents, packages }: DeadlineTally) => ({ amount: cents / 100, count: packages });
  if (expiring.lastDay !== null)
    await notify(settings, [readerId], {
      kind: 'claims_expiring',
      values: { ...values(expiring), day: expiring.lastDay },
      link: pathOf(range),
      onlyOnce: `claims expiring ${mark}`,
    });
  if (expired.packages > 0)
    await notify(settings, [readerId], {
      kind: 'claims_expired',
      values: { ...values(expired), day: expiredFrom },
      onlyOnce: `claims expired ${mark}`,
    });
}

async function mail(
  { settings, mailer, publicUrl, jwtSecret }: DeadlineServices,
  userId: number,
  { readerId }: DueReader,
  digest: Digest,
): Promise<void> {
  const people = await settings
    .selectFrom('user_account')
    .select(['id', 'email', 'first_name as firstName', 'last_name as lastName'])
    .where('id', 'in', [userId, readerId])
    .execute();
  const reader = people.find(({ id }) => id === readerId);
  const owner = people.find(({ id }) => id === userId);
  if (reader === undefined || owner === undefined) return;
  const isOwn = readerId === userId;
  const unsubscription = { userId: readerId, kind: isOwn ? 'own' : 'shared' } as const;
  await mailer.send(
    deadlineMail(
      digest,
      {
        email: reader.email,
        language: await languageOfUser(settings, readerId),
        texts: await textsFor(settings, readerId),
        sharedBy: isOwn ? null : `${owner.firstName} ${owner.lastName}`.trim(),
      },
      { portal: publicUrl(), unsubscribe: unsubscribeAddress(publicUrl(), jwtSecret, deadlineMails, unsubscription) },
    ),
  );
}
