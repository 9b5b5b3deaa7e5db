import type { askToUnsubscribe, unsubscribeFromDeadlines } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { languageOfUser } from '../../platform/language-of-user.ts';
import type { MailTexts } from '../../platform/mail/texts/mail-texts.ts';
import { textsFor } from '../../platform/mail/texts-for.ts';
import { notFound } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type LinkPageTexts, linkDone, linkQuestion } from './link-page.ts';
import { fewLinks, linkPage, linkRoutes } from './link-routes.ts';
import { linkToken, namedByToken } from './link-token.ts';

/** Whose mails a link ends, and which: the user's own, or those that colleagues send them. */
export interface Unsubscription {
  readonly userId: number;
  readonly kind: 'own' | 'shared';
}

/** What ending mails changes of a user's preferences. */
export type EndedMails = ({ readonly by_mail: false } | { readonly from_others: false }) & {
  readonly unsubscribed_at: Date;
};

/** A kind of mail that users can unsubscribe from by a link in it. */
export interface MailSubject {
  /** What the mails are about, for their tokens. */
  readonly about: string;
  readonly ask: typeof askToUnsubscribe;
  readonly end: typeof unsubscribeFromDeadlines;
  readonly textsOf: (texts: MailTexts) => LinkPageTexts;
  /** How the audit log calls it. */
  readonly action: string;
  readonly store: (settings: Settings, userId: number, ended: EndedMails) => Promise<unknown>;
}

/** The address of the link in a mail: it is opened by people and called by mail programs, both without signing in. */
export const unsubscribeAddress = (
  portal: string,
  secret: string,
  { about, ask }: Pick<MailSubject, 'about' | 'ask'>,
  { userId, kind }: Unsubscription,
): string => `${portal}${ask.path}?token=${linkToken(secret, purposeOf(about), [userId, kind])}`;

/** The link in a mail: opening it asks, and only the button, or a mail program's call, unsubscribes. */
export function unsubscribeRoutes(
  app: FastifyInstance,
  { settings, clock, jwtSecret }: Services,
  subject: MailSubject,
): void {
  const answer = async (reply: FastifyReply, { userId }: Unsubscription, page: typeof linkDone) =>
    linkPage(reply, page, subject.textsOf(await textsFor(settings, userId)), await languageOfUser(settings, userId));
  const unsubscriptionOf = (token: string): Unsubscription => {
    const [userId, kind] = namedByToken(jwtSecret, purposeOf(subject.about), token) ?? [];
    if (kind !== 'own' && kind !== 'shared') throw unknownLink();
    return { userId: Number(userId), kind };
  };
  linkRoutes(app, (scope) => {
    route(
      scope,
      subject.ask,
      async ({ query, reply }) => answer(reply, unsubscriptionOf(query.token), linkQuestion),
      fewLinks,
    );
    route(
      scope,
      subject.end,
      async ({ query, reply }) => {
        const unsubscription = unsubscriptionOf(query.token);
        await endMails(settings, subject, unsubscription, clock());
        return answer(reply, unsubscription, linkDone);
      },
      fewLinks,
    );
  });
}

async function endMails(
  settings: Settings,
  { action, store }: MailSubject,
  { userId, kind }: Unsubscription,
  now: Date,
): Promise<void> {
  const user = await settings
    .selectFrom('user_account')
    .select(['login', 'tenant_id as tenantId'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user === undefined) throw unknownLink();
  await settings.transaction().execute(async (transaction) => {
    await store(transaction, userId, {
      ...(kind === 'own' ? { by_mail: false } : { from_others: false }),
      unsubscribed_at: now,
    });
    await writeAudit(transaction, { tenantId: user.tenantId, userId }, now, {
      action,
      subject: { id: userId, name: user.login },
      more: { mails: kind },
    });
  });
}

const purposeOf = (about: string): string => `${about}, unsubscribe`;
const unknownLink = () => notFound('This link to unsubscribe is not complete. Copy all of it from the mail.');
