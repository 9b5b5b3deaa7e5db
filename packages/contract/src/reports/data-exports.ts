import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { calendarDay } from '../foundation/calendar-day.ts';
import { endpoints } from '../foundation/endpoint.ts';
import { chosenClient, rowIdParam } from '../foundation/ids.ts';
import { named } from '../foundation/named.ts';
import { resource } from '../foundation/resource.ts';
import { doneAnswer, tableAnswer, tableQuery } from '../foundation/table.ts';
import { oneLine, text } from '../foundation/text.ts';
import { withOtherFields } from '../foundation/with-other-fields.ts';
import { dataFileFormats, dataOutCurrencies } from './data-out.ts';
import { timeZone } from './report-schedules.ts';

/** Where exports go: a directory of an SFTP server, or a bucket. */
export const exportProtocols = ['sftp', 's3'] as const;
export type ExportProtocol = (typeof exportProtocols)[number];

/** How often exports run. */
export const exportFrequencies = ['hourly', 'daily'] as const;

/** The most exports that a tenant can have. */
export const mostDataExports = 50;

/** What became of a run. */
export const exportOutcomes = ['running', 'done', 'failed'] as const;

const longestPath = 1_000;

const target = {
  protocol: z.enum(exportProtocols),
  /** For S3 the address of the storage, such as `https://s3.example.com`; empty for AWS. */
  host: z.string(),
  /** 0 for S3. */
  port: z.number().int(),
  /** Only of S3, like the bucket. */
  region: z.string(),
  bucket: z.string(),
  /** The directory, or the folder in the bucket. */
  path: z.string(),
  /** For S3 the access key. */
  userName: z.string(),
};

/** A directory or bucket that is kept up to date with the rows of a client. Secrets are never returned. */
export const dataExport = z.object({
  id: z.number().int(),
  name: z.string(),
  client: named,
  /** Who saved it last: it delivers what they may read. Null if they are gone. */
  owner: z.string().nullable(),
  format: z.enum(dataFileFormats),
  currency: z.enum(dataOutCurrencies),
  /** The first invoice date; null: from the first invoice on. */
  fromDate: z.string().nullable(),
  ...target,
  hasPassword: z.boolean(),
  hasPrivateKey: z.boolean(),
  /** What the SFTP server showed when the connection was first tested; null before. */
  hostKey: z.string().nullable(),
  frequency: z.enum(exportFrequencies),
  /** Of daily exports, by the clock of the time zone. */
  hour: z.number().int(),
  timeZone: z.string(),
  active: z.boolean(),
  /** Null while it is paused, or its connection was never tested. */
  nextRunAt: z.iso.datetime().nullable(),
  lastRunAt: z.iso.datetime().nullable(),
  lastOutcome: z.enum(exportOutcomes).nullable(),
  lastReason: z.string().nullable(),
});
export type DataExport = z.infer<typeof dataExport>;

/** `null` keeps a secret; an empty string removes it. */
const secret = (longest: number) => text(longest).nullable().default(null);

const input = z.object({
  name: oneLine(100).trim().min(1, 'is required'),
  ...target,
  host: oneLine(300).trim(),
  port: z.number().int().min(0).max(65_535).default(0),
  region: oneLine(40)
    .trim()
    .regex(/^[a-z0-9-]*$/, 'must be a region such as eu-central-1')
    .default(''),
  bucket: oneLine(63)
    .trim()
    .regex(/^([a-z0-9][a-z0-9.-]*[a-z0-9])?$/, 'must be the name of a bucket')
    .default(''),
  path: oneLine(longestPath).trim().default(''),
  userName: oneLine(200).trim().min(1, 'is required'),
  /** For S3 the secret of the access key. */
  password: secret(1_000),
  privateKey: secret(20_000),
  passphrase: secret(1_000),
  frequency: z.enum(exportFrequencies),
  hour: z.number().int().min(0).max(23).default(0),
  timeZone,
  active: z.boolean().default(true),
});
export type DataExportInput = z.output<typeof input>;

