import { afterAll, describe, expect, it } from 'vitest';
import { type Judgement, judge } from '../../../../src/intake/loads/judge/judge.ts';
import { fedexFile, fedexPackage } from '../fedex-file.ts';
import { Stages } from '../stages.ts';
import { upsFile, upsPackage } from '../ups-file.ts';

const stages = await Stages.open();
const { settings } = stages.work;
afterAll(() => stages.close());

const client = { clientId: 1002 };
const twoPackages = ['1ZW0A1B20300000001', '1ZW0A1B20300000002'].flatMap(upsPackage);
const numbered = (number: string) => upsFile({ number: `0000000W0A1B2${number}`, charges: twoPackages });
/** The same invoice, the freight of whose first package cannot be read. */
const damaged = (number: string) => numbered(number).replace(',10.00,', ',ten,');

/** Why a file is refused. */
function reasonsIn(judged: Judgement): readonly string[] {
  if (judged.kind === 'not loaded') return judged.reasons;
  throw new Error(`The file is judged as: ${judged.kind}.`);
}
function planOf(judged: Judgement) {
  if (judged.kind === 'to store' || judged.kind === 'nothing new') return judged.plan;
  throw new Error(`The file is judged as: ${judged.kind}, ${judged.reasons.join(' ')}`);
}
const verdictsOf = (judged: Judgement) => [...planOf(judged).judged.values()].map(({ verdict }) => verdict);

describe('a file that adds up', () => {
  it('is to be stored as a whole, at the rates of its days', async () => {
    await settings
      .insertInto('exchange_rate')
      .values({ currency_code: 'CAD', rate_date: '2009-10-07', usd_rate: '0.71230000', source: 'test' })
      .execute();
    const canadian = { number: '2', currency: 'CAD', date: '2009-10-07', charges: twoPackages };
    const judged = await stages.judge(upsFile({ number: '1', charges: twoPackages }, canadian), client);
    expect(judged.kind).toBe('to store');
    const { accounts, rates, completedFiles, source } = planOf(judged);
    expect(verdictsOf(judged)).toEqual([
      { kind: 'load', cents: 2_500 },
      { kind: 'load', cents: 2_500 },
    ]);
    expect(accounts).toMatchObject([{ accountNumber: 'W0A1B2', clientId: 1002 }]);
    expect([completedFiles, source]).toEqual([[], judged.facts.file]);
    expect(source.invoices.map((invoice) => rates(invoice))).toEqual(['1', '0.71230000']);
  });

  it('brings nothing new if all of it is stored, and something if a part of it is', async () => {
    await stages.load(numbered('010'), client);
    expect(await stages.judge(numbered('010'))).toMatchObject({ kind: 'nothing new' });
    const more = await stages.judge(numbered('010') + numbered('011'));
    expect(more.kind).toBe('to store');
    expect(verdictsOf(more).map(({ kind }) => kind)).toEqual(['already there', 'load']);
  });
});

describe('a file with lines that cannot be read', () => {
  it('is refused unless somebody accepts it without them', async () => {
    expect(reasonsIn(await stages.judge(damaged('020'), client))).toEqual([
      'Lines of the file that cannot be read: 1. Correct them, or load the file without them.',
    ]);
    expect(reasonsIn(await stages.judge(damaged('020'), { ...client, acceptBadLines: false }))).toHaveLength(1);
    const accepted = await stages.judge(damaged('020'), { ...client, acceptBadLines: true });
    expect(verdictsOf(accepted)).toMatchObject([{ kind: 'load', cents: 1_500 }]);
  });

  it('names the carriers that are to be added, apart from lines that are wrong', async () => {
    const bill = (scac: string, net: string) =>
      `ISA*00*          *00*          *02*${scac}           *ZZ*INVENTED       *260905*1200*U*00401*000000101*0*T*>~GS*IM*${scac}*INVENTED*20260905*1200*1*X*004010~ST*210*0001~B3**PRO9${scac}*B1*PP**20260905*${net}****${scac}~L1*1***${net}****400~SE*4*0001~GE*1*1~IEA*1*000000101~`;
    const unknown =
      'The file bills for carriers that Waybill does not know: EXLT, QXTI. Add each under this name or code on the page Carriers, and load the file again.';
    const lines = 'Lines of the file that cannot be read: 4. Correct them, or load the file without them.';
    const both = bill('EXLT', '500') + bill('QXTI', '700');
    expect(reasonsIn(await stages.judge(both, client))).toEqual([unknown]);
    expect(reasonsIn(await stages.judge(both + bill('ODFL', 'ten'), client))).toEqual([unknown, lines]);
  });

  it('is accepted once more by whom it was loaded for', async () => {
    await stages.load(damaged('021'), { ...client, acceptBadLines: true });
    expect((await stages.judge(damaged('021'), client)).kind).toBe('nothing new');
    expect(reasonsIn(await stages.judge(damaged('021'), { clientId: 1005 }))).toHaveLength(1);
  });

  it('is refused if nothing else is in it', async () => {
    const charges = [{ tracking: '1ZW0A1B20300000001', net: 'ten' }];
    const text = upsFile({ number: '22', amount: '10.00', charges });
    expect(reasonsIn(await stages.judge(text, { ...client, acceptBadLines: true }))).toEqual([
      'The file contains no invoice rows.',
    ]);
  });

  it('adds to an invoice what was corrected of it, and only that', async () => {
    const lines = numbered('023').split('\n');
    const twice = lines.map((line) => line.replace(',10.00,', ',ten,')).join('\n');
    await stages.load(twice, { ...client, acceptBadLines: true });
    const freight = lines.flatMap((text, index) => (text.includes(',10.00,') ? [{ line: index + 1, text }] : []));
    const some = { ...client, acceptBadLines: true, corrections: freight.slice(0, 1) };
    expect(verdictsOf(await stages.judge(twice, some))).toMatchObject([{ kind: 'load', cents: 1_000 }]);
    const oneLeft = lines.join('\n').replace(',10.00,', ',ten,');
    expect(reasonsIn(await stages.judge(oneLeft, { ...client, acceptBadLines: true })).join()).toContain(
      'is already stored with 5.00',
    );
    expect(
      reasonsIn(await stages.judge(oneLeft, { ...client, acceptBadLines: true, corrections: [] })).join(),
    ).toContain('is already stored with 5.00');
  });
});

