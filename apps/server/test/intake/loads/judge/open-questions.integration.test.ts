import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { Desk } from '../desk.ts';
import { upsFile, upsPackage } from '../ups-file.ts';

const clientId = 1002;

describe('a file that leaves something open', async () => {
  const house = await House.open();
  const desk = new Desk(house);
  afterAll(() => house.close());
  const list = (day: string) => `Tracking Number,Status,Delivered\n1Z9999999999999999,Delivered,${day}\n`;
  const invoice = (number: string, date: string) =>
    upsFile({ account: 'W7Q7Q7', number, date, charges: upsPackage(`1Z${number}`) });

  it('waits until somebody says which part of its dates is the day', async () => {
    const asked = await desk.load(list('05/09/2026'));
    expect(asked).toMatchObject({ status: 'incomplete', questions: [{ about: 'date order', dayFirst: '2026-09-05' }] });
    expect(asked.messages[0]).toContain('The date 05/09/2026 is 2026-05-09 or 2026-09-05');
    const answered = await desk.load(list('05/09/2026'), { answers: { dateOrder: 'day first' } });
    expect(answered).toMatchObject({ status: 'loaded', questions: [] });
  });

  it('has an invoice that is stored under another bill date: it counts once, unless it is another one', async () => {
    expect((await desk.load(invoice('0000000W7Q7Q7301', '2026-10-03'), { clientId })).status).toBe('loaded');
    const again = invoice('0000000W7Q7Q7301', '2026-03-10');
    const asked = await desk.load(again, { clientId });
    expect(asked).toMatchObject({
      status: 'incomplete',
      questions: [{ about: 'other date', billDate: '2026-03-10', storedDate: '2026-10-03' }],
    });
    expect((await desk.held('W7Q7Q7301'))?.net).toBe('12.50');
    const accepted = await desk.load(again, { clientId, answers: { acceptOtherDates: true } });
    expect(accepted.status).toBe('loaded');
  });

  it('is refused with a bill date in the future', async () => {
    const report = await desk.load(invoice('0000000W7Q7Q7302', '2099-05-08'), { clientId });
    expect(report.status).toBe('refused');
    expect(report.messages[0]).toContain('2099-05-08, which is in the future');
  });

  it('is read with the currency of its account', async () => {
    const header =
      'Account Number,Invoice Number,Invoice Date,Tracking Number,Billed Charge,Incentive Credit,Amount Due';
    const summary = `${header}\nW7Q7Q7,W7Q7Q7303,2026-10-03,1Z9,10.00,0.00,10.00\n`;
    expect(await desk.load(summary, { clientId })).toMatchObject({
      status: 'incomplete',
      questions: [{ about: 'currency' }],
    });
    await house.settings.updateTable('account').set({ currency_code: 'USD' }).where('number', '=', 'W7Q7Q7').execute();
    expect(await desk.load(summary, { clientId })).toMatchObject({
      status: 'loaded',
      invoices: [{ currencyCode: 'USD' }],
    });
  });

  it('names the file that counts if a better one comes later', async () => {
    const [first = '', ...others] = upsPackage('1Z304').map((charge) => charge.net);
    const charges = upsPackage('1Z304');
    const number = '0000000W7Q7Q7304';
    const whole = upsFile({ account: 'W7Q7Q7', number, charges });
    const header =
      'Account Number,Invoice Number,Invoice Date,Tracking Number,Billed Charge,Incentive Credit,Amount Due';
    const total = [first, ...others].reduce((sum, net) => sum + Number(net), 0).toFixed(2);
    const summary = `${header}\nW7Q7Q7,W7Q7Q7304,2026-10-03,1Z304,${total},0.00,${total}\n`;
    expect((await desk.load(summary, { clientId, name: 'summary.csv' })).status).toBe('loaded');
    const refused = await desk.load(whole, { clientId });
    expect(refused.status).toBe('refused');
    expect(refused.messages).toContain(
      'It was loaded from ‘summary.csv’. If this file is the better one, undo that load, then load this file.',
    );
  });

  it('waits for the other file of a UPS invoice', async () => {
    const number = '0000000W7Q7Q7305';
    const parts = ['1Z3051', '1Z3052'].map((tracking) =>
      upsFile({ account: 'W7Q7Q7', number, amount: '25.00', charges: upsPackage(tracking) }),
    );
    expect((await desk.load(parts[0] ?? '', { clientId })).status).toBe('incomplete');
    expect((await desk.load(parts[1] ?? '', { clientId })).status).toBe('loaded');
    expect(await desk.held('W7Q7Q7305')).toMatchObject({ packages: 2, net: '25.00' });
  });
});
