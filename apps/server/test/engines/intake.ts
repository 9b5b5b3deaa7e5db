import { getAccruals, listDeliverySources, listInvoices, lookUpTrackingNumbers } from '@waybill/contract';
import { expect, it } from 'vitest';
import { settleOverduePackages } from '../../src/intake/loads/deliveries/overdue-packages.ts';
import { Desk } from '../intake/loads/desk.ts';
import { upsFile, upsPackage } from '../intake/loads/ups-file.ts';
import type { EachEngine } from './each-engine.ts';

const trackingNumber = '1ZOVERDUE00000001';
const clientId = 1002;

/** A package from its invoice until it is late, and what is told of it. */
export function intakeAgrees(each: EachEngine): void {
  it('makes the same package late', async () => {
    const settled = await each.alike(async (house) => {
      const desk = new Desk(house);
      const invoice = upsFile({ number: 'OVERDUE1', date: '2090-01-07', charges: upsPackage(trackingNumber) });
      await desk.load(invoice.replaceAll('2026-09-28', '2090-01-04'), { clientId });
      const deliveries = `Tracking Number,Promised,Delivered,Status,Signed By\n${trackingNumber},2090-01-10,,In transit,`;
      await desk.load(deliveries, { name: 'overdue.csv' });
      const { settings, warehouse } = house;
      const at = (moment: string) => settleOverduePackages({ settings, warehouse, clock: () => new Date(moment) });
      return [await at('2090-01-11T11:59:00Z'), await at('2090-01-11T12:00:00Z')];
    });
    expect(settled).toEqual([0, 1]);
    const { found } = await each.call('admin', lookUpTrackingNumbers, { body: { trackingNumbers: [trackingNumber] } });
    expect(found).toMatchObject([{ trackingStatus: 'Pending Late', clientId }]);
    const sources = await each.alike(async (house) => {
      const admin = await house.as('admin');
      const [row] = await house.sql(
        `select tracking_id as ID from package_level_info where tracking_number = '${trackingNumber}'`,
        { ID: 'integer' },
      );
      const { body } = await admin.call(listDeliverySources, { query: { invoiceDetailsId: Number(row?.ID) } });
      return body.sources.map(({ receivedAt: _, ...source }) => source);
    });
    expect(sources.length).toBeGreaterThan(1);
    await each.alike(async (house) => {
      const manifest = 'Tracking Number,Ship Date,Expected Delivery,Service\n1ZUNBILLED,2090-01-05,2090-01-10,Ground';
      await new Desk(house).load(manifest, { name: 'manifest.csv', clientId });
    });
    const days = { from: '2090-01-01', to: '2090-01-31' };
    const accruals = await each.call('admin', getAccruals, { query: { clientId: String(clientId), ...days } });
    expect(accruals.packages.map((row) => row.trackingNumber)).toEqual(['1ZUNBILLED']);
    const { rows } = await each.alike(async (house) => {
      const query = { invoiceNumber: 'OVERDUE1' };
      const { body } = await (await house.as('admin')).call(listInvoices, { query });
      return { rows: body.rows.map(({ loadedAt: _, ...row }) => row) };
    });
    expect(rows).toHaveLength(1);
  });
}
