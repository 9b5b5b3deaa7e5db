import type { FetchedMailTable, FtpFileTable, Settings } from '@waybill/db';
import { languageOf } from '@waybill/model';
import type { Selectable } from 'kysely';
import { MailNotSent } from '../../platform/mail/mail-not-sent.ts';
import type { MailTexts } from '../../platform/mail/texts/mail-texts.ts';
import { textsFor, textsIn } from '../../platform/mail/texts-for.ts';
import type { FetchContext } from './fetch-context.ts';
import type { MailHeaders } from './mail/received-mail.ts';
import type { Visit } from './run-fetch.ts';

/** Whoever writes more often is a program that answers our answers. */
const mostRepliesADay = 50;
const longestReason = 2_000;

type Reply = Selectable<FetchedMailTable>['reply'];

/**
 * Tells the sender what became of the files, in the language that they chose in the portal. Programs, lists and automatic
 * answers get none. Null if no answer was due.
 */
export async function answerMail(
  context: FetchContext,
  { location, tenantId, mailId, onFault }: Visit & { readonly mailId: number },
  headers: MailHeaders,
  { outcome, reason }: Pick<Selectable<FetchedMailTable>, 'outcome' | 'reason'>,
): Promise<Reply> {
  const { settings, mailer, clock } = context;
  const { sender, messageId } = headers;
  if (!location.mail?.replies || headers.isFromProgram || isNobody(sender)) return null;
  if ((await repliesToday(settings, location.id, sender, clock())) >= mostRepliesADay) return null;
  const texts = await textsOfSender(settings, tenantId, sender);
  const { receivedFiles } = texts;
  const files = await settings
    .selectFrom('ftp_file')
    .select(['name', 'outcome', 'reason'])
    .where('mail_id', '=', mailId)
    .orderBy('id')
    .execute();
  const lines = [
    outcome === 'taken' ? receivedFiles.opening : receivedFiles.nothing(reason ?? ''),
    ...files.map((file) => lineOf(receivedFiles, file)),
    receivedFiles.automatic,
  ];
  try {
    await mailer.send({
      to: sender,
      subject: receivedFiles.subject(headers.subject),
      text: `${lines.join('\n\n')}\n`,
      headers: {
        'Auto-Submitted': 'auto-replied',
        'X-Auto-Response-Suppress': 'All',
        ...(/^<[^<>\s]+>$/.test(messageId) ? { 'In-Reply-To': messageId, References: messageId } : {}),
      },
    });
    return 'sent';
  } catch (error) {
    if (!(error instanceof MailNotSent)) throw error;
    onFault(error);
    return 'failed';
  }
}

function lineOf(
  { outcomes }: MailTexts['receivedFiles'],
  { name, outcome, reason }: Pick<Selectable<FtpFileTable>, 'name' | 'outcome' | 'reason'>,
): string {
  const said = `${name}: ${outcomes[outcome]}`;
  return reason === null ? said : `${said}\n${reason.slice(0, longestReason)}`;
}

const isNobody = (sender: string): boolean =>
  /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounce)/.test(sender);

async function repliesToday(settings: Settings, locationId: number, sender: string, now: Date): Promise<number> {
  const { count } = await settings
    .selectFrom('fetched_mail')
    .innerJoin('ftp_fetch', 'ftp_fetch.id', 'fetched_mail.fetch_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('fetched_mail.location_id', '=', locationId)
    .where('sender', '=', sender)
    .where('reply', 'is not', null)
    .where('started_at', '>', new Date(now.getTime() - 86_400_000))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function textsOfSender(settings: Settings, tenantId: number, sender: string): Promise<MailTexts> {
  const users = await settings
    .selectFrom('user_account')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', sender))
    .execute();
  const [user] = users;
  return user === undefined ? textsIn(languageOf(undefined)) : await textsFor(settings, user.id);
}
