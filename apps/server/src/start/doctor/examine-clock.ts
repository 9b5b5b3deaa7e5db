import { sql } from 'kysely';
import type { Services } from '../../platform/services.ts';
import { type Finding, failure, fine, warning } from './finding.ts';

const area = 'Clock';
const second = 1_000;
const tolerated = 10 * second;
const minute = 60 * second;

/** Whether this machine's clock agrees with the database server's, and is not behind the newest data. */
export async function examineClock({ settings, clock }: Pick<Services, 'settings' | 'clock'>): Promise<Finding[]> {
  const now = clock();
  const { rows } = await sql<{ now: Date; latest: Date | null }>`
    select clock_timestamp() as now, (select max(created_at) from session) as latest`.execute(settings);
  const [row] = rows;
  if (row === undefined) return [];
  const text = `It is ${now.toISOString()} (UTC).`;
  if (row.latest !== null && row.latest.getTime() > now.getTime() + minute) {
    const behind = `Somebody signed in at ${row.latest.toISOString()}, which has not come yet.`;
    return [failure(area, `${text} ${behind}`, 'Set the clock, by NTP: sessions, passwords and dates depend on it.')];
  }
  const apart = Math.abs(row.now.getTime() - now.getTime());
  if (apart <= tolerated) return [fine(area, text)];
  const difference = `The database server is ${Math.round(apart / second)} seconds apart.`;
  return [warning(area, `${text} ${difference}`, 'Set both clocks by NTP.')];
}
