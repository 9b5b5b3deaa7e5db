import { account, listAuditLog, tryBeta } from '@waybill/contract';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

describe('the beta', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const { id } = (await admin.call(account)).body;
  const decide = (takesPart: '0' | '1') => admin.call(tryBeta, { params: { userId: id, takesPart } });

  it('is joined and left, which the account and the audit log say', async () => {
    expect((await decide('1')).status).toBe(200);
    expect((await admin.call(account)).body.betaFlag).toBe(true);
    expect((await decide('1')).status).toBe(200);
    expect((await decide('0')).status).toBe(200);
    expect((await admin.call(account)).body.betaFlag).toBe(false);
    const { body } = await admin.call(listAuditLog, { query: { action: 'beta.join' } });
    expect(body.rows).toHaveLength(1);
    expect(body.rows[0]).toMatchObject({
      login: 'admin',
      details: { changes: { beta: { before: false, after: true } } },
    });
  });

  it('is decided by oneself, with the permission alone', async () => {
    const other = { userId: id + 1, takesPart: '1' } as const;
    expect((await admin.call(tryBeta, { params: other })).status).toBe(403);
    const shipper = await house.as('shipper');
    const own = (await shipper.call(account)).body.id;
    expect((await shipper.call(tryBeta, { params: { userId: own, takesPart: '1' } })).status).toBe(403);
  });
});
