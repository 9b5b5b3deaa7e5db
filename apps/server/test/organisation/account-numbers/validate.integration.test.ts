import { type CheckedAccountNumber, validateAccountNumbers } from '@waybill/contract';
import { House, loadInvoice, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { dollars } from '../../analysis/data/spend-state.ts';

describe('account number validation', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const ask = async (...numbers: readonly (string | { number: string; carrierId: number | null })[]) => {
    const accounts = numbers.map((each) => (typeof each === 'string' ? { number: each } : each));
    const { status, body, text } = await admin.call(validateAccountNumbers, { body: { accounts } });
    expect(status, text).toBe(200);
    return body;
  };
  const only = (checked: readonly CheckedAccountNumber[]) => checked[0]?.holders[0];

  it('tells client, group, division and what was billed, as SQL written by hand does', async () => {
    const accounts = await house.settings
      .selectFrom('account')
      .leftJoin('account_group', 'account_group.id', 'account.account_group_id')
      .select([
        'account.number',
        'account.active',
        'account.client_id',
        'account.carrier_id',
        'account_group.name as group',
      ])
      .where('account.client_id', '<>', neighbour.clientId)
      .execute();
    const checked = await ask(...accounts.map(({ number }) => number));
    for (const [index, account] of accounts.entries()) {
      const [billed] = await house.sql(
        `select max(bill_date) as L, count(distinct invoice_number) as I, sum(${dollars('net_amount')}) as S
         from package_level_info where client_id = ${account.client_id} and carrier_id = ${account.carrier_id}
           and account_number = '${account.number}'`,
        { L: 'date', I: 'bigint', S: 'money' },
      );
      expect(checked[index]?.holders).toEqual([
        expect.objectContaining({
          clientId: account.client_id,
          active: account.active,
          groupName: account.group,
          lastBilled: billed?.L ?? null,
          invoices: billed?.I,
          net: billed?.S ?? 0,
        }),
      ]);
    }
    expect(new Set(checked.map((each) => each.holders[0]?.verdict))).toContain('active');
    expect(new Set(checked.map((each) => each.holders[0]?.verdict))).toContain('inactive');
  });

  it('finds a number however it is written, and marks what stands in the list twice', async () => {
    const checked = await ask('4R7A21', '00004r7a21', '4R7-A21', { number: '4R7A21', carrierId: 2 });
    expect(checked.map(({ number }) => number)).toEqual(['4R7A21', '4R7A21', '4R7A21', '4R7A21']);
    expect(checked.map(({ sameAs }) => sameAs)).toEqual([null, 0, 0, null]);
    expect(checked.map(({ fitsFormat }) => fitsFormat)).toEqual([true, true, true, false]);
    expect(checked.map(({ holders }) => holders.length)).toEqual([1, 1, 1, 0]);
  });

  it('tells an account that is billed and in no list, and one that is in no group', async () => {
    await loadInvoice(
      house.warehouse,
      { clientId: 1001, accountId: 77_001, accountNumber: 'QQ1234', invoiceNumber: 'Q1', billDate: '2026-11-07' },
      [{ net: '12.50', row: { tracking_number: '1ZQQ12340000000001' } }],
    );
    expect(only(await ask('QQ1234'))).toMatchObject({
      clientId: 1001,
      active: null,
      verdict: 'not_listed',
      lastBilled: '2026-11-07',
      invoices: 1,
      net: 12.5,
    });
    await house.settings
      .updateTable('account')
      .set({ account_group_id: null })
      .where('number', '=', '4R7A21')
      .execute();
    expect(only(await ask('4R7A21'))).toMatchObject({ active: true, verdict: 'no_group', groupName: null });
  });

  it('knows nothing of another tenant’s accounts', async () => {
    const other = await house.as(neighbour.login, neighbour.tenant);
    const { body } = await other.call(validateAccountNumbers, {
      body: { accounts: [{ number: '4R7A21' }, { number: 'N31GH8' }] },
    });
    expect(body.map(({ holders }) => holders.length)).toEqual([0, 1]);
    expect((await ask('N31GH8'))[0]?.holders).toEqual([]);
  });

  it('is for holders of the permission, and for a list that is one', async () => {
    expect(
      (await (await house.as('guest')).call(validateAccountNumbers, { body: { accounts: [{ number: '1' }] } })).status,
    ).toBe(403);
    const empty = await admin.call(validateAccountNumbers, { body: { accounts: [] } });
    expect(empty.status).toBe(400);
    expect(empty.body).toMatchObject({ errors: [{ field: 'accounts' }] });
  });
});
