import { auditActions, exportAuditLog, listAuditLog } from '@waybill/contract';
import { House, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { recordEvent } from '../../../src/identity/audit/write-audit.ts';

describe('the audit log', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const tenantOf = (name: string) =>
    house.settings.selectFrom('tenant').select('id').where('name', '=', name).executeTakeFirstOrThrow();
  const own = { tenantId: (await tenantOf('default')).id, userId: null };
  const foreign = { tenantId: (await tenantOf(neighbour.tenant)).id, userId: null };
  const change = { name: { before: 'Old, "name"', after: '=cmd' } };
  await recordEvent(house.settings, own, house.clock.read(), {
    action: 'client.update',
    subject: { id: 7, name: 'Harbor' },
    changes: change,
  });
  await recordEvent(house.settings, own, house.clock.read(), {
    action: 'client.create',
    subject: { id: 8, name: 'Quay' },
  });
  await recordEvent(house.settings, foreign, house.clock.read(), {
    action: 'client.create',
    subject: { id: 9, name: 'Secret' },
  });
  await house.settings
    .insertInto('audit_log')
    .values({
      ...{ tenant_id: own.tenantId, user_id: null },
      action: 'client.old',
      details: '{}',
      at: '2026-01-31T23:59:59Z',
    })
    .execute();

  it('is searched by words, kinds of actions and UTC days', async () => {
    const actionsOf = async (query: Record<string, string>) =>
      (await admin.call(listAuditLog, { query: { sort: 'action', ...query } })).body.rows.map(({ action }) => action);
    expect(await actionsOf({ search: 'harbor client' })).toEqual(['client.update']);
    expect(await actionsOf({ action: 'client.' })).toEqual(['client.create', 'client.old', 'client.update']);
    expect(await actionsOf({ action: 'client.', from: '2026-01-31', to: '2026-01-31' })).toEqual(['client.old']);
    expect(await actionsOf({ action: 'client.', to: '2026-01-30' })).toEqual([]);
    expect(await actionsOf({ search: 'Secret' })).toEqual([]);
    const { body } = await admin.call(listAuditLog, { query: { search: 'Harbor' } });
    expect(body.rows[0]).toMatchObject({ details: { subject: { id: 7, name: 'Harbor' }, changes: change } });
    expect((await admin.call(auditActions)).body).toContain('client.update');
  });

  it('is exported as CSV that a spreadsheet reads as text, and the export is noted', async () => {
    const { status, text, headers } = await admin.call(exportAuditLog, { query: { action: 'client.' } });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/csv');
    const lines = text.trimEnd().split('\r\n');
    expect(lines[0]?.replace('\ufeff', '')).toBe('at,login,action,subject,details');
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toBe('2026-01-31T23:59:59.000Z,,client.old,,');
    expect(text).toContain('"{""id"":7,""name"":""Harbor""}"');
    const noted = await admin.call(listAuditLog, { query: { action: 'audit_log.export' } });
    expect(noted.body.rows[0]).toMatchObject({ login: 'admin', details: { entries: 3 } });
  });

  it('is not for users of clients, whatever their role', async () => {
    await house.settings.updateTable('user_account').set({ internal: false }).where('login', '=', 'admin').execute();
    expect((await admin.call(listAuditLog)).status).toBe(403);
    expect((await admin.call(exportAuditLog)).status).toBe(403);
  });
});
