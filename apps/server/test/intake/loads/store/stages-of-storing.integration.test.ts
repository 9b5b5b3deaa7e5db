import type { LoadGroup, LoadRows, Warehouse } from '@waybill/warehouse';
import { afterAll, describe, expect, it } from 'vitest';
import type { Stored } from '../../../../src/intake/loads/store/store.ts';
import { readSummary } from '../../../../src/intake/received-files/invoice-files.ts';
import { fedexFile, fedexPackage } from '../fedex-file.ts';
import { Stages } from '../stages.ts';
import { upsFile, upsPackage } from '../ups-file.ts';

const stages = await Stages.open();
const { settings, warehouse } = stages.work;
afterAll(() => stages.close());

const client = { clientId: 1002 };
const [one, two, three] = ['1ZW0A1B20300000001', '1ZW0A1B20300000002', '1ZW0A1B20300000003'].map(upsPackage);
const threePackages = [one, two, three].flatMap((each) => each ?? []);
const mystery = { tracking: '1ZW0A1B20300000001', net: '0.25', classification: 'MSC', category: 'MIS', code: 'ZZZ' };

/** What the warehouse holds of an account. */
async function held(account: string) {
  const ofAccount = `where account_number = '${account}' and load_id <= ${warehouse.dataVersion}`;
  const [amounts] = await warehouse.rows({
    sql: `select
      (select count(*) from package_level_info ${ofAccount}), (select sum(no_of_pkgs) from package_level_info ${ofAccount}),
      (select count(*) from charge_level_info ${ofAccount}), (select sum(net_amount) from charge_level_info ${ofAccount}),
      (select sum(occurrences) from source_row join invoice using (invoice_id, load_id) ${ofAccount})`,
    parameters: [],
    columns: [
      { name: 'ROWS', type: 'bigint' },
      { name: 'PACKAGES', type: 'bigint' },
      { name: 'CHARGES', type: 'bigint' },
      { name: 'NET', type: 'money' },
      { name: 'SOURCE', type: 'bigint' },
    ],
  });
  return amounts;
}
const accountIdOf = async (number: string) =>
  (await settings.selectFrom('account').select('id').where('number', '=', number).executeTakeFirstOrThrow()).id;
/** What is noted of the file that was handed in last. */
async function noted() {
  const file = await settings
    .selectFrom('invoice_file')
    .select('summary')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return readSummary(file.summary);
}
function summaryOf(stored: Stored) {
  if (stored.kind === 'committed') return stored.summary;
  throw new Error(`The file is ${stored.kind}.`);
}

