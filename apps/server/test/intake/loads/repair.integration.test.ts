import { repairInterruptedLoads } from '@waybill/server';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { Desk } from './desk.ts';
import { upsFile, upsPackage } from './ups-file.ts';

describe('repairing what a killed process left', async () => {
  const house = await House.open();
  const desk = new Desk(house);
  afterAll(() => house.close());
  const accountsOf = (number: string) =>
    house.settings.selectFrom('account').select('id').where('number', '=', number).execute();
  const interrupt = (name: string) =>
    house.settings
      .updateTable('invoice_file')
      .set({ status: 'loading', load_id: null })
      .where('name', '=', name)
      .execute();
  const repair = () => repairInterruptedLoads(house.settings, house.warehouse);

  it('notes as loaded what the warehouse committed, and keeps its new account', async () => {
    const charges = upsPackage('1ZREPAIR0300000001');
    const text = upsFile({ account: 'REPAIR1', number: '000000REPAIR1001', charges });
    await desk.load(text, { clientId: 1002, name: 'committed.csv' });
    await interrupt('committed.csv');
    await repair();
    expect(await desk.statuses('committed.csv')).toEqual(['loaded']);
    expect(await accountsOf('REPAIR1')).toHaveLength(1);
    expect((await desk.load(text)).status).toBe('already_there');
  });

  it('takes back the account of a load that the warehouse never committed', async () => {
    const charges = upsPackage('1ZREPAIR0300000002');
    const text = upsFile({ account: 'REPAIR2', number: '000000REPAIR2001', charges });
    const report = await desk.load(text, { clientId: 1002, name: 'model.csv' });
    const [account] = await accountsOf('REPAIR2');
    await house.settings
      .updateTable('invoice_file')
      .set({
        name: 'never-committed.csv',
        status: 'loading',
        load_id: null,
        summary: JSON.stringify({ report, createdAccounts: [account?.id], completedFiles: [] }),
      })
      .where('name', '=', 'model.csv')
      .execute();
    await repair();
    expect(await desk.statuses('never-committed.csv')).toEqual(['refused']);
    expect(await accountsOf('REPAIR2')).toEqual([]);
  });

  it('survives what was noted and cannot be read, whatever it is', async () => {
    const charges = upsPackage('1ZREPAIR0300000004');
    await desk.load(upsFile({ account: 'REPAIR4', number: '000000REPAIR4001', charges }), {
      clientId: 1002,
      name: 'unreadable.csv',
    });
    for (const summary of ['{"report":{"packages":1e308}}', 'no JSON', '{}']) {
      await interrupt('unreadable.csv');
      await house.settings.updateTable('invoice_file').set({ summary }).where('name', '=', 'unreadable.csv').execute();
      await repair();
      expect(await desk.statuses('unreadable.csv')).toEqual(['loaded']);
    }
  });
});
