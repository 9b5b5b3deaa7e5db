import type { BackupSchedule } from '@waybill/contract';
import type { Settings } from '@waybill/db';

/** The schedule before anybody chose one. */
const usualSchedule: BackupSchedule = { on: false, every: 'day', minuteOfDay: 135, keep: 14 };

/** A schedule, and since when it has applied; undefined for the default one. */
export interface StoredSchedule {
  readonly schedule: BackupSchedule;
  readonly changedAt: Date | undefined;
}

export async function readSchedule(settings: Settings): Promise<StoredSchedule> {
  const row = await settings.selectFrom('backup_schedule').selectAll().executeTakeFirst();
  if (row === undefined) return { schedule: usualSchedule, changedAt: undefined };
  const { is_on: on, every, minute_of_day: minuteOfDay, keep } = row;
  return { schedule: { on, every, minuteOfDay, keep }, changedAt: row.changed_at };
}

export async function storeSchedule(settings: Settings, schedule: BackupSchedule, now: Date): Promise<void> {
  const { on, every, minuteOfDay, keep } = schedule;
  const values = { is_on: on, every, minute_of_day: minuteOfDay, keep, changed_at: now };
  await settings
    .insertInto('backup_schedule')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}
