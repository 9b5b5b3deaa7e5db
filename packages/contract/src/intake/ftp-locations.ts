import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { endpoints } from '../foundation/endpoint.ts';
import { chosenClient, rowIdParam } from '../foundation/ids.ts';
import { named } from '../foundation/named.ts';
import { currencyCode, dateOrders } from '../foundation/reading-choices.ts';
import { doneAnswer, tableAnswer, tableQuery } from '../foundation/table.ts';
import { oneLine, text } from '../foundation/text.ts';
import { withOtherFields } from '../foundation/with-other-fields.ts';

const endpoint = endpoints({ ...audiences.changedFtpLocations, source: 'S3 sections 2.3 and 6, /ftplocations' });

/** `ftps` is encrypted FTP; plain `ftp` is not. `imaps` is a mailbox, `smtp` an address whose mails come to the server itself. */
export const ftpProtocols = ['sftp', 'ftps', 'ftp', 'imaps', 'smtp'] as const;
/** The result for a fetched file. `failed`: it will be fetched again; `interrupted`: only on request. */
export const fetchedFileOutcomes = [
  'loading',
  'loaded',
  'already_there',
  'incomplete',
  'refused',
  'failed',
  'interrupted',
] as const;

const mailAddress = /^[^\s@]+@[a-z0-9.-]+$/;
const mailDomain = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** Whose mails a mailbox takes. */
export const mailRules = z.object({
  /** The mailbox's own address, such as `invoices@example.com`. What follows a `+` in it names a client or an account. */
  address: oneLine(200)
    .trim()
    .toLowerCase()
    .regex(mailAddress, 'must be a mail address')
    .refine((address) => !address.includes('+'), 'must not contain a +'),
  /** Addresses and domains whose mails are taken. */
  senders: z
    .array(
      oneLine(200)
        .trim()
        .toLowerCase()
        .refine((sender) => mailAddress.test(sender) || mailDomain.test(sender), 'must be mail addresses or domains'),
    )
    .min(1, 'is required')
    .max(200),
  /** The name that the mail server gives itself in Authentication-Results, such as `mx.example.com`. */
  authservId: oneLine(200)
    .trim()
    .toLowerCase()
    .min(1, 'is required')
    .regex(/^[^\s;]*$/, 'must be one word'),
  /** Whether senders are told what became of their files. */
  replies: z.boolean(),
});
export type MailRules = z.output<typeof mailRules>;

const fetchFacts = {
  lastFetchAt: z.iso.datetime().nullable(),
  lastOutcome: z.enum(['running', 'done', 'failed']).nullable(),
  lastReason: z.string().nullable(),
};

/** Where a client's carrier invoices are fetched from. Secrets are never returned. */
export const ftpLocation = z.object({
  id: z.number().int(),
  name: z.string(),
  client: named,
  /** `folder` is a folder of the server itself: only the command adds one. */
  protocol: z.enum([...ftpProtocols, 'folder']),
  /** Empty for the server itself. */
  host: z.string(),
  /** 0 for the server itself. */
  port: z.number().int(),
  path: z.string(),
  pattern: z.string(),
  userName: z.string(),
  intervalMinutes: z.number().int().nullable(),
  moveTo: z.string().nullable(),
  active: z.boolean(),
  currencyCode: z.string().nullable(),
  dateOrder: z.enum(dateOrders).nullable(),
  /** What the server showed when the connection was first tested; null before. */
  hostKey: z.string().nullable(),
  /** Only where mails bring the files. */
  mail: mailRules.nullable(),
  ...fetchFacts,
});
export type FtpLocation = z.infer<typeof ftpLocation>;

const fetchedFile = z.object({
  name: z.string(),
  bytes: z.number().int(),
  outcome: z.enum(fetchedFileOutcomes),
  reason: z.string().nullable(),
});