/** A real object of which one method is another. */
const changed = <Target extends object>(target: Target, method: keyof Target, other: unknown): Target =>
  new Proxy(target, {
    get(_, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (name === method) return other;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

/** The warehouse, with groups of loads, or loads, that differ. */
const onGroup = (change: (group: LoadGroup) => LoadGroup): Warehouse =>
  changed(warehouse, 'beginLoads', async () => change(await warehouse.beginLoads()));
const onLoad = (change: (load: LoadRows) => LoadRows): Warehouse =>
  onGroup((group) =>
    changed(group, 'add', (...described: Parameters<LoadGroup['add']>) => change(group.add(...described))),
  );

describe('the rows of a file', () => {
  it.each([
    ['WHOLE1', {}],
    ['PARTS1', { rowsInMemory: 4 }],
  ])('are all stored once, in memory or in portions: %s', async (account, reading) => {
    const invoice = { account, number: account, charges: [...threePackages, { ...mystery, description: 'Mystery' }] };
    const summary = summaryOf(await stages.store(upsFile(invoice), { ...client, ...reading }));
    expect(summary.report).toMatchObject({
      status: 'loaded',
      packages: 3,
      invoices: [{ packages: 3, amount: '37.75' }],
      mappedToOther: [{ description: 'Mystery', code: 'ZZZ', currencyCode: 'USD', rows: 1, amount: '0.25' }],
    });
    expect(await held(account)).toMatchObject({ PACKAGES: 3, CHARGES: 10, NET: 37.75, SOURCE: 10 });
    const [stored] = await warehouse.invoices({ accountNumber: account });
    expect(stored).toMatchObject({ amount: '37.75', clientId: 1002, accountId: await accountIdOf(account) });
  });

  it('are left out if their invoice is there already', async () => {
    const known = { account: 'KNOWN1', number: 'KNOWN1', charges: one ?? [] };
    await stages.load(upsFile(known), client);
    const fresh = { account: 'KNOWN1', number: 'KNOWN2', charges: two ?? [] };
    const { report } = summaryOf(await stages.store(upsFile(known, fresh)));
    expect(report.invoices.map(({ status, packages }) => [status, packages])).toEqual([
      ['already_there', 0],
      ['loaded', 1],
    ]);
    expect(await held('KNOWN1')).toEqual({ ROWS: 2, PACKAGES: 2, CHARGES: 6, NET: 25, SOURCE: 6 });
  });

  it('stay with the account that their invoice has, and adjust the packages that it counts', async () => {
    const text = upsFile({ account: 'LATER1', number: 'LATER1', charges: threePackages });
    await stages.load(text.replace(',0.00,1.00,', ',0.00,one,'), { ...client, acceptBadLines: true });
    const before = await accountIdOf('LATER1');
    await settings.deleteFrom('account').where('id', '=', before).execute();
    const { report, createdAccounts } = summaryOf(await stages.store(text, client));
    expect(createdAccounts).toEqual([await accountIdOf('LATER1')]);
    expect(createdAccounts).not.toContain(before);
    expect(report).toMatchObject({ packages: 0, invoices: [{ amount: '1.00', status: 'loaded' }] });
    expect(await warehouse.invoices({ accountNumber: 'LATER1' })).toMatchObject([
      { amount: '37.50', accountId: before },
    ]);
    expect(await held('LATER1')).toMatchObject({ PACKAGES: 3, NET: 37.5, SOURCE: 9 });
  });

  it('of a package without a state are in the default state of its country', async () => {
    const text = upsFile({ account: 'STATE1', number: 'STATE1', charges: one ?? [] }).replaceAll(',OH,', ',,');
    expect((await stages.store(text, client)).kind).toBe('committed');
    const { state } = await settings
      .selectFrom('country')
      .select('default_state as state')
      .where('code', '=', 'US')
      .executeTakeFirstOrThrow();
    const stored = await warehouse.rows({
      sql: "select normalised_sender_state from package_level_info where account_number = 'STATE1'",
      parameters: [],
      columns: [{ name: 'STATE', type: 'text' }],
    });
    expect(stored).toEqual([{ STATE: state }]);
    expect(state).not.toBe('');
  });

  it('reach the disk after every 500 shipments, and after each invoice', async () => {
    const written: number[] = [];
    let packages = 0;
    const counting = (load: LoadRows): LoadRows =>
      changed(load, 'addPackage', (...row: Parameters<LoadRows['addPackage']>) => {
        packages += 1;
        return load.addPackage(...row);
      });
    const watched = onLoad((load) =>
      changed(counting(load), 'drain', async () => {
        written.push(packages);
        await load.drain();
      }),
    );
    const charges = Array.from({ length: 1_001 }, (_, index) => ({ tracking: `1ZMANY${index}`, net: '1.00' }));
    const text = upsFile(
      { account: 'MANY01', number: 'MANY01', charges },
      { account: 'MANY01', number: 'MANY02', charges: one ?? [] },
    );
    expect((await stages.store(text, { ...client, warehouse: watched })).kind).toBe('committed');
    expect(written).toEqual([500, 1_000, 1_001, 1_002]);
  });
});

describe('a new account', () => {
  const isMirrored = async (number: string) => {
    const columns = [{ name: 'CLIENT', type: 'integer' as const }];
    const sql = `select client_id from account where account_number = '${number}'`;
    return (await warehouse.rows({ sql, parameters: [], columns })).length > 0;
  };

  it('is created with the rows, under the client', async () => {
    const stored = await stages.store(upsFile({ account: 'FRESH1', number: 'FRESH1', charges: one ?? [] }), client);
    expect(summaryOf(stored)).toMatchObject({ createdAccounts: [await accountIdOf('FRESH1')], completedFiles: [] });
    expect(await isMirrored('FRESH1')).toBe(true);
    const loadId = stored.kind === 'committed' ? stored.loadId : 0;
    expect(await warehouse.invoices({ accountNumber: 'FRESH1' })).toMatchObject([{ loadId }]);
  });

  it('is created with the first part of an invoice, and noted so that a repair can remove it', async () => {
    const part = fedexFile({
      account: '555000001',
      number: '1',
      amount: '44.00',
      rows: [fedexPackage('796312100001')],
    });
    const stored = await stages.store(part, client);
    const id = await accountIdOf('555000001');
    expect(stored).toMatchObject({ kind: 'waiting for parts', createdAccounts: [id] });
    expect(await noted()).toMatchObject({
      report: { status: 'incomplete' },
      createdAccounts: [id],
      completedFiles: [],
    });
    expect(await isMirrored('555000001')).toBe(true);
  });

  it('of a part that cannot be mirrored is told as a failure', async () => {
    const failure = new Error('The warehouse is gone.');
    const rows = [fedexPackage('796312100001')];
    const broken = changed(warehouse, 'replaceAccounts', () => Promise.reject(failure));
    const part = fedexFile({ account: '555000002', number: '2', amount: '44.00', rows });
    expect(await stages.store(part, { ...client, warehouse: broken })).toMatchObject({
      kind: 'not loaded',
      failure: { error: failure },
    });
  });
});

describe('a file that is not to be stored', () => {
  it('passes through as it was judged', async () => {
    const text = upsFile({ account: 'TWICE1', number: 'TWICE1', charges: one ?? [] });
    await stages.load(text, client);
    expect((await stages.store(text)).kind).toBe('nothing new');
    expect(await stages.store('neither,an,invoice')).toMatchObject({ kind: 'not loaded' });
  });
});

describe('a load that fails', () => {
  const textOf = (account: string) => upsFile({ account, number: account, charges: threePackages });
  const failure = new Error('The warehouse is gone.');

  it('before anything is committed stores nothing, and has noted what it created', async () => {
    const broken = changed(warehouse, 'beginLoads', () => Promise.reject(failure));
    expect(await stages.store(textOf('BROKEN1'), { ...client, warehouse: broken })).toMatchObject({
      kind: 'not loaded',
      failure: { error: failure },
    });
    expect((await noted())?.createdAccounts).toEqual([await accountIdOf('BROKEN1')]);
    expect(await warehouse.invoices({ accountNumber: 'BROKEN1' })).toEqual([]);
  });

  it('while it is stored takes nothing with it: the next one can begin', async () => {
    const broken = onLoad((load) =>
      changed(load, 'addInvoice', () => {
        throw failure;
      }),
    );
    expect((await stages.store(textOf('BROKEN2'), { ...client, warehouse: broken })).kind).toBe('not loaded');
    expect((await stages.store(textOf('BROKEN2'))).kind).toBe('committed');
  });

  it('because it was given up stores nothing', async () => {
    expect(await stages.store(textOf('BROKEN3'), { ...client, signal: AbortSignal.abort() })).toMatchObject({
      kind: 'not loaded',
      reasons: ['The load was abandoned.'],
    });
    expect(await warehouse.invoices({ accountNumber: 'BROKEN3' })).toEqual([]);
  });

  it('after it was committed is no refusal: the repair at the next start records it', async () => {
    const broken = onGroup((group) =>
      changed(group, 'commit', async () => {
        await group.commit();
        throw failure;
      }),
    );
    await expect(stages.store(textOf('BROKEN4'), { ...client, warehouse: broken })).rejects.toBe(failure);
    expect(await warehouse.invoices({ accountNumber: 'BROKEN4' })).toMatchObject([{ amount: '37.50' }]);
    expect((await noted())?.report).toMatchObject({ packages: 3, status: 'loaded' });
  });
});
