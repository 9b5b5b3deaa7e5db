import { importRulePack, listDeliverySources, revertRulePack } from '@waybill/contract';
import { House, loadInvoice, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { settleChangedPromises } from '../../../src/recovery/rule-packs/settle-promises.ts';
import { Desk } from '../../intake/loads/desk.ts';

const client = 1003;
const base64 = (content: string) => Buffer.from(content).toString('base64');
// A Tuesday on which UPS works by the rules that come with Waybill.
const closed = 'from,to,name,service,operation\n2026-09-29,2026-09-29,Flood,,closed\n';
const weekends = 'from,to,service,days\n2026-01-01,,,1-6\n';
const facts = (deliveries: Readonly<Record<string, string>>) => {
  const lines = Object.entries(deliveries).map(([number, day]) => `${number},,${day},Delivered,`);
  return ['Tracking Number,Promised,Delivered,Status,Signed By', ...lines].join('\n');
};

describe('holidays and service days that an administrator imports', async () => {
  const house = await House.open({ runsJobs: true, keepsFindings: false });
  afterAll(() => house.close());
  const desk = new Desk(house);
  const admin = await house.as('admin');
  const accountOf = async (clientId: number) => {
    const account = await house.settings
      .selectFrom('account')
      .select(['id as accountId', 'number as accountNumber'])
      .where('client_id', '=', clientId)
      .executeTakeFirstOrThrow();
    return { clientId, ...account };
  };
  const bill = async (clientId: number, invoiceNumber: string, shipped: Readonly<Record<string, string>>) => {
    const packages = Object.entries(shipped).map(([tracking_number, pickup_date]) => ({
      net: '12.00',
      row: {
        tracking_number,
        pickup_date,
        service_category: 'Next Day' as const,
        ...{ delivery_date: null, scheduled_date: null, tracking_status: null },
      },
    }));
    await loadInvoice(
      house.warehouse,
      { ...(await accountOf(clientId)), invoiceNumber, billDate: '2026-10-03' },
      packages,
    );
  };
  const statuses = async () => {
    const rows = await house.sql<{ NUMBER: string; STATUS: string | null }>(
      `select tracking_number, tracking_status from package_level_info where tracking_number like '1ZPROMISE%' order by 1`,
      { NUMBER: 'text', STATUS: 'text' },
    );
    return Object.fromEntries(rows.map(({ NUMBER, STATUS }) => [NUMBER.slice('1ZPROMISE'.length), STATUS]));
  };
  const settled = () => expect.poll(statuses, { timeout: 60_000 });
  const tenantOf = async (name: string) =>
    await house.settings.selectFrom('tenant').select('id').where('name', '=', name).executeTakeFirstOrThrow();
  const importRules = async (kind: string, content: string) => {
    const { status, body } = await admin.call(importRulePack, {
      body: { carrierId: 1, kind, fileName: `${kind}.csv`, content: base64(content), source: 'UPS notice' },
    });
    expect(status).toBe(200);
    return body.id;
  };

  const mine = { '1ZPROMISE1': '2026-09-29', '1ZPROMISE2': '2026-09-30', '1ZPROMISE3': '2026-09-28' };
  await bill(client, 'PROMISES1', {
    '1ZPROMISE1': '2026-09-28',
    '1ZPROMISE2': '2026-09-28',
    '1ZPROMISE3': '2026-09-25',
  });
  await bill(neighbour.clientId, 'PROMISES2', { '1ZPROMISE9': '2026-09-28' });
  await desk.load(facts(mine), { name: 'mine.csv' });
  const { id: tenantId } = await tenantOf(neighbour.tenant);
  await desk.load(facts({ '1ZPROMISE9': '2026-09-30' }), { name: 'theirs.csv', tenantId });
  const usual = { 1: 'On Time', 2: 'Late', 3: 'On Time', 9: 'Late' };

  it('judge the packages that were delivered before, with the rollups, and nobody else’s', async () => {
    expect(await statuses()).toEqual(usual);
    await importRules('holidays', closed);
    await settled().toEqual({ ...usual, 2: 'On Time' });
    expect(await settleChangedPromises(house)).toBe(0);
    expect(await house.warehouse.mendRollups()).toEqual([]);
  });

  it('judge what comes later as well, and are named as the source of a promise', async () => {
    await bill(client, 'PROMISES3', { '1ZPROMISE4': '2026-09-28' });
    await desk.load(facts({ '1ZPROMISE4': '2026-09-30' }), { name: 'later.csv' });
    expect(await statuses()).toEqual({ ...usual, 2: 'On Time', 4: 'On Time' });
    const [row] = await house.sql<{ ID: number }>(
      `select tracking_id from package_level_info where tracking_number = '1ZPROMISE4'`,
      { ID: 'bigint' },
    );
    const { body } = await admin.call(listDeliverySources, { query: { invoiceDetailsId: row?.ID ?? 0 } });
    expect(body.sources.find(({ kind }) => kind === 'service')?.promised?.local).toBe('2026-09-30 00:00:00');
  });

  it('may say that packages were due earlier', async () => {
    const id = await importRules('service-days', weekends);
    await settled().toEqual({ ...usual, 2: 'On Time', 3: 'Late', 4: 'On Time' });
    await admin.call(revertRulePack, { params: { id } });
    await settled().toEqual({ ...usual, 2: 'On Time', 4: 'On Time' });
  });

  it('leave packages as they were without them once they are out of use', async () => {
    const imported = house.settings.selectFrom('rule_pack').select('id').where('kind', '=', 'holidays');
    const { id } = await imported.executeTakeFirstOrThrow();
    await admin.call(revertRulePack, { params: { id } });
    await settled().toEqual({ ...usual, 4: 'Late' });
    expect(await settleChangedPromises(house)).toBe(0);
    expect(await house.warehouse.mendRollups()).toEqual([]);
  });
});
