import {
  type AccountingSystem,
  createGlCode,
  exportGlBooking,
  previewGlBooking,
  updateGlCode,
} from '@waybill/contract';
import { House, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { openSpendPage } from '../../analysis/data/spend-state.ts';

const any = { carrierNames: [], accountNumbers: [], serviceCategories: [], chargeFamilies: [], accessorials: [] };
const cents = (amounts: readonly (number | string)[]): number =>
  amounts.reduce<number>((sum, amount) => sum + Math.round(Number(amount) * 100), 0);

/** The cells of a file without quotes in it. */
const cellsOf = (text: string, delimiter: string): string[][] =>
  text
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(delimiter));

describe('the export of booked invoices', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const { clientId, childClientIds } = await openSpendPage(await house.as('shipper'));
  await house.settings.deleteFrom('gl_code').execute();
  const ofFamily = `client_id in (${[clientId, ...childClientIds].join(', ')})`;
  const [newest] = await house.sql<{ DAY: string }>(
    `select cast(max(bill_date) as varchar) as DAY from charge_level_info where ${ofFamily}`,
    { DAY: 'text' },
  );
  const to = newest?.DAY ?? '';
  const days = { clientId, from: `${to.slice(0, 7)}-01`, to };
  const inDays = `${ofFamily} and bill_date between '${days.from}' and '${to}'`;
  const ledger = await house.sql<{ CURRENCY: string; AMOUNT: number }>(
    `select currency_code as CURRENCY, sum(net_amount) as AMOUNT from charge_level_info where ${inDays} group by 1 order by 1`,
    { CURRENCY: 'text', AMOUNT: 'money' },
  );
  const make = async (more: object) => {
    const body = { clientId, code: '6000', name: 'Freight', position: 10, conditions: any, ...more };
    return await admin.call(createGlCode, { body });
  };
  const preview = async () => (await admin.call(previewGlBooking, { query: days })).body;
  const file = (system: AccountingSystem, more = {}) =>
    admin.call(exportGlBooking, { query: { ...days, system, ...more } });

  it('needs a code for every charge, and shows first what it would book', async () => {
    const { sums, carrierNames } = await preview();
    expect(new Set(sums.map(({ code }) => code))).toEqual(new Set(['']));
    expect(carrierNames).toContain('UPS');
    expect((await file('quickbooks')).status).toBe(400);
  });

  it('splits by percentage and by field, to the cent of the ledger in each currency', async () => {
    const shares = [
      { costCentre: 'EAST', percent: 33.33 },
      { costCentre: 'WEST', percent: 66.67 },
    ];
    await make({ split: { by: 'share', shares } });
    const fuel = { ...any, chargeFamilies: ['fuel_surcharge'] };
    await make({
      code: '6100',
      position: 1,
      conditions: fuel,
      split: { by: 'field', field: 'account_number', centres: [] },
    });
    const { sums } = await preview();
    for (const { CURRENCY, AMOUNT } of ledger) {
      const booked = sums.filter(({ currencyCode }) => currencyCode === CURRENCY);
      expect(cents(booked.map(({ amount }) => amount))).toBe(cents([AMOUNT]));
    }
    expect(new Set(sums.filter(({ code }) => code === '6000').map(({ costCentre }) => costCentre))).toEqual(
      new Set(['EAST', 'WEST']),
    );
    const accounts = await house.sql<{ NUMBER: string }>(
      `select distinct account_number as NUMBER from charge_level_info where ${inDays} and charge_family = 'fuel_surcharge'
       group by 1, invoice_id having sum(net_amount) <> 0`,
      { NUMBER: 'text' },
    );
    expect(new Set(sums.filter(({ code }) => code === '6100').map(({ costCentre }) => costCentre))).toEqual(
      new Set(accounts.map(({ NUMBER }) => NUMBER)),
    );
  });

  it('adds up to the ledger in the file of every program', async () => {
    const whole = cents(ledger.map(({ AMOUNT }) => AMOUNT));
    const column = async (system: AccountingSystem, name: string) => {
      const [header = [], ...rows] = cellsOf((await file(system, { vendors: 'UPS=70001' })).text, ',');
      return rows.map((row) => row[header.indexOf(name)] ?? '');
    };
    expect(cents(await column('quickbooks', 'Line Amount'))).toBe(whole);
    expect(new Set(await column('quickbooks', 'Supplier'))).toContain('70001');
    expect(cents(await column('netsuite', 'Amount'))).toBe(whole);
    const [keys, amounts] = [await column('sap', 'Posting Key'), await column('sap', 'Amount')];
    const signed = (debit: string, credit: string) =>
      amounts.map((amount, at) => (keys[at] === debit ? amount : keys[at] === credit ? `-${amount}` : '0'));
    expect(cents(signed('40', '50'))).toBe(whole);
    expect(cents(signed('31', '21'))).toBe(whole);
    const [head = [], names = [], ...bookings] = cellsOf((await file('datev')).text, ';');
    expect(head.slice(0, 5)).toEqual(['EXTF', '700', '21', 'Buchungsstapel', '13']);
    expect(names.indexOf('KOST1 - Kostenstelle')).toBe(36);
    expect(bookings.every((row) => row.length === names.length)).toBe(true);
    const amountOf = ([amount = '', side]: readonly string[]) =>
      `${side === 'H' ? '-' : ''}${amount.replace(',', '.')}`;
    expect(cents(bookings.map(amountOf))).toBe(whole);
  });

  it('books by the rule that holds on the bill date', async () => {
    const until = await make({ code: '5999', position: 2, toDay: '2000-01-01' });
    expect((await preview()).sums.some(({ code }) => code === '5999')).toBe(false);
    const { client: _, ...before } = until.body;
    await admin.call(updateGlCode, {
      params: { id: until.body.id },
      body: { ...before, toDay: null, fromDay: '2000-01-01' },
    });
    expect((await preview()).sums.some(({ code }) => code === '5999')).toBe(true);
  });

  it('refuses splits that do not come to 100, days in the wrong order, and others’ clients', async () => {
    const half = { by: 'share', shares: [{ costCentre: 'EAST', percent: 50 }] };
    expect((await make({ split: half })).body).toMatchObject({ errors: [{ field: 'split.shares' }] });
    expect((await make({ fromDay: '2026-02-01', toDay: '2026-01-01' })).body).toMatchObject({
      errors: [{ field: 'toDay' }],
    });
    const other = { query: { ...days, clientId: neighbour.clientId } };
    expect((await admin.call(previewGlBooking, other)).status).toBe(403);
    expect((await admin.call(exportGlBooking, { query: { ...other.query, system: 'sap' } })).status).toBe(403);
  });
});