describe('a file is refused', () => {
  it('with what was found before', async () => {
    const request = await stages.requestFor('neither,an,invoice', client);
    const received = await stages.receive(request);
    expect(received.kind).toBe('not loaded');
    expect(await judge(stages.work, request, received)).toBe(received);
  });

  it('with every account that is not known', async () => {
    const strangers = ['NEW001', 'NEW002'].map((account) => ({ account, number: account, charges: twoPackages }));
    expect(reasonsIn(await stages.judge(upsFile(...strangers)))).toEqual([
      expect.stringContaining('NEW001'),
      expect.stringContaining('NEW002'),
    ]);
  });

  it('with every currency that has no rate', async () => {
    const inEuro = upsFile({ number: '31', currency: 'EUR', date: '2009-10-07', charges: twoPackages });
    expect(reasonsIn(await stages.judge(inEuro, client))).toEqual([expect.stringContaining('EUR on 2009-10-07')]);
  });

  it('not, but waits with every invoice that it does not meet, because UPS files may be split', async () => {
    const wrong = ['32', '33'].map((number) => ({ number, amount: '26.00', charges: twoPackages }));
    expect(await stages.judge(upsFile(...wrong), client)).toMatchObject({
      kind: 'waiting for parts',
      reasons: [expect.stringContaining('32'), expect.stringContaining('33')],
    });
  });

  it('with every complete invoice to which it would add rows', async () => {
    await stages.load(numbered('034'), client);
    const more = [...twoPackages, ...upsPackage('1ZW0A1B20300000003')];
    const added = { number: '0000000W0A1B2034', charges: more };
    const wrong = { number: '35', amount: '26.00', charges: twoPackages };
    expect(reasonsIn(await stages.judge(upsFile(added, wrong), client))).toEqual([
      expect.stringMatching(/W0A1B2034.*complete/),
      expect.stringContaining('undo that load, then load this file'),
    ]);
  });
});

describe('a part of an invoice', () => {
  const rows = ['796312100001', '796312100002', '796312100003', '796312100004'].map(fedexPackage);
  const part = (number: string, from: number, to: number, day?: string) => ({
    ...{ number, amount: '44.00', rows: rows.slice(from, to) },
    ...(day === undefined ? {} : { date: day }),
  });

  it('waits for the others, and says what is missing', async () => {
    const judged = await stages.judge(fedexFile(part('41', 0, 2), part('42', 0, 4)), client);
    expect(judged).toMatchObject({
      kind: 'waiting for parts',
      accounts: [{ accountNumber: '987654321' }],
      reasons: [expect.stringMatching(/22\.00.*44\.00/s)],
    });
  });

  it('is to be stored with those that waited for it, at the rates of all their days', async () => {
    expect((await stages.load(fedexFile(part('43', 0, 2), part('44', 0, 4, '20261010')), client)).status).toBe(
      'incomplete',
    );
    const judged = await stages.judge(fedexFile(part('43', 2, 4)), client);
    expect(judged.kind).toBe('to store');
    const { source, rates, completedFiles, accounts } = planOf(judged);
    expect(verdictsOf(judged)).toEqual([
      { kind: 'load', cents: 4_400 },
      { kind: 'load', cents: 4_400 },
    ]);
    expect(source.invoices.map((invoice) => [invoice.invoiceNumber, rates(invoice)])).toEqual([
      ['43', '1'],
      ['44', '1'],
    ]);
    expect([completedFiles.length, accounts.length]).toEqual([1, 1]);
  });
});
