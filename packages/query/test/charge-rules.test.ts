import type { ChargeConditions, DataQuery, MarkupLine } from '@waybill/contract';
import { glAllocationQuery, markupByKindQuery, markupByPackageQuery, markupPackagesQuery } from '@waybill/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { compileDataQuery, scopeTo } from '../src/index.ts';
import { readable } from './requests.ts';
import { type Answer, TinyWarehouse } from './tiny-warehouse.ts';

let warehouse: TinyWarehouse;

const ofClient = { client_id: 1002, load_id: 1, currency_code: 'USD', usd_rate: 1 };
const march = { from: '2025-03-01', to: '2025-03-31' };

/** One package of each of two carriers, with charges so small that rounding shows. */
beforeAll(async () => {
  warehouse = await TinyWarehouse.open();
  const ups = { ...ofClient, carrier_name: 'UPS', bill_date: '2025-03-10', tracking_id: 1, tracking_number: '1Z' };
  const fedex = { ...ofClient, carrier_name: 'FedEx', bill_date: '2025-03-31', tracking_id: 2, tracking_number: '77' };
  const ground = { service: 'Ground', service_category: 'Ground', account_number: 'A1', invoice_number: 'I1' };
  const rows = [
    { ...ups, ...ground, charge_family: 'transportation', net_amount: 10.05 },
    { ...ups, ...ground, charge_family: 'fuel_surcharge', net_amount: 0.05 },
    { ...ups, ...ground, charge_family: 'fuel_surcharge', net_amount: 0.05 },
    { ...fedex, ...ground, charge_family: 'other_accessorial', accessorial_group: 'Residential', net_amount: 5 },
    { ...fedex, ...ground, charge_family: 'transportation', net_amount: -2, currency_code: 'EUR', usd_rate: 2 },
    { ...ups, ...ground, charge_family: 'transportation', net_amount: 100, bill_date: '2025-04-01' },
    { ...ups, ...ground, charge_family: 'transportation', net_amount: 100, bill_date: '2025-02-28' },
    { ...ups, ...ground, charge_family: 'transportation', net_amount: 100, client_id: 1003 },
  ];
  await warehouse.insert('charge_level_info', rows);
  const packages = [ups, fedex].map((row) => ({ ...row, no_of_pkgs: 1 }));
  await warehouse.insert('package_level_info', [...packages, { ...ups, no_of_pkgs: 1, client_id: 1003 }]);
});

const anything: ChargeConditions = {
  carrierNames: [],
  accountNumbers: [],
  serviceCategories: [],
  chargeFamilies: [],
  accessorials: [],
};
const line = (percent: number, conditions: Partial<ChargeConditions> = {}): MarkupLine => ({
  percent,
  conditions: { ...anything, ...conditions },
});

async function answer(query: DataQuery): Promise<Answer[]> {
  const scope = scopeTo({ clientId: 1002 }, readable, 5);
  return await warehouse.run(compileDataQuery(query, { scope, rollups: [] }));
}

const markupsOf = async (lines: readonly MarkupLine[], dates = march) => {
  const rows = await answer(markupByKindQuery({ clientId: 1002, dates: march, markups: [{ dates, lines }] }));
  return rows.map(({ CARRIER_NAME, CHARGE_FAMILY, MARKUP }) => `${CARRIER_NAME} ${CHARGE_FAMILY} ${MARKUP}`);
};

describe('a markup', () => {
  test('is added to each charge by the first line that matches it, and rounded to the cent there', async () => {
    const lines = [line(7.5, { carrierNames: ['UPS'], chargeFamilies: ['transportation'] }), line(10)];
    expect(await markupsOf(lines)).toEqual([
      'FedEx other_accessorial 0.50',
      'FedEx transportation -0.40',
      'UPS fuel_surcharge 0.02',
      'UPS transportation 0.75',
    ]);
  });

  test('adds nothing to charges that no line matches', async () => {
    expect(await markupsOf([line(10, { accessorials: ['Residential'] })])).toEqual([
      'FedEx other_accessorial 0.50',
      'FedEx transportation 0.00',
      'UPS fuel_surcharge 0.00',
      'UPS transportation 0.00',
    ]);
    expect(await markupsOf([])).toContain('UPS transportation 0.00');
  });

  test('needs all the conditions of a line', async () => {
    expect(await markupsOf([line(10, { carrierNames: ['FedEx'], chargeFamilies: ['fuel_surcharge'] })])).toContain(
      'FedEx other_accessorial 0.00',
    );
    expect(await markupsOf([line(10, { accountNumbers: ['A1'], serviceCategories: ['Ground'] })])).toContain(
      'UPS transportation 1.01',
    );
    expect(await markupsOf([line(10, { accountNumbers: ['B2'] })])).toContain('UPS transportation 0.00');
  });

  test('is added on its own days only, the first and the last included', async () => {
    const from = (day: string, to: string) => markupsOf([line(10)], { from: day, to });
    expect(await from('2025-03-10', '2025-03-30')).toContain('UPS transportation 1.01');
    expect(await from('2025-03-10', '2025-03-30')).toContain('FedEx other_accessorial 0.00');
    expect(await from('2025-03-11', '2025-03-31')).toContain('UPS transportation 0.00');
    expect(await from('2025-03-11', '2025-03-31')).toContain('FedEx other_accessorial 0.50');
  });

  test('may take something off, but nothing is added where none is assigned', async () => {
    expect(await markupsOf([line(-100)])).toContain('FedEx other_accessorial -5.00');
    const rows = await answer(markupByKindQuery({ clientId: 1002, dates: march, markups: [] }));
    expect(rows.map(({ MARKUP }) => MARKUP)).toEqual(['0.00', '0.00', '0.00', '0.00']);
  });

  test('of packages adds up to that of the kinds of charge', async () => {
    const state = { clientId: 1002, dates: march, markups: [{ dates: march, lines: [line(10)] }] };
    const rows = await answer(markupByPackageQuery(state));
    expect(rows.map(({ CARRIER_NAME, CHARGED, MARKUP, BILLED }) => [CARRIER_NAME, CHARGED, MARKUP, BILLED])).toEqual([
      ['UPS', '10.15', '1.03', '11.18'],
      ['FedEx', '1.00', '0.10', '1.10'],
    ]);
    expect(await answer(markupPackagesQuery({ clientId: 1002, dates: march }))).toEqual([{ PACKAGES: '2' }]);
  });
});

describe('GL codes', () => {
  const rules = [
    { code: '6100', conditions: { ...anything, chargeFamilies: ['transportation'] } },
    { code: "6'200", conditions: { ...anything, carrierNames: ['UPS'] } },
  ];
  const booked = async (currencyCode?: string) => {
    const rows = await answer(glAllocationQuery({ clientId: 1002, dates: march, currencyCode, rules }));
    return rows.map((row) => [row.CODE, row.CARRIER_NAME, row.CHARGE_FAMILY, row.ACCESSORIAL, row.CHARGES, row.AMOUNT]);
  };

  test('take every charge once, by the first that matches; charges without a code come first', async () => {
    expect(await booked()).toEqual([
      ['', 'FedEx', 'other_accessorial', 'Residential', '1', '5.00'],
      ["6'200", 'UPS', 'fuel_surcharge', null, '2', '0.10'],
      ['6100', 'FedEx', 'transportation', null, '1', '-4.00'],
      ['6100', 'UPS', 'transportation', null, '1', '10.05'],
    ]);
  });

  test('of one currency take its own amounts', async () => {
    expect(await booked('EUR')).toEqual([['6100', 'FedEx', 'transportation', null, '1', '-2.00']]);
  });
});
