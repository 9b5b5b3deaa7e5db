import { House, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { Desk } from '../desk.ts';
import { upsFile, upsPackage } from '../ups-file.ts';

describe('reporting a load', async () => {
  const house = await House.open();
  const desk = new Desk(house);
  afterAll(() => house.close());
  const twoPackages = [...upsPackage('1ZW0A1B20300000001'), ...upsPackage('1ZW0A1B20300000002')];

  it('tells which charges no rule knows', async () => {
    const charges = [
      ...twoPackages,
      {
        tracking: '1ZW0A1B20300000001',
        net: '3.21',
        category: 'XYZ',
        detail: 'QQQ',
        classification: 'ZZZ',
        code: 'ZQ9',
        description: 'Charge From The Future',
      },
    ];
    const report = await desk.load(upsFile({ number: '0000000W0A1B2010', charges }), { clientId: 1002 });
    expect(report.mappedToOther).toEqual([
      { description: 'Charge From The Future', code: 'ZQ9', currencyCode: 'USD', rows: 1, amount: '3.21' },
    ]);
  });

  it('notes the file of a tenant with that tenant, by its accounts', async () => {
    const text = upsFile({ account: 'N31GH8', number: '0000000N31GH8001', charges: twoPackages });
    await desk.load(text, { name: 'neighbour.csv' });
    const [file] = await house.settings
      .selectFrom('invoice_file')
      .innerJoin('tenant', 'tenant.id', 'invoice_file.tenant_id')
      .select(['tenant.name', 'invoice_file.status'])
      .where('invoice_file.name', '=', 'neighbour.csv')
      .execute();
    expect(file).toEqual({ name: neighbour.tenant, status: 'loaded' });
  });
});
