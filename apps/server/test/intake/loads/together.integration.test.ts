import { type LoadReport, type LoadRequest, loadInvoiceFile } from '@waybill/server';
import { House } from '@waybill/testkit';
import { LoadRejected, type Warehouse } from '@waybill/warehouse';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Desk } from './desk.ts';
import { fedexFile, fedexPackage } from './fedex-file.ts';
import { upsFile, upsPackage } from './ups-file.ts';

describe('small files that are handed in together', async () => {
  const house = await House.open();
  const desk = new Desk(house);
  afterAll(() => house.close());
  const { settings, files, dataDirectory } = house;
  let published = 0;
  house.warehouse.onPublished(() => {
    published += 1;
  });
  beforeEach(() => {
    published = 0;
  });

  const invoice = (number: string, account = 'T0GTHR') =>
    upsFile({ account, number, charges: upsPackage(`1Z${number}`) });

  async function loadAll(
    texts: readonly string[],
    warehouse: Warehouse = house.warehouse,
    options: Partial<LoadRequest> = {},
  ): Promise<LoadReport[]> {
    const context = { settings, warehouse, files, dataDirectory, clock: () => new Date('2095-01-01T12:00:00Z') };
    const paths = await Promise.all(texts.map((text) => desk.file(text)));
    return await Promise.all(
      paths.map((path, place) => loadInvoiceFile(context, { path, name: `${place}.csv`, clientId: 1002, ...options })),
    );
  }

  const statusesOf = (reports: readonly LoadReport[]) => reports.map(({ status }) => status);
  const accountsNamed = async (number: string) =>
    (await settings.selectFrom('account').select('id').where('number', '=', number).execute()).length;

  /** The warehouse, as one that cannot store several loads at once. */
  const refusingGroups = new Proxy(house.warehouse, {
    get(target, name) {
      if (name !== 'beginLoads') {
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      }
      return async () => {
        const group = await target.beginLoads();
        let loads = 0;
        return {
          hasRoom: true,
          add: (...described: Parameters<typeof group.add>) => {
            loads += 1;
            return group.add(...described);
          },
          commit: async () => {
            if (loads === 1) return await group.commit();
            await group.rollback();
            throw new LoadRejected('They do not add up.');
          },
          rollback: () => group.rollback(),
        };
      };
    },
  });

  it('are stored in one change, and each is reported, recorded and undone alone', async () => {
    const numbers = Array.from({ length: 12 }, (_, index) => `TOGETHER${index}`);
    const reports = await loadAll(numbers.map((number) => invoice(number)));
    expect(reports.map(({ name, packages, status }) => [name, packages, status])).toEqual(
      numbers.map((_, place) => [`${place}.csv`, 1, 'loaded']),
    );
    expect(published).toBe(1);
    const recorded = await settings
      .selectFrom('invoice_file')
      .select(['load_id', 'status'])
      .where(
        'sha256',
        'in',
        reports.map(({ sha256 }) => sha256),
      )
      .execute();
    expect(new Set(recorded.map(({ load_id }) => load_id)).size).toBe(12);
    for (const number of numbers) expect(await desk.held(number)).toMatchObject({ packages: 1, net: '12.50' });
    await house.warehouse.undoLoad(Number(recorded[3]?.load_id), 'undo');
    expect((await Promise.all(numbers.map((number) => desk.held(number)))).filter((held) => !held)).toHaveLength(1);
  });

  it('do not refuse each other: one that does not add up waits alone', async () => {
    const wrong = upsFile({ account: 'T0GTHR', number: 'WRONG', amount: '12.00', charges: upsPackage('1ZWRONG') });
    const reports = await loadAll([invoice('BEFORE'), wrong, 'neither,an,invoice', invoice('AFTER')]);
    expect(statusesOf(reports)).toEqual(['loaded', 'incomplete', 'refused', 'loaded']);
    expect(published).toBe(1);
    expect(await desk.held('WRONG')).toBeUndefined();
  });

  it('count an invoice once that two of them contain, and a file that is there twice', async () => {
    const both = upsFile(
      { account: 'T0GTHR', number: 'TWICE', charges: upsPackage('1ZTWICE') },
      { account: 'T0GTHR', number: 'MORE', charges: upsPackage('1ZMORE') },
    );
    const reports = await loadAll([invoice('TWICE'), invoice('TWICE'), both]);
    expect(statusesOf(reports)).toEqual(['loaded', 'already_there', 'loaded']);
    expect(reports[2]?.invoices.map(({ status }) => status)).toEqual(['already_there', 'loaded']);
    expect(await desk.held('TWICE')).toMatchObject({ packages: 1, net: '12.50', amount: '12.50' });
  });

  it('complete each other as parts of an invoice', async () => {
    const rows = ['796312100001', '796312100002', '796312100003', '796312100004'].map(fedexPackage);
    const part = (from: number, to: number) =>
      fedexFile({ number: '912347001', amount: '44.00', rows: rows.slice(from, to) });
    const reports = await loadAll([part(0, 2), invoice('BETWEEN'), part(1, 4), part(0, 4)]);
    expect(statusesOf(reports)).toEqual(['incomplete', 'loaded', 'loaded', 'already_there']);
    expect(await desk.held('912347001')).toMatchObject({ packages: 4, net: '44.00' });
  });

  it('are loaded one by one if they cannot be stored together', async () => {
    const reports = await loadAll(
      [invoice('ALONE1', 'AL0NE1'), invoice('ALONE2', 'AL0NE1'), invoice('ALONE3', 'AL0NE1')],
      refusingGroups,
    );
    expect(statusesOf(reports)).toEqual(['loaded', 'loaded', 'loaded']);
    expect(published).toBe(3);
    expect(await accountsNamed('AL0NE1')).toBe(1);
    for (const number of ['ALONE1', 'ALONE2', 'ALONE3'])
      expect(await desk.held(number)).toMatchObject({ packages: 1, net: '12.50' });
  });

  it('take none with them that is given up', async () => {
    const given = new AbortController();
    const abandoned = loadAll([invoice('GIVENUP', 'G1VEN1')], house.warehouse, { signal: given.signal });
    const kept = loadAll([invoice('KEPT', 'G1VEN2')]);
    given.abort();
    expect(statusesOf([...(await abandoned), ...(await kept)])).toEqual(['refused', 'loaded']);
    expect(await accountsNamed('G1VEN1')).toBe(0);
    expect(await desk.held('GIVENUP')).toBeUndefined();
  });
});
