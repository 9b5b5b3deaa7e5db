import {
  account,
  createRole,
  deleteStatus,
  getReportsRequest,
  getRows,
  listAuditLog,
  reports,
  setStatus,
  statuses,
  trackingNumberDetails,
} from '@waybill/contract';
import { getRowsBodyOf } from '@waybill/model';
import { House } from '@waybill/testkit';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openSpendPage } from '../analysis/data/spend-state.ts';
import { openChat } from '../assistant/chat-client.ts';
import { reportOf, submit } from '../reports/report-desk.ts';

describe('maintenance', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const shipper = await house.as('shipper');
  const state = await openSpendPage(shipper);
  const close = (path: string, value: 'ON' | 'OFF' = 'ON') =>
    admin.call(setStatus, { body: { type: 'PAGE', path, value } });
  const rows = () =>
    shipper.call(getRows, {
      params: { pageName: 'spend' },
      body: getRowsBodyOf(state, { startRow: 0, endRow: 1 }),
    });
  afterEach(async () => {
    await house.settings.deleteFrom('maintenance_status').where('type', '=', 'PAGE').execute();
  });

  it('closes the data of a page with the page, but not for users who may override it', async () => {
    expect((await close('/REPORTS/')).status).toBe(200);
    const answer = await shipper.call(reports);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.body).toMatchObject({
      title: 'Under maintenance',
      detail: 'This is closed for maintenance. Nothing was changed; please try again later.',
    });
    expect((await admin.call(reports)).status).toBe(200);
    expect((await rows()).status).toBe(200);
    await close('/reports', 'OFF');
    expect((await shipper.call(reports)).status).toBe(200);
  });

  it('closes all analysis data with the area, but for the pages below it that are open', async () => {
    await close('/aframe');
    expect((await rows()).status).toBe(503);
    await close('/aframe/dashboard/SPEND', 'OFF');
    expect((await rows()).status).toBe(200);
  });

  it('takes no reports while Reports is closed, wherever they are asked for', async () => {
    const byName = () =>
      shipper.call(getReportsRequest, {
        body: {
          reportsAgentJson: { reportName: 'Payment', carrier: 'UPS', startDate: '2026-01-01', endDate: '2026-01-31' },
          client: state.clientId,
          subClientIds: [],
        },
      });
    await close('/reports');
    expect((await submit(shipper, reportOf(state))).status).toBe(503);
    expect((await byName()).status).toBe(503);
    await close('/reports', 'OFF');
    expect((await submit(shipper, reportOf(state))).status).toBe(200);
  });

  it('closes shipments with the last page of theirs that a user may open', async () => {
    const shipment = () => shipper.call(trackingNumberDetails, { query: { invoiceDetailsId: 1 } });
    await close('/aframe');
    expect((await shipment()).status).not.toBe(503);
    await close('/');
    expect((await shipment()).status).toBe(503);
  });

  it('closes the answers of the assistant with the pages whose figures they give', async () => {
    const { id } = (await shipper.call(account)).body;
    const chat = await openChat(house, { token: shipper.token ?? '', userId: id });
    const ask = async (question: string) => (await chat.ask(question, -1, state.clientId)).data;
    await close('/aframe/dashboard/refund');
    expect(await ask('refunds in 2025')).toMatchObject({
      df: [],
      text: 'This is closed for maintenance. Nothing was changed; please try again later.',
    });
    expect((await ask('packages in 2025')).df).not.toEqual([]);
    await close('/aframe');
    expect((await ask('packages in 2025')).df).toEqual([]);
    expect((await ask('heaviest packages in 2025')).df).toEqual([]);
    await chat.close();
  });

  it('does not close what is no page', async () => {
    const { status, body } = await close('/nope');
    expect(status).toBe(400);
    expect(body).toMatchObject({ detail: expect.stringContaining('path') });
  });

  it('leaves the administrator who closed everything the way to open it again', async () => {
    const { body } = await admin.call(createRole, {
      body: { name: 'ROLE_SETTINGS', permissions: ['SETTINGS_ADMIN', 'RUN_REPORTS'] },
    });
    await house.settings
      .updateTable('user_role')
      .set({ role_id: body.id })
      .where('user_id', '=', (builder) =>
        builder.selectFrom('user_account').select('id').where('login', '=', 'expiring').limit(1),
      )
      .execute();
    await house.settings.updateTable('user_account').set({ internal: true }).where('login', '=', 'expiring').execute();
    const caretaker = await house.as('expiring');
    expect((await caretaker.call(setStatus, { body: { type: 'PAGE', path: '/', value: 'ON' } })).status).toBe(200);
    expect((await caretaker.call(reports)).status).toBe(503);
    expect((await caretaker.call(deleteStatus, { query: { path: '/' } })).status).toBe(200);
    expect((await caretaker.call(reports)).status).toBe(200);
  });

  it.each(['/settings', '/SETTINGS', '/settings/'])('does not close %s, where it is ended', async (path) => {
    const { status, body } = await close(path);
    expect(status).toBe(400);
    expect(body).toMatchObject({ detail: expect.stringContaining('Settings stays open') });
  });

  it('keeps one status for a page however its path is spelled, and deletes it', async () => {
    await close('/aframe/dashboard/CarrierScore');
    await close('/aframe/dashboard/carrierscore/', 'OFF');
    const kept = [{ type: 'PAGE', path: '/aframe/dashboard/carrierScore', value: 'OFF' }];
    expect((await admin.call(statuses)).body.filter(({ type }) => type === 'PAGE')).toEqual(kept);
    const gone = await admin.call(deleteStatus, { query: { path: '/AFRAME/dashboard/carrierscore' } });
    expect(gone.body.filter(({ type }) => type === 'PAGE')).toEqual([]);
    expect((await admin.call(deleteStatus, { query: { path: '/reports' } })).status).toBe(404);
    const log = await admin.call(listAuditLog, { query: { action: 'maintenance.delete' } });
    expect(log.body.rows[0]).toMatchObject({ action: 'maintenance.delete' });
  });
});
