import { account, announce, listNotifications, listUsers, setStatus, statuses } from '@waybill/contract';
import { SettingsOfNewerVersion } from '@waybill/db';
import { House } from '@waybill/testkit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openSpendPage } from '../analysis/data/spend-state.ts';
import { finishedReport, reportOf, submit } from '../reports/report-desk.ts';

const expanding = '9001-tomorrow-expands';
const contracting = '9002-tomorrow-contracts';
/** What a next version may do to the tables that this one writes most. */
const expansions = [
  'alter table user_account add column nickname text, add column colour text not null default $$blue$$',
  'alter table report add column priority integer not null default 0',
  'alter table notification add column shown_at timestamptz',
  'alter table session add column device text',
  'alter table maintenance_status add column note text',
  'create table next_thing (id integer primary key generated always as identity, user_id integer references user_account)',
  'create index report_of_tomorrow on report (priority)',
];

describe.runIf(inject('postgresUrl') !== null)('a server whose settings a newer version has migrated', () => {
  let house: House;

  beforeAll(async () => {
    house = await House.open({ sharesSettings: true, runsJobs: true });
  });
  afterAll(() => house.close());

  const migrated = (name: string) =>
    sql`insert into kysely_migration (name, timestamp) values (${name}, '2099-01-01')`.execute(house.settings);

  /** Reads and writes what the migration touched. */
  const works = async (server: House, text: string, column: string) => {
    const admin = await server.as('admin');
    const shipper = await server.as('shipper');
    expect((await admin.call(account)).body.login).toBe('admin');
    expect((await admin.call(listUsers, { query: {} })).status).toBe(200);
    expect((await admin.call(announce, { body: { text } })).status).toBe(200);
    const { notifications } = (await shipper.call(listNotifications)).body;
    expect(notifications.map(({ values }) => values.text)).toContain(text);
    const status = { type: 'PAGE', path: '/profile', value: 'OFF' } as const;
    expect((await admin.call(setStatus, { body: status })).status).toBe(200);
    expect((await shipper.call(statuses)).body).toContainEqual(status);
    const state = await openSpendPage(shipper);
    const request = { ...reportOf(state), selectColumnNames: [column] };
    expect((await submit(shipper, request)).text).toBe('Report submitted.');
    expect(await finishedReport(shipper)).toMatchObject({ status: 'completed' });
  };

  it('works on while the migration only expands', async () => {
    await works(house, 'Before', 'net_amount');
    for (const statement of expansions) await sql.raw(statement).execute(house.settings);
    await migrated(expanding);
    await sql`insert into expanding_migration (name) values (${expanding})`.execute(house.settings);
    await works(house, 'After', 'bill_date');
  });

  it('starts on such settings, and leaves them as they are', async () => {
    const started = await house.beside();
    await works(started, 'Started later', 'carrier_name');
    await started.close();
    const { rows } = await sql<{ name: string }>`select name from kysely_migration where name > '9'`.execute(
      house.settings,
    );
    expect(rows.map(({ name }) => name)).toEqual([expanding]);
  });

  it('does not start once a migration took something away', async () => {
    await migrated(contracting);
    await expect(house.beside()).rejects.toThrow(SettingsOfNewerVersion);
    await expect(house.beside()).rejects.toThrow(contracting);
  });
});
