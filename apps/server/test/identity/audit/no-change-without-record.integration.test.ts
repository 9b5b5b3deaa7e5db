import { createHash } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  announce,
  cancelReport,
  createGlCode,
  createRole,
  deleteReport,
  deleteSchedule,
  deleteStatus,
  pauseSchedule,
  repeatReport,
  scheduleReport,
  setStatus,
  takeBackupNow,
  updateSchedule,
  uploadExchangeRates,
} from '@waybill/contract';
import { House } from '@waybill/testkit';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runUserCommand } from '../../../src/identity/users/command/run-user-command.ts';
import { openSpendPage } from '../../analysis/data/spend-state.ts';
import { newestReport, reportOf, submit } from '../../reports/report-desk.ts';

const anyCharge = { carrierNames: [], accountNumbers: [], serviceCategories: [], chargeFamilies: [], accessorials: [] };

describe('a change whose record cannot be written', async () => {
  const backupDirectory = await mkdtemp(join(tmpdir(), 'backups-'));
  const house = await House.open({ backupDirectory });
  afterAll(() => house.close());
  const { settings } = house;
  const admin = await house.as('admin');
  const analyst = await house.as('analyst');
  const state = await openSpendPage(analyst);
  await submit(analyst, reportOf(state));
  const { id } = await newestReport(analyst);
  const times = { name: 'Last month', period: 'Previous Month', frequency: 'weekly', day: 1, hour: 6 } as const;
  const schedule = (await analyst.call(scheduleReport, { body: { reportId: id, ...times } })).body;
  const closed = { type: 'PAGE', value: 'ON', path: '/jobs' } as const;
  await admin.call(setStatus, { body: closed });

  /** Every row but those of the audit log and of what a session keeps of itself. */
  async function rows(): Promise<ReadonlyMap<string, string>> {
    const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
      where schemaname = 'public' and tablename not in ('audit_log', 'session')`.execute(settings);
    const found = new Map<string, string>();
    for (const { name } of tables) {
      const all = await sql<{ row: string }>`select to_jsonb(each)::text as row from ${sql.table(name)} as each
        order by 1`.execute(settings);
      found.set(name, createHash('sha256').update(JSON.stringify(all.rows)).digest('hex'));
    }
    return found;
  }

  beforeEach(async () => {
    await sql`alter table audit_log add constraint unwritable check (false) not valid`.execute(settings);
  });
  afterEach(async () => {
    await sql`alter table audit_log drop constraint unwritable`.execute(settings);
  });

  const attempts: Readonly<Record<string, () => Promise<{ readonly status: number }>>> = {
    'closing a page': () => admin.call(setStatus, { body: { ...closed, path: '/reports' } }),
    'deleting the status of a page': () => admin.call(deleteStatus, { query: { path: closed.path } }),
    'uploading exchange rates': () =>
      admin.call(uploadExchangeRates, {
        body: { fileName: 'rates.csv', content: 'date,currency,usd_rate\n2026-01-05,CAD,0.71\n' },
      }),
    'an announcement': () => admin.call(announce, { body: { text: 'The portal is closed on Sunday.' } }),
    'a backup': () => admin.call(takeBackupNow, {}),
    'submitting a report': () => submit(analyst, reportOf(state, { format: 'xlsx' })),
    'repeating a report': async () => {
      await settings.updateTable('report').set({ status: 'failed' }).where('id', '=', id).execute();
      const answer = await analyst.call(repeatReport, { params: { id } });
      await settings.updateTable('report').set({ status: 'queued' }).where('id', '=', id).execute();
      return answer;
    },
    'cancelling a report': () => analyst.call(cancelReport, { params: { id } }),
    'deleting a report': () => analyst.call(deleteReport, { params: { id } }),
    'scheduling a report': () => analyst.call(scheduleReport, { body: { reportId: id, ...times, name: 'Other' } }),
    'changing a schedule': () =>
      analyst.call(updateSchedule, {
        params: { id: schedule.id },
        body: { ...times, timeZone: 'UTC', format: 'xlsx', recipientIds: [] },
      }),
    'pausing a schedule': () => analyst.call(pauseSchedule, { params: { id: schedule.id }, body: { active: false } }),
    'deleting a schedule': () => analyst.call(deleteSchedule, { params: { id: schedule.id } }),
    'a role': () => admin.call(createRole, { body: { name: 'ROLE_UNRECORDED', permissions: ['TRACKING'] } }),
    'a GL code': () =>
      admin.call(createGlCode, {
        body: { clientId: 1003, code: '6100', name: 'Freight', position: 1, conditions: anyCharge },
      }),
    'a command for users': () =>
      runUserCommand(
        { settings, clock: () => house.clock.read() },
        { act: 'reset', tenant: 'default', login: 'analyst' },
      ).then(
        () => ({ status: 200 }),
        () => ({ status: 500 }),
      ),
  };

  it.each(Object.entries(attempts))('is not made: %s', async (_name, attempt) => {
    const before = await rows();
    const { status } = await attempt();
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await rows()).toEqual(before);
  });
});