const hostName = /^[A-Za-z0-9.:_-]+$/;

/** What each protocol needs. */
const complete = z.superRefine<Pick<DataExportInput, 'protocol' | 'host' | 'port' | 'region' | 'bucket' | 'path'>>(
  ({ protocol, host, port, region, bucket, path }, { addIssue }) => {
    const lacks = (field: string, message = 'is required') => addIssue({ code: 'custom', path: [field], message });
    if (protocol === 'sftp') {
      if (!hostName.test(host)) lacks('host', 'must be a host name or an address');
      if (port === 0) lacks('port');
      if (path === '') lacks('path');
    } else {
      if (region === '') lacks('region');
      if (bucket === '') lacks('bucket');
    }
  },
  withOtherFields,
);

const newInput = input
  .extend({
    clientId: chosenClient,
    format: z.enum(dataFileFormats).default('parquet'),
    currency: z.enum(dataOutCurrencies).default('usd'),
    fromDate: calendarDay().nullable().default(null),
  })
  .check(complete);
export type NewDataExport = z.output<typeof newInput>;

const source = 'docs/data-out.md';

export const dataExportCalls = resource({
  one: 'DataExport',
  path: '/aiparcelweb/api/dataExports',
  read: audiences.tenantSettings,
  source,
  summaries: {
    list: 'A page of the exports that keep directories and buckets up to date.',
    get: 'One export.',
    create: 'Adds an export. It delivers what the caller may read, for as long as they may.',
    update:
      'Changes an export, which delivers what the caller may read from now on; another server or user clears its secrets.',
    remove: 'Deletes an export with its log; what it delivered stays.',
  },
  query: tableQuery(['name', 'clientName', 'lastRunAt', 'nextRunAt', 'lastOutcome']),
  row: dataExport,
  /** The rows that it delivers cannot be changed: make another export. */
  input: input.check(complete),
  added: newInput,
  params: rowIdParam,
});

export const {
  list: listDataExports,
  get: getDataExport,
  create: createDataExport,
  update: updateDataExport,
  remove: deleteDataExport,
} = dataExportCalls;

const endpoint = endpoints({ ...audiences.tenantSettings, source });

export const testDataExport = endpoint({
  name: 'testDataExport',
  method: 'POST',
  path: '/aiparcelweb/api/dataExports/:id/test',
  summary: 'Writes a small file to where an export goes and removes it; the first time, it remembers the server’s key.',
  params: rowIdParam,
  answer: dataExport,
});

export const forgetDataExportKey = endpoint({
  name: 'forgetDataExportKey',
  method: 'POST',
  path: '/aiparcelweb/api/dataExports/:id/forget_key',
  summary: 'Forgets the server’s key, so that the next test remembers a new one.',
  params: rowIdParam,
  answer: dataExport,
});

export const runDataExport = endpoint({
  name: 'runDataExport',
  method: 'POST',
  path: '/aiparcelweb/api/dataExports/:id/run',
  summary: 'Delivers now what is new or has changed, in the background.',
  params: rowIdParam,
  answer: doneAnswer,
});

const dataExportRun = z.object({
  id: z.number().int(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  outcome: z.enum(exportOutcomes),
  reason: z.string().nullable(),
  /** Who asked for it; null if it was scheduled. */
  login: z.string().nullable(),
  filesWritten: z.number().int(),
  filesRemoved: z.number().int(),
  bytesWritten: z.number().int(),
});
export type DataExportRun = z.infer<typeof dataExportRun>;

export const listDataExportRuns = endpoint({
  name: 'listDataExportRuns',
  method: 'GET',
  path: '/aiparcelweb/api/dataExports/:id/runs',
  summary: 'A page of the runs of an export of the last 90 days.',
  params: rowIdParam,
  query: tableQuery(['id']),
  answer: tableAnswer(dataExportRun),
});