const fetchedMail = z.object({
  id: z.number().int(),
  sender: z.string(),
  subject: z.string(),
  /** `known`: it was received before; `ignored`: its sender is not one of those whose mails are taken, or a program. */
  outcome: z.enum(['reading', 'taken', 'known', 'ignored', 'refused']),
  reason: z.string().nullable(),
  /** Null: none was due. */
  reply: z.enum(['sent', 'failed']).nullable(),
});

const ftpFetch = z.object({
  id: z.number().int(),
  locationName: z.string(),
  clientName: z.string(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  outcome: z.enum(['running', 'done', 'failed']),
  reason: z.string().nullable(),
  /** Who requested it; null if it was scheduled. */
  login: z.string().nullable(),
  files: z.array(fetchedFile),
  /** The mails that brought the files, and those of which nothing was taken. */
  mails: z.array(fetchedMail),
});
export type FtpFetch = z.infer<typeof ftpFetch>;

/** What came from locations, and what should have come for their clients and those directly below them. */
export const arrivals = z.object({
  /** The last visits, newest first. */
  fetches: z.array(ftpFetch),
  /** Files that came, in whatever way, and wait for other parts or for an answer; and those that are fetched again. */
  waiting: z.array(z.object({ name: z.string(), since: z.iso.datetime(), reason: z.string().nullable() })),
  /** Accounts whose next invoice is late by their rhythm; null for who may not search invoices. */
  missing: z
    .array(
      z.object({
        clientName: z.string(),
        carrierName: z.string(),
        accountNumber: z.string(),
        lastBillDate: z.string(),
        expectedOn: z.string(),
      }),
    )
    .nullable(),
});
export type Arrivals = z.infer<typeof arrivals>;

/** A location with its last visits and which secrets it has; the secrets themselves are never returned. */
export const ftpLocationDetail = ftpLocation.extend({
  hasPassword: z.boolean(),
  hasPrivateKey: z.boolean(),
  ...arrivals.shape,
});
export type FtpLocationDetail = z.infer<typeof ftpLocationDetail>;

const longestPath = 1_000;
const path = oneLine(longestPath).trim();

/** `null` keeps a secret; an empty string removes it. */
const secret = (longest: number) => text(longest).nullable();

const locationFields = z.object({
  name: text(100).trim().min(1, 'is required'),
  protocol: z.enum(ftpProtocols),
  /** With `smtp`, host, port, path, user and secrets do not count: it is the server itself. */
  host: text(253)
    .trim()
    .regex(/^[A-Za-z0-9.:_-]*$/, 'must be a host name or an address'),
  port: z.number().int().min(0).max(65_535),
  path,
  pattern: oneLine(200)
    .trim()
    .min(1, 'is required')
    .regex(/^[^/\\]+$/, 'must not contain slashes'),
  userName: oneLine(200).trim(),
  password: oneLine(1_000).nullable(),
  privateKey: secret(20_000),
  passphrase: secret(1_000),
  intervalMinutes: z.number().int().min(5).max(10_080).nullable(),
  moveTo: path.min(1, 'is required').nullable(),
  active: z.boolean(),
  /** What holds for files that leave it open. Without them, these stay as they are. */
  currencyCode: currencyCode.nullable().optional(),
  dateOrder: z.enum(dateOrders).nullable().optional(),
  /** Where mails bring the files, it is needed. */
  mail: mailRules.nullable().optional(),
});

/** Whether mails bring the files of a location. */
export const bringsMails = (protocol: FtpLocation['protocol']): boolean => protocol === 'imaps' || protocol === 'smtp';

type Fields = Pick<z.output<typeof locationFields>, 'protocol' | 'host' | 'port' | 'path' | 'userName' | 'mail'>;

/** A location of another server names it; one with mails says whose it takes. */
const fieldsOfProtocol = z.superRefine<Fields>(({ protocol, mail, ...place }, { addIssue }) => {
  const missing = (field: string) => addIssue({ code: 'custom', path: [field], message: 'is required' });
  if (bringsMails(protocol) && !mail) missing('mail');
  if (protocol === 'smtp') return;
  for (const field of ['host', 'port', 'path', 'userName'] as const) if (!place[field]) missing(field);
}, withOtherFields);

export const ftpLocationInput = locationFields.check(fieldsOfProtocol);
export type FtpLocationInput = z.output<typeof ftpLocationInput>;

/** What a location without a usable secret lacks, by protocol. */
export const missingSecret = (protocol: FtpLocationInput['protocol'] | undefined): string =>
  protocol === 'sftp' ? 'or a private key is required' : 'is required';

/** The client cannot be changed: what was fetched belongs to it. */
export const newFtpLocationInput = locationFields
  .extend({ clientId: chosenClient })
  .superRefine(({ protocol, password, privateKey }, { addIssue }) => {
    if (protocol !== 'smtp' && !(password || privateKey))
      addIssue({ code: 'custom', path: ['password'], message: missingSecret(protocol) });
  }, withOtherFields)
  .check(fieldsOfProtocol);

/** What a test of the connection found. */
export const ftpTest = z.object({
  hostKey: z.string(),
  /** Files that match the pattern, and how many of them have not been fetched yet. */
  files: z.number().int(),
  newFiles: z.number().int(),
});

export const listFtpLocations = endpoint({
  name: 'listFtpLocations',
  method: 'GET',
  path: '/aiparcelweb/api/ftpLocations',
  ...audiences.ftpLocations,
  summary: 'A page of the locations from which carrier invoices are fetched.',
  query: tableQuery(['name', 'clientName', 'host', 'protocol', 'lastFetchAt', 'lastOutcome']),
  answer: tableAnswer(ftpLocation),
});

export const getFtpLocation = endpoint({
  name: 'getFtpLocation',
  method: 'GET',
  path: '/aiparcelweb/api/ftpLocations/:id',
  ...audiences.ftpLocations,
  summary: 'One location with its last visits and their files.',
  params: rowIdParam,
  answer: ftpLocationDetail,
});

export const createFtpLocation = endpoint({
  name: 'createFtpLocation',
  method: 'POST',
  path: '/aiparcelweb/api/ftpLocations',
  ...audiences.newFtpLocations,
  summary: 'Adds a location from which carrier invoices are fetched.',
  body: newFtpLocationInput,
  answer: ftpLocationDetail,
});

export const updateFtpLocation = endpoint({
  name: 'updateFtpLocation',
  method: 'PUT',
  path: '/aiparcelweb/api/ftpLocations/:id',
  summary: 'Changes a location; changing the server or user clears its secrets.',
  params: rowIdParam,
  body: ftpLocationInput,
  answer: ftpLocationDetail,
});

export const deleteFtpLocation = endpoint({
  name: 'deleteFtpLocation',
  method: 'DELETE',
  path: '/aiparcelweb/api/ftpLocations/:id',
  summary: 'Deletes a location with its history; loaded files stay.',
  params: rowIdParam,
  answer: doneAnswer,
});

export const testFtpLocation = endpoint({
  name: 'testFtpLocation',
  method: 'POST',
  path: '/aiparcelweb/api/ftpLocations/:id/test',
  summary: 'Tests the connection: lists the folder and, the first time, remembers the server’s key.',
  params: rowIdParam,
  answer: ftpTest,
});

export const forgetHostKey = endpoint({
  name: 'forgetHostKey',
  method: 'POST',
  path: '/aiparcelweb/api/ftpLocations/:id/forget_key',
  summary: 'Forgets the server’s key, so that the next test remembers a new one.',
  params: rowIdParam,
  answer: ftpLocationDetail,
});

export const fetchFtpLocation = endpoint({
  name: 'fetchFtpLocation',
  method: 'POST',
  path: '/aiparcelweb/api/ftpLocations/:id/fetch',
  summary: 'Fetches and loads a location’s new files, in the background.',
  params: rowIdParam,
  answer: doneAnswer,
});
