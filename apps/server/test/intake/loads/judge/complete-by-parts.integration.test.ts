import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { completeByWaitingFiles } from '../../../../src/intake/loads/judge/complete-by-parts.ts';
import { type FedexInvoice, fedexFile, fedexPackage } from '../fedex-file.ts';
import { Stages } from '../stages.ts';

const stages = await Stages.open();
const { settings } = stages.work;
afterAll(() => stages.close());

const client = { clientId: 1002 };
const rows = ['796312100001', '796312100002', '796312100003', '796312100004'].map(fedexPackage);
/** Rows of an invoice of 44.00, whose four packages cost 11.00 each. */
const part = (number: string, from: number, to: number, invoice: Partial<FedexInvoice> = {}): FedexInvoice => ({
  number,
  amount: '44.00',
  rows: rows.slice(from, to),
  ...invoice,
});

/** Hands in files that wait; answers their numbers. */
async function waiting(...files: readonly (readonly FedexInvoice[])[]): Promise<number[]> {
  const ids: number[] = [];
  for (const invoices of files) {
    const received: number[] = [];
    const onReceived = async (_sha256: string, id: number) => void received.push(id);
    const { status } = await stages.load(fedexFile(...invoices), { ...client, onReceived });
    expect(status).toBe('incomplete');
    ids.push(...received);
  }
  return ids;
}

const owner = (accountNumber: string, carrierId = 2) => ({
  ...{ carrierId, carrierName: 'FedEx', accountNumber },
  ...{ accountId: undefined, clientId: 1002, tenantId: 1 },
});

/** What a file makes together with what waits; its own accounts are those that are passed. */
async function completed(
  invoices: readonly FedexInvoice[],
  { accounts = [owner('987654321')], rows: counted }: { accounts?: ReturnType<typeof owner>[]; rows?: number } = {},
) {
  const received = await stages.receive(await stages.requestFor(fedexFile(...invoices), client));
  if (received.kind === 'not loaded') throw new Error('The file cannot be read.');
  const { invoices: summaries, rows: own } = received.facts.file;
  const file = { invoices: summaries, rows: counted ?? own, read: () => received.facts.file.read() };
  return await completeByWaitingFiles(stages.work, { file, accounts }, received.facts.received, received.receiver);
}

describe('a file whose invoices are not whole', () => {
  it('is completed by the fewest waiting files that make them whole', async () => {
    const [first, second] = await waiting([part('1', 0, 2)], [part('1', 2, 3)]);
    await waiting([part('1', 0, 1)]);
    const whole = await completed([part('1', 3, 4)]);
    expect(whole?.completedFiles).toEqual([first, second]);
    expect([...(whole?.judged.values() ?? [])].map(({ verdict }) => verdict)).toEqual([{ kind: 'load', cents: 4_400 }]);
    expect(whole?.source.invoices).toMatchObject([{ invoiceNumber: '1', rows: 4, netCents: 4_400 }]);
  });

  it('stays as it is if no waiting file makes all of them whole', async () => {
    await waiting([part('21', 0, 2)]);
    expect(await completed([part('21', 3, 4)])).toBeUndefined();
    expect(await completed([part('21', 2, 4), part('22', 0, 1)])).toBeUndefined();
    expect(await completed([part('23', 0, 1)])).toBeUndefined();
  });

  it('may hold invoices that are there already', async () => {
    expect((await stages.load(fedexFile(part('31', 0, 4)), client)).status).toBe('loaded');
    const [waits] = await waiting([part('32', 0, 2)]);
    const whole = await completed([part('31', 0, 4), part('32', 2, 4)]);
    expect(whole?.completedFiles).toEqual([waits]);
    expect([...(whole?.judged.values() ?? [])].map(({ verdict }) => verdict.kind)).toEqual(['already there', 'load']);
  });

  it('names the accounts of all parts, each once', async () => {
    const [own, shared, theirs] = ['555000001', '555000002', '555000003'] as const;
    await waiting([part('41', 0, 2, { account: shared }), part('42', 0, 4, { account: theirs })]);
    const accounts = [owner(own), owner(shared), owner(shared, 1)];
    const whole = await completed([part('41', 2, 4, { account: shared }), part('43', 0, 4, { account: own })], {
      accounts,
    });
    expect(whole?.accounts.map(({ carrierId, accountNumber }) => [carrierId, accountNumber])).toEqual([
      [2, own],
      [2, shared],
      [1, shared],
      [2, theirs],
    ]);
    expect(whole?.accounts.every(({ clientId }) => clientId === 1002)).toBe(true);
  });

  it('is completed by the six files that came last, so that wrong ones do not keep the right ones from it', async () => {
    const wrong = ['0.01', '0.02', '0.03', '0.04', '0.05'].map((freight) => [
      part('51', 0, 0, { rows: [{ tracking: '796312100009', freight }] }),
    ]);
    const [first] = await waiting([part('51', 0, 2)], ...wrong);
    expect((await completed([part('51', 2, 4)]))?.completedFiles).toEqual([first]);
    await waiting([part('51', 0, 0, { rows: [{ tracking: '796312100009', freight: '0.06' }] })]);
    expect(await completed([part('51', 2, 4)])).toBeUndefined();
  });

  it('is completed only by as many rows as fit into memory with its own', async () => {
    const ids = await waiting([part('61', 0, 2)]);
    const mostRows = 300_000;
    expect(await completed([part('61', 2, 4)], { rows: mostRows - 1 })).toBeUndefined();
    expect((await completed([part('61', 2, 4)], { rows: mostRows - 2 }))?.completedFiles).toEqual(ids);
  });
});

describe('a waiting file', () => {
  it('counts as it was corrected', async () => {
    const text = fedexFile(part('71', 0, 2)).replace('12.00,11.00,', 'twelve,11.00,');
    const [, wrong = ''] = text.split('\n');
    const corrections = [{ line: 2, text: wrong.replace('twelve', '12.00') }];
    const { status } = await stages.load(text, { ...client, corrections });
    expect(status).toBe('incomplete');
    const whole = await completed([part('71', 2, 4)]);
    expect([...(whole?.judged.values() ?? [])].map(({ verdict }) => verdict)).toEqual([{ kind: 'load', cents: 4_400 }]);
  });

  it('counts no longer if one of its accounts has become that of two other clients', async () => {
    const ids = await waiting([part('81', 0, 2), part('82', 0, 4, { account: '555000081' })]);
    expect((await completed([part('81', 2, 4)]))?.completedFiles).toEqual(ids);
    await settings.deleteFrom('account').where('number', '=', '555000081').execute();
    const account = { carrier_id: 2, number: '555000081', name: '555000081', account_group_id: null };
    await settings
      .insertInto('account')
      .values([1005, 1006].map((client_id) => ({ ...account, client_id })))
      .execute();
    expect(await completed([part('81', 2, 4)])).toBeUndefined();
  });

  it('is not left out because of a failure of the database', async () => {
    await waiting([part('91', 0, 2)]);
    await sql`alter table account rename to account_elsewhere`.execute(settings);
    await expect(completed([part('91', 2, 4)])).rejects.toThrow(/account/);
    await sql`alter table account_elsewhere rename to account`.execute(settings);
  });
});
