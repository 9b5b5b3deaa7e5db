import type { Generated } from 'kysely';

/** When the server takes backups: one row, or none before it was first chosen. */
export interface BackupScheduleTable {
  id: Generated<number>;
  is_on: boolean;
  every: 'six_hours' | 'day' | 'week';
  /** Minutes after midnight (UTC). */
  minute_of_day: number;
  /** How many backups are kept. */
  keep: number;
  changed_at: Date;
}

/** A backup or a test restore, running or finished. */
export interface BackupRunTable {
  id: Generated<number>;
  kind: 'backup' | 'test_restore';
  /** The scheduled time, which only one run may have; null if a user requested it. */
  due_at: Date | null;
  user_id: number | null;
  /** The server that runs it; null if that is gone. */
  server_id: Generated<string | null>;
  began_at: Date;
  ended_at: Date | null;
  name: string | null;
  bytes: number | null;
  added: number | null;
  problem: string | null;
}
