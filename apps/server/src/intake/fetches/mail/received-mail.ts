import { createHash } from 'node:crypto';
import PostalMime, { addressParser, type Email } from 'postal-mime';

const deepestNesting = 20;
const deepestForward = 2;
const largestHeaders = 100_000;
const mostAttachments = 100;

/** So many bytes of a mail are read to see whether the rest is wanted. */
export const headerBytes = largestHeaders;

/** A mail that is not read any further, with the reason in a sentence. */
export class UnreadableMail extends Error {
  override readonly name = 'UnreadableMail';
}

/** What the headers of a mail say. */
export interface MailHeaders {
  /** The address in From, in lower case; empty unless there is exactly one. */
  readonly sender: string;
  readonly subject: string;
  readonly messageId: string;
  /** The addresses that it was sent or delivered to, in lower case. */
  readonly recipients: readonly string[];
  /** The fields Authentication-Results, the topmost first. */
  readonly authenticationResults: readonly string[];
  /** It answers another mail by itself, such as a notice of absence or of a failed delivery. */
  readonly isAutomaticAnswer: boolean;
  /** A program sent it, or a list: nobody waits for an answer. */
  readonly isFromProgram: boolean;
}

/** A file that a mail brings. */
export interface Attachment {
  readonly name: string;
  readonly content: Uint8Array;
}

/** Reads the headers at the start of a mail. @throws UnreadableMail if they do not end within `headerBytes`. */
export async function readHeaders(start: Buffer): Promise<MailHeaders> {
  const end = start.indexOf('\r\n\r\n');
  if (end < 0 && start.length >= headerBytes) throw new UnreadableMail('The headers of the mail are too long.');
  const email = await parsed(end < 0 ? start : start.subarray(0, end + 4));
  const all = (key: string) => email.headers.filter((header) => header.key === key).map(({ value }) => value);
  const first = (key: string) => all(key)[0]?.trim().toLowerCase() ?? '';
  const automatic = first('auto-submitted').split(/[;\s]/)[0] ?? '';
  const returnPath = first('return-path');
  return {
    sender: onlySender(all('from')),
    subject: (email.subject ?? '')
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, 200),
    messageId: (email.messageId ?? '').slice(0, 500),
    recipients: ['delivered-to', 'x-original-to', 'envelope-to', 'to', 'cc'].flatMap((key) =>
      all(key).flatMap((value) =>
        addressParser(value, { flatten: true }).flatMap(({ address }) => address?.toLowerCase() ?? []),
      ),
    ),
    authenticationResults: all('authentication-results'),
    isAutomaticAnswer:
      automatic === 'auto-replied' ||
      returnPath === '<>' ||
      all('x-autoreply').length > 0 ||
      isReport(first('content-type')),
    isFromProgram:
      !['', 'no'].includes(automatic) ||
      ['bulk', 'junk', 'list', 'auto_reply'].includes(first('precedence')) ||
      all('list-id').length > 0 ||
      all('feedback-id').length > 0 ||
      first('x-auto-response-suppress') !== '',
  };
}

const isReport = (contentType: string): boolean => contentType.startsWith('multipart/report');

/** Two senders, or two fields, are none: which of them was confirmed is not known. */
function onlySender(fields: readonly string[]): string {
  const addresses = fields.flatMap((field) => addressParser(field, { flatten: true }));
  const [only] = addresses;
  return addresses.length === 1 && fields.length === 1 ? (only?.address?.toLowerCase() ?? '') : '';
}

/**
 * The files of a mail, also of one that it forwards. Pictures within its text, signatures and appointments are none; a
 * file that is in it twice is one.
 * @throws UnreadableMail if it is nested too deeply or has too many files.
 */
export async function readAttachments(mail: Buffer): Promise<Attachment[]> {
  const { attachments } = await parsed(mail);
  const files = attachments.filter(isFile).map(({ filename, content }, place) => ({
    name: plainName(filename, place),
    content: bytesOf(content),
  }));
  if (files.length > mostAttachments)
    throw new UnreadableMail(`The mail has more than ${mostAttachments} attachments.`);
  return [...new Map(files.map((file) => [`${file.name}\n${hashOf(file.content)}`, file])).values()];
}

async function parsed(mail: Buffer): Promise<Email> {
  try {
    return await PostalMime.parse(mail, {
      maxNestingDepth: deepestNesting,
      maxHeadersSize: largestHeaders,
      maxRfc822NestingDepth: deepestForward,
    });
  } catch (cause) {
    throw new UnreadableMail('The mail cannot be read: its parts are nested too deeply, or their headers too long.', {
      cause,
    });
  }
}

const isFile = ({ mimeType, related }: Email['attachments'][number]): boolean =>
  !(related === true && mimeType.startsWith('image/')) &&
  !/^(?:image\/|message\/|text\/(?:calendar|x-amp-html|html)$|application\/(?:pgp-signature|(?:x-)?pkcs7-signature|ics)$)/.test(
    mimeType,
  );

/** A name that can be listed, and is never a path. */
const plainName = (name: string | null, place: number): string =>
  (name ?? '')
    .replaceAll(/[/\\\p{Cc}]/gu, '_')
    .trim()
    .slice(-200) || `attachment-${place + 1}`;

const bytesOf = (content: ArrayBuffer | Uint8Array | string): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);

/** SHA-256 in hexadecimal digits. */
export const hashOf = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex');
