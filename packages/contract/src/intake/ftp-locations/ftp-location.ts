import { z } from 'zod';
import { named } from '../../foundation/named.ts';
import { text } from '../../foundation/text.ts';

/** `ftps` is encrypted FTP; plain `ftp` is not. */
export const ftpProtocols = ['sftp', 'ftps', 'ftp'] as const;
/** What became of a fetched file; `failed`: it is fetched again; `interrupted`: only when somebody asks for it. */
export const fetchedFileOutcomes = [
  'loading',
  'loaded',
  'already_there',
  'incomplete',
  'refused',
  'failed',
  'interrupted',
] as const;

const fetchFacts = {
  lastFetchAt: z.iso.datetime().nullable(),
  lastOutcome: z.enum(['running', 'done', 'failed']).nullable(),
  lastReason: z.string().nullable(),
};

/** Where a client's carrier invoices are fetched from. Secrets are never told. */
export const ftpLocation = z.object({
  id: z.number().int(),
  name: z.string(),
  client: named,
  protocol: z.enum(ftpProtocols),
  host: z.string(),
  port: z.number().int(),
  path: z.string(),
  pattern: z.string(),
  userName: z.string(),
  intervalMinutes: z.number().int().nullable(),
  moveTo: z.string().nullable(),
  active: z.boolean(),
  /** What the server showed when the connection was first tested; null before. */
  hostKey: z.string().nullable(),
  ...fetchFacts,
});
export type FtpLocation = z.infer<typeof ftpLocation>;

const fetchedFile = z.object({
  name: z.string(),
  bytes: z.number().int(),
  outcome: z.enum(fetchedFileOutcomes),
  reason: z.string().nullable(),
});

const ftpFetch = z.object({
  id: z.number().int(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  outcome: z.enum(['running', 'done', 'failed']),
  reason: z.string().nullable(),
  /** Who asked for it; null: its time had come. */
  login: z.string().nullable(),
  files: z.array(fetchedFile),
});
export type FtpFetch = z.infer<typeof ftpFetch>;

/** A place with what is known of its secrets, which are never told, and its last visits. */
export const ftpLocationDetail = ftpLocation.extend({
  hasPassword: z.boolean(),
  hasPrivateKey: z.boolean(),
  /** The last visits, the newest first. */
  fetches: z.array(ftpFetch),
});
export type FtpLocationDetail = z.infer<typeof ftpLocationDetail>;

const longestPath = 1_000;
const path = text(longestPath).trim();

/** `null` keeps a secret as it is; an empty text takes it away. */
const secret = (longest: number) => text(longest).nullable();

export const ftpLocationInput = z.object({
  name: text(100).trim().min(1, 'is required'),
  protocol: z.enum(ftpProtocols),
  host: text(253)
    .trim()
    .regex(/^[A-Za-z0-9.:_-]+$/, 'is a host name or an address'),
  port: z.number().int().min(1).max(65_535),
  path: path.min(1, 'is required'),
  pattern: text(200)
    .trim()
    .min(1, 'is required')
    .regex(/^[^/\\]+$/, 'holds no strokes'),
  userName: text(200).trim().min(1, 'is required'),
  password: secret(1_000),
  privateKey: secret(20_000),
  passphrase: secret(1_000),
  intervalMinutes: z.number().int().min(5).max(10_080).nullable(),
  moveTo: path.min(1, 'is required').nullable(),
  active: z.boolean(),
});
export type FtpLocationInput = z.output<typeof ftpLocationInput>;

/** The client stays: what was fetched belongs to it. */
export const newFtpLocationInput = ftpLocationInput.extend({ clientId: z.number().int() });

/** What a test of the connection found. */
export const ftpTest = z.object({
  hostKey: z.string(),
  /** Files that fit the pattern, and how many of them were not fetched yet. */
  files: z.number().int(),
  newFiles: z.number().int(),
});
