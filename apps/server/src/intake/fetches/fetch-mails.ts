import { writeFile } from 'node:fs/promises';
import type { FetchedMailTable, Settings, StoredMailRules } from '@waybill/db';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { answerMail } from './answer-mail.ts';
import type { FetchContext } from './fetch-context.ts';
import { type Judgement, judgeMail } from './mail/judge-mail.ts';
import { largestMail, type Mailbox, type MailInFolder } from './mail/mailbox.ts';
import { openMails } from './mail/open-mails.ts';
import {
  type Attachment,
  hashOf,
  headerBytes,
  type MailHeaders,
  readAttachments,
  readHeaders,
  UnreadableMail,
} from './mail/received-mail.ts';
import { sortFiles } from './new-files.ts';
import { RemoteError, type RemoteFile, type RemoteFolder } from './remote/remote-folder.ts';
import { batchesOf, fetchTogether, mostFiles as mostMails, noteOf, stopped, type Visit } from './run-fetch.ts';

interface MailVisit extends Visit {
  readonly rules: StoredMailRules;
}

/** Takes in the attachments of new mails, and answers them. Returns a note for the operator, or null. @throws RemoteError */
export async function fetchMails(context: FetchContext, visit: Visit): Promise<string | null> {
  const { settings } = context;
  const { location, signal } = visit;
  const rules = location.mail;
  if (location.host_key === null || rules === null) {
    throw new RemoteError('The server’s key is not known yet: test the connection first.');
  }
  const mailbox = await openMails(context, location);
  const closeEarly = () => mailbox.close();
  signal.addEventListener('abort', closeEarly);
  try {
    const listed = await mailbox.list();
    const fresh = await newMails(settings, location.id, listed);
    for (const { uid } of listed.filter((mail) => !fresh.includes(mail))) await mailbox.finish?.(uid);
    const unmoved: string[] = [];
    for (const mail of fresh.slice(0, mostMails)) {
      if (signal.aborted) throw new RemoteError(stopped);
      await takeMail(context, { ...visit, rules }, mailbox, mail);
      await mailbox.finish?.(mail.uid);
      if (location.move_to !== null)
        await mailbox.move(mail.uid, location.move_to).catch(() => unmoved.push(mail.place));
    }
    return noteOf(unmoved, fresh.length);
  } finally {
    signal.removeEventListener('abort', closeEarly);
    mailbox.close();
  }
}

/** The mails that no visit has finished yet, the oldest first. */
export async function newMails(
  settings: Settings,
  locationId: number,
  listed: readonly MailInFolder[],
): Promise<readonly MailInFolder[]> {
  const noted = await settings
    .selectFrom('fetched_mail')
    .select('place')
    .where('location_id', '=', locationId)
    .where('outcome', '<>', 'reading')
    .execute();
  const known = new Set(noted.map(({ place }) => place));
  return listed.filter(({ place }) => !known.has(place));
}

async function takeMail(
  context: FetchContext,
  visit: MailVisit,
  mailbox: Mailbox,
  { uid, place }: MailInFolder,
): Promise<void> {
  const { settings } = context;
  const { location, fetchId, rules } = visit;
  const begun = await mailbox.begin(uid, headerBytes);
  if (begun === undefined) return;
  const headers = await readHeaders(begun.start).catch(unreadable);
  const { sender = '', subject = '' } = headers instanceof UnreadableMail ? {} : headers;
  const judgement: Judgement =
    headers instanceof UnreadableMail
      ? { outcome: 'ignored', reason: headers.message }
      : await judgeMail(settings, { rules, clientId: location.client_id }, headers);
  const id = await noteMail(settings, {
    fetch_id: fetchId,
    location_id: location.id,
    place,
    sender,
    subject,
    outcome: 'reading',
    reason: null,
  });
  const end = async (values: Updateable<FetchedMailTable>) => {
    await settings.updateTable('fetched_mail').set(values).where('id', '=', id).execute();
  };
  if (headers instanceof UnreadableMail || judgement.outcome === 'ignored') {
    return end({ outcome: 'ignored', reason: judgement.outcome === 'taken' ? null : judgement.reason });
  }
  const result = await resultOf(context, { ...visit, mailId: id }, judgement, headers, async () => {
    if (begun.bytes > largestMail) throw new UnreadableMail('The mail is larger than 40 MB.');
    const mail = await mailbox.read(uid);
    if (mail === undefined) throw new UnreadableMail('The mail was removed while it was being read.');
    return await readAttachments(mail);
  });
  const reply =
    result.outcome === 'known' ? null : await answerMail(context, { ...visit, mailId: id }, headers, result);
  return end({ ...result, reply });
}

