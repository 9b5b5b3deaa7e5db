import { readLastBackup } from '../../operation/backup/last-backup.ts';
import type { Clock } from '../../platform/clock.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { type Finding, fine, warning } from './finding.ts';

const area = 'Backup';
const day = 86_400_000;
const oldestDays = 7;

/** When the last backup was taken. */
export async function examineBackup({
  files,
  clock,
}: {
  readonly files: FileStore;
  readonly clock: Clock;
}): Promise<Finding[]> {
  const advice = 'Take one with: waybill backup DIRECTORY';
  const last = await readLastBackup(files);
  if (last === undefined) return [warning(area, 'There is no backup of this data directory.', `${advice}.`)];
  const days = Math.floor((clock().getTime() - Date.parse(last.takenAt)) / day);
  const text = `The last backup was taken at ${last.takenAt}, into ${last.directory}.`;
  return [days > oldestDays ? warning(area, text, `It is ${days} days old. ${advice}.`) : fine(area, text)];
}
