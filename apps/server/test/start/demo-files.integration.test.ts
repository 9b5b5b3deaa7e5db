import {
  checkAgreementVersion,
  clientsShortAFrame,
  getAccruals,
  getInvoiceLedger,
  listAgreements,
  listUnknownCharges,
} from '@waybill/contract';
import { addDays } from '@waybill/model';
import { demoFileAccounts } from '@waybill/seed-data';
import { House, today } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { demoAdministrator } from '../../src/start/demo-administrator.ts';
import { seedAgreements } from '../../src/start/seed-agreements.ts';
import { seedIntake } from '../../src/start/seed-intake.ts';

const { clientId, ups, ontrac } = demoFileAccounts;

describe('the files of the demo', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const { tenant_id: tenantId } = await house.settings
    .selectFrom('client')
    .select('tenant_id')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  const { settings, warehouse, files, dataDirectory } = house;
  const clock = () => new Date(`${today}T12:00:00Z`);
  await seedIntake({ settings, warehouse, files, dataDirectory, clock }, tenantId);

  it('are loaded, except one that has lines to correct', async () => {
    const files = await house.settings
      .selectFrom('invoice_file')
      .select(['name', 'status', 'layout', 'quarantine_path'])
      .where('client_id', '=', clientId)
      .orderBy('id')
      .execute();
    expect(files.map(({ status }) => status)).toEqual([
      ...['loaded', 'loaded', 'loaded', 'loaded'],
      'refused',
      ...['loaded', 'loaded'],
    ]);
    expect(files.filter(({ quarantine_path: listed }) => listed !== null)).toHaveLength(2);
    expect(new Set(files.map(({ layout }) => layout)).size).toBe(5);
  });

  it('show every state of the ledger, and an account that is late', async () => {
    const { accounts } = (await admin.call(getInvoiceLedger, { query: { clientId } })).body;
    const statesOf = (number: string) => {
      const account = accounts.find(({ accountNumber }) => accountNumber === number);
      const counted = (account?.weeks ?? []).map(({ agrees, differs, cannotBeVerified, notLoaded }) => [
        ...[agrees, differs, cannotBeVerified, notLoaded],
      ]);
      const sums = [0, 1, 2, 3].map((place) => counted.reduce((sum, week) => sum + (week[place] ?? 0), 0));
      return { punctuality: account?.punctuality, sums };
    };
    expect(statesOf(ups.number)).toEqual({ punctuality: 'late', sums: [8, 1, 0, 0] });
    expect(statesOf(ontrac.number).sums).toEqual([0, 0, 8, 1]);
  });

  it('bring charges that no rule knows, and deliveries of every status from several sources', async () => {
    const unknown = (await admin.call(listUnknownCharges)).body.rows.map(({ description }) => description);
    for (const name of ['Drop-Off Network Fee', 'Quiet Packaging', 'Green Routing Surcharge'])
      expect(unknown).toContain(name);
    const statuses = await house.sql<{ STATUS: string; PACKAGES: number }>(
      `select tracking_status, count(*) from package_level_info
       where account_number = '${ups.number}' and tracking_status is not null and load_id <= ${house.warehouse.dataVersion}
       group by tracking_status order by 1`,
      { STATUS: 'text', PACKAGES: 'integer' },
    );
    expect(statuses).toEqual([
      { STATUS: 'Exception', PACKAGES: 5 },
      { STATUS: 'Late', PACKAGES: expect.any(Number) },
      { STATUS: 'On Time', PACKAGES: expect.any(Number) },
      { STATUS: 'Pending Late', PACKAGES: 5 },
    ]);
    const told = await house.sql<{ SOURCES: number }>(
      `select max(sources) from (select count(distinct load_id) as sources from delivery_fact group by tracking_number)`,
      { SOURCES: 'integer' },
    );
    expect(told).toEqual([{ SOURCES: 3 }]);
  });

  it('know what was shipped since the last UPS invoice, at the averages of the account', async () => {
    const days = { from: addDays(today, -21), to: today };
    const query = { clientId: String(clientId), ...days };
    const { packages, total } = (await admin.call(getAccruals, { query })).body;
    expect(packages.length).toBeGreaterThan(24);
    expect(total).toBeGreaterThan(7 * packages.length);
    for (const { accountNumber, day, isShipDay, basis } of packages)
      expect([accountNumber, isShipDay, day < today, basis]).toEqual([ups.number, true, true, 'serviceZoneWeight']);
    const [other] = (await admin.call(clientsShortAFrame)).body.filter(({ id }) => id !== clientId);
    const empty = (await admin.call(getAccruals, { query: { ...query, clientId: String(other?.id) } })).body;
    expect(empty).toMatchObject({ packages: [], elsewhere: { clientId } });
  });

  it('come with agreements that reproduce nearly all that was billed', async () => {
    await seedAgreements({ settings, warehouse, files, clock }, await demoAdministrator(settings, tenantId));
    const { rows } = (await admin.call(listAgreements)).body;
    expect(rows.map(({ state, notes }) => [state, notes.mistakes])).toEqual([
      ['active', 0],
      ['active', 0],
    ]);
    for (const { id, client, reproduced } of rows) {
      expect(reproduced?.rated).toBeGreaterThan(0);
      const period = { from: `${today.slice(0, 4)}-03-01`, to: today };
      const checked = (await admin.call(checkAgreementVersion, { params: { id, version: 1 }, body: period })).body;
      expect(checked.rated, client.name).toBeGreaterThan(0.6 * checked.packages);
      expect(checked.reproduced, client.name).toBeGreaterThan(0.95 * checked.rated);
      expect(checked.packages).toBeGreaterThan(60);
    }
  });
});