type Result = Pick<Updateable<FetchedMailTable>, 'content_key'> &
  Pick<Selectable<FetchedMailTable>, 'outcome' | 'reason'>;

/** What became of a mail whose sender is trusted. */
async function resultOf(
  context: FetchContext,
  visit: MailVisit & { readonly mailId: number },
  judgement: Judgement,
  { messageId }: MailHeaders,
  read: () => Promise<Attachment[]>,
): Promise<Result> {
  if (judgement.outcome !== 'taken') return judgement;
  const attachments = await read().catch(unreadable);
  if (attachments instanceof UnreadableMail) return { outcome: 'refused', reason: attachments.message };
  if (attachments.length === 0) return { outcome: 'refused', reason: 'No file is attached to the mail.' };
  const content_key = hashOf([messageId, ...attachments.map(({ content }) => hashOf(content))].join('\n'));
  if (await isKnown(context.settings, visit.location.id, content_key)) {
    return { outcome: 'known', reason: 'The same mail was received before.', content_key };
  }
  const location = { ...visit.location, client_id: judgement.clientId };
  const folder = folderOf(attachments, messageId);
  const { fresh } = await sortFiles(context.settings, location, await folder.list(), visit.isAskedFor);
  for (const files of batchesOf(fresh)) {
    const { failure } = await fetchTogether(context, { ...visit, location }, folder, files);
    if (failure !== undefined) throw failure;
  }
  if (await broughtFiles(context.settings, visit.mailId)) return { outcome: 'taken', reason: null, content_key };
  return { outcome: 'refused', reason: 'None of the attached files has a name that is expected here.', content_key };
}

const isKnown = async (settings: Settings, locationId: number, contentKey: string): Promise<boolean> =>
  (await settings
    .selectFrom('fetched_mail')
    .select('id')
    .where('location_id', '=', locationId)
    .where('content_key', '=', contentKey)
    .executeTakeFirst()) !== undefined;

/** Also by a visit that was interrupted. */
const broughtFiles = async (settings: Settings, mailId: number): Promise<boolean> =>
  (await settings.selectFrom('ftp_file').select('id').where('mail_id', '=', mailId).executeTakeFirst()) !== undefined;

function unreadable(error: unknown): UnreadableMail {
  if (error instanceof UnreadableMail) return error;
  throw error;
}

/** The attachments of a mail, as a visit finds files in a folder. Each is named by the mail and its content. */
function folderOf(attachments: readonly Attachment[], messageId: string): RemoteFolder {
  const contents = new Map<string, Uint8Array>();
  const listed = attachments.map(({ name, content }): RemoteFile => {
    const listing = hashOf(`${messageId}\n${hashOf(content)}`);
    contents.set(`${name}\n${listing}`, content);
    return { name, bytes: content.length, listing };
  });
  return {
    hostKey: '',
    list: async () => listed,
    download: async ({ name, listing }, path) => {
      await writeFile(path, contents.get(`${name}\n${listing}`) ?? '', { flag: 'wx', mode: 0o600 });
    },
    move: async () => undefined,
    close: () => undefined,
  };
}

/** Takes the place of what an interrupted visit noted of the same mail. */
async function noteMail(settings: Settings, mail: Insertable<FetchedMailTable>): Promise<number> {
  const { id } = await settings
    .insertInto('fetched_mail')
    .values(mail)
    .onConflict((conflict) => conflict.columns(['location_id', 'place']).doUpdateSet(mail))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
