import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { endpoint } from '../foundation/endpoint.ts';
import { doneAnswer } from '../foundation/table.ts';

/** How often backups are taken. Weeks begin on Sunday. */
export const backupIntervals = ['six_hours', 'day', 'week'] as const;
export type BackupInterval = (typeof backupIntervals)[number];

/** The most backups that are kept. */
export const mostBackups = 1_000;

const lastMinuteOfDay = 24 * 60 - 1;

/** When backups are taken, and how many are kept. */
export const backupSchedule = z.object({
  on: z.boolean(),
  every: z.enum(backupIntervals),
  /** Minutes after midnight (UTC). */
  minuteOfDay: z.number().int().min(0).max(lastMinuteOfDay),
  keep: z.number().int().min(1).max(mostBackups),
});
export type BackupSchedule = z.infer<typeof backupSchedule>;

/** What was done: a backup, or a test restore. */
export const backupRunKinds = ['backup', 'test_restore'] as const;

export const backupRun = z.object({
  id: z.number().int(),
  kind: z.enum(backupRunKinds),
  /** The login of the user who requested it; null if it was scheduled. */
  startedBy: z.string().nullable(),
  beganAt: z.iso.datetime(),
  /** Null while it runs. */
  endedAt: z.iso.datetime().nullable(),
  /** The name of the backup. */
  name: z.string().nullable(),
  /** Bytes of all its files, and of those that no earlier backup had. */
  bytes: z.number().nullable(),
  added: z.number().nullable(),
  /** Why it failed; null if it did not. */
  problem: z.string().nullable(),
});
export type BackupRun = z.infer<typeof backupRun>;

export const backupState = z.object({
  /** The directory for backups (`WAYBILL_BACKUPS`); null: only the command takes them. */
  directory: z.string().nullable(),
  schedule: backupSchedule,
  /** Null while the schedule is off. */
  nextAt: z.iso.datetime().nullable(),
  /** The newest complete backup of this data directory. */
  last: z.object({ name: z.string(), takenAt: z.iso.datetime(), directory: z.string() }).nullable(),
  /** The last fifty, newest first. */
  runs: z.array(backupRun),
});
export type BackupState = z.infer<typeof backupState>;

const source = 'Beyond the specification: docs/operating.md, backup and restore';

export const getBackups = endpoint({
  name: 'getBackups',
  method: 'GET',
  path: '/aiparcelweb/api/backups',
  ...audiences.backups,
  source,
  summary: 'The schedule of backups, the last one, and what was done. Only for operators of the server’s own tenant.',
  answer: backupState,
});

export const changeBackupSchedule = endpoint({
  name: 'changeBackupSchedule',
  method: 'PUT',
  path: '/aiparcelweb/api/backups/schedule',
  ...audiences.backups,
  source,
  summary: 'Changes when backups are taken, and how many are kept.',
  body: backupSchedule,
  answer: backupSchedule,
});

export const takeBackupNow = endpoint({
  name: 'takeBackupNow',
  method: 'POST',
  path: '/aiparcelweb/api/backups/take',
  ...audiences.backups,
  source,
  summary: 'Begins a backup. What becomes of it stands in the list of runs.',
  answer: doneAnswer,
});

export const testRestore = endpoint({
  name: 'testRestore',
  method: 'POST',
  path: '/aiparcelweb/api/backups/testRestore',
  ...audiences.backups,
  source,
  summary: 'Begins to restore the newest backup into a directory that is deleted afterwards, to see that it can be.',
  answer: doneAnswer,
});
