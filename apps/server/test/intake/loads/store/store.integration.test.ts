import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { Desk } from '../desk.ts';
import { upsFile, upsPackage } from '../ups-file.ts';

describe('storing a file', async () => {
  const house = await House.open();
  const desk = new Desk(house);
  afterAll(() => house.close());
  const twoPackages = [...upsPackage('1ZW0A1B20300000001'), ...upsPackage('1ZW0A1B20300000002')];

  it('stores every cent of an invoice once, and says what came', async () => {
    const before = house.warehouse.dataVersion;
    const report = await desk.load(upsFile({ number: '0000000W0A1B2001', charges: twoPackages }), { clientId: 1002 });
    expect(report).toMatchObject({ status: 'loaded', rows: 6, packages: 2, badLines: 0, mappedToOther: [] });
    expect(report.invoices).toEqual([
      {
        carrierName: 'UPS',
        accountNumber: 'W0A1B2',
        invoiceNumber: expect.stringContaining('W0A1B2001'),
        billDate: '2026-10-03',
        currencyCode: 'USD',
        clientId: 1002,
        rows: 6,
        packages: 2,
        amount: '25.00',
        statedAmount: '25.00',
        status: 'loaded',
      },
    ]);
    expect(await desk.held(report.invoices[0]?.invoiceNumber ?? '')).toEqual({
      packages: 2,
      net: '25.00',
      netOfCharges: '25.00',
      amount: '25.00',
      clientId: 1002,
    });
    expect(house.warehouse.dataVersion).toBeGreaterThan(before);
  });

  it('counts nothing twice: neither the same file nor the same rows in another file', async () => {
    const text = upsFile({ number: '0000000W0A1B2002', charges: twoPackages });
    const [first] = (await desk.load(text, { clientId: 1002 })).invoices;
    const version = house.warehouse.dataVersion;
    expect(await desk.load(text)).toMatchObject({
      status: 'already_there',
      packages: 0,
      invoices: [{ amount: '0.00' }],
    });
    const reordered = `${text.trimEnd().split('\n').reverse().join('\n')}\n`;
    expect(await desk.load(reordered)).toMatchObject({ status: 'already_there', packages: 0 });
    expect(house.warehouse.dataVersion).toBe(version);
    expect(await desk.held(first?.invoiceNumber ?? '')).toMatchObject({ packages: 2, net: '25.00' });
  });

  it('loads what is new of a file whose other invoice is there already', async () => {
    const known = { number: '0000000W0A1B2003', charges: twoPackages };
    await desk.load(upsFile(known), { clientId: 1002 });
    const fresh = { number: '0000000W0A1B2004', date: '2026-10-10', charges: upsPackage('1ZW0A1B20300000009') };
    const report = await desk.load(upsFile(known, fresh));
    expect(report).toMatchObject({
      status: 'loaded',
      packages: 1,
      invoices: [
        { status: 'already_there', amount: '0.00' },
        { status: 'loaded', amount: '12.50' },
      ],
    });
  });

  it('loads the same file handed in twice at the same moment once', async () => {
    const text = upsFile({ number: '0000000W0A1B2012', charges: twoPackages });
    const reports = await Promise.all([desk.load(text, { clientId: 1002 }), desk.load(text, { clientId: 1002 })]);
    expect(reports.map(({ status }) => status).sort()).toEqual(['already_there', 'loaded']);
  });
});
