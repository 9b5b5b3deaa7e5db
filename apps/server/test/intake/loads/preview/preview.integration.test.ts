import { previewInvoiceFile } from '@waybill/server';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { Desk } from '../desk.ts';
import { fedexFile, fedexPackage } from '../fedex-file.ts';
import { upsFile, upsPackage } from '../ups-file.ts';

describe('previewing a file', async () => {
  const house = await House.open();
  const desk = new Desk(house);
  afterAll(() => house.close());
  const preview = async (text: string, clientId?: number) => {
    const { settings, warehouse, files, dataDirectory } = house;
    const path = await desk.file(text, 'preview.csv');
    return await previewInvoiceFile(
      { settings, warehouse, files, dataDirectory, clock: () => new Date('2095-01-01T12:00:00Z') },
      { path, name: 'preview.csv', clientId },
    );
  };

  it('says what the load then does, and leaves no trace', async () => {
    const text = upsFile({
      number: '0000000W0A1B2001',
      charges: [...upsPackage('1ZW0A1B20300000001'), ...upsPackage('1ZW0A1B20300000002')],
    });
    const before = house.warehouse.dataVersion;
    const previewed = await preview(text, 1002);
    expect(house.warehouse.dataVersion).toBe(before);
    expect(await desk.statuses('preview.csv')).toEqual([]);
    expect(previewed.invoices).toMatchObject([
      { isNewAccount: true, clientId: 1002, rowsAmount: '25.00', statedAmount: '25.00', amount: '25.00', packages: 2 },
    ]);
    const loaded = await desk.load(text, { clientId: 1002, name: 'preview.csv' });
    expect(previewed).toMatchObject({
      status: loaded.status,
      rows: loaded.rows,
      packages: loaded.packages,
      mappedToOther: loaded.mappedToOther,
      sha256: loaded.sha256,
    });
    const net = previewed.firstPackages.reduce((sum, { netAmount }) => sum + Number(netAmount), 0);
    expect(net).toBe(25);
    expect(await preview(text)).toMatchObject({ status: 'already_there', packages: 0 });
  });

  it('names what does not reconcile, with both sums and the first packages', async () => {
    const text = upsFile({ number: '0000000W0A1B2002', amount: '99.99', charges: upsPackage('1ZW0A1B20300000003') });
    expect(await preview(text, 1002)).toMatchObject({
      status: 'incomplete',
      messages: [expect.stringContaining('87.49'), expect.stringContaining('is kept')],
      invoices: [{ rowsAmount: '12.50', statedAmount: '99.99', amount: '0.00' }],
      firstPackages: [{ trackingNumber: '1ZW0A1B20300000003', netAmount: '12.50' }],
    });
  });

  it('lists the lines that cannot be read', async () => {
    const text = upsFile({ number: '0000000W0A1B2003', charges: upsPackage('1ZW0A1B20300000004') });
    const bad = await preview(text.replace(/,1\.00,/, ',one,'), 1002);
    expect(bad).toMatchObject({ status: 'refused', badLines: 1, firstBadLines: [{ line: expect.any(Number) }] });
  });

  it('tells that a part waits, or completes an invoice with parts that wait', async () => {
    const rows = ['796312100001', '796312100002', '796312100003'].map(fedexPackage);
    const part = (from: number, to: number) => fedexFile({ amount: '33.00', rows: rows.slice(from, to) });
    expect(await preview(part(0, 2), 1002)).toMatchObject({ status: 'incomplete' });
    await desk.load(part(0, 2), { clientId: 1002 });
    expect(await preview(part(1, 3), 1002)).toMatchObject({ status: 'loaded', packages: 3 });
  });

  it('refuses what is of no carrier', async () => {
    expect(await preview('name,age\nAnn,7\n')).toMatchObject({ status: 'refused', layout: null, invoices: [] });
  });
});
