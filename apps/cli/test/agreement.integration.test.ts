import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { announceServer, dataPaths } from '@waybill/server';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { fedexFile } from '../../server/test/intake/loads/fedex-file.ts';
import { PreparedDirectory } from './prepared-directory.ts';
import { runCommand } from './run-command.ts';

const head = {
  carrierId: 2,
  number: 'F-1',
  accounts: ['0987654321'],
  from: '2025-01-01',
  discountsPrinted: 'apart',
};
const everyService = { services: ['%'] };

describe('waybill agreement check', async () => {
  const desk = await mkdtemp(join(tmpdir(), 'waybill-agreement-'));
  afterAll(() => rm(desk, { recursive: true, force: true }));
  const check = async (content: string, ...options: string[]) => {
    const file = join(desk, 'agreement.json');
    await writeFile(file, content);
    return await runCommand(['agreement', 'check', file, ...options], {});
  };

  it('names each wrong field and what to write', async () => {
    const wrong = { ...head, from: '2025-02-30', incentives: [{ ...everyService, off: { percent: 30 } }] };
    const { code, output } = await check(JSON.stringify(wrong));
    expect(code).toBe(1);
    expect(output).toContain('from: Write a day such as 2025-12-28.');
    expect(output).toContain('incentives.0.group: ');
    expect((await check('{"carrierId": 2,')).output).toContain('It is not JSON');
  });

  it('says what is missing, said twice and ended', async () => {
    const ground = { services: ['FedEx Ground'], group: 'Performance Pricing' };
    const agreement = {
      ...head,
      incentives: [
        { ...ground, pounds: { from: 1, to: 10 }, off: { percent: 30 } },
        { ...ground, pounds: { from: 10, to: 150 }, to: '2025-06-30', off: { percent: 35 } },
      ],
    };
    const { code, output } = await check(JSON.stringify(agreement));
    expect(code).toBe(0);
    expect(output).toContain('agreement F-1.');
    expect(output).toContain('Gaps:\n  minimums: FedEx Ground: no minimum is named.');
    expect(output).toContain('Overlaps:\n  incentives 2: Line 1 is about the same packages on the same days');
    expect(output).toContain('Expiries:\n  incentives 2: FedEx Ground, 10 to 150 lb ended on 2025-06-30.');
  });

  it('refuses lines that can never apply', async () => {
    const minimums = [{ ...everyService, term: 'First', floor: { amount: 900 } }];
    const { code, output } = await check(JSON.stringify({ ...head, minimums }), '--json');
    expect(code).toBe(1);
    expect(JSON.parse(output)).toEqual({
      problems: [],
      notes: [{ kind: 'mistake', part: 'minimums', line: 1, text: 'There is no term “First”.' }],
    });
  });

  it('has nothing to note about a whole agreement, and ends with 2 without a file', async () => {
    const minimums = [{ ...everyService, floor: { amount: 900 } }];
    const incentives = [{ ...everyService, group: 'Performance Pricing', off: { percent: 30 } }];
    expect((await check(JSON.stringify({ ...head, minimums, incentives }))).output).toContain('Nothing to note.');
    expect((await runCommand(['agreement', 'check', join(desk, 'none.json')], {})).code).toBe(2);
  });
});

describe('waybill agreement rate', async () => {
  const directory = await PreparedDirectory.make();
  const desk = await mkdtemp(join(tmpdir(), 'waybill-rating-'));
  afterAll(async () => {
    await directory.remove();
    await rm(desk, { recursive: true, force: true });
  });
  const file = async (name: string, text: string) => {
    await writeFile(join(desk, name), text);
    return join(desk, name);
  };

  // Home Delivery, 5 lb, zone 3: 14.76 published, 30% = 4.43 off; residential 5.95 less 40% = 3.57;
  // fuel 18.25% of 10.33 + 3.57 = 2.54.
  const agreed = await file(
    'agreed.json',
    JSON.stringify({
      ...head,
      incentives: [{ ...everyService, group: 'Performance Pricing', off: { percent: 30 } }],
      accessorials: [{ ...everyService, charges: ['Residential'], off: { percent: 40 } }],
    }),
  );
  const fuel = await file(
    'fuel.csv',
    'from,to,source,second_hand,index,price_from,price_to,percent\n2025-01-01,,Made up,yes,ground,,,18.25\n',
  );
  const residential = ['Residential', '3.57'] as const;
  const bill = fedexFile({
    date: '20250906',
    amount: '114.04',
    rows: [
      {
        tracking: '790000000011',
        freight: '14.76',
        charges: [['Performance Pricing', '-4.43'], residential, ['Fuel Surcharge', '2.54']],
      },
      // Without the discount, fuel is 18.25% of 14.76 + 3.57 = 3.35.
      { tracking: '790000000022', freight: '14.76', charges: [residential, ['Fuel Surcharge', '3.35']] },
      // The residential surcharge is not reduced; fuel is 18.25% of 10.33 + 5.95 = 2.97.
      {
        tracking: '790000000033',
        freight: '14.76',
        charges: [
          ['Performance Pricing', '-4.43'],
          ['Residential', '5.95'],
          ['Fuel Surcharge', '2.97'],
        ],
      },
      {
        tracking: '790000000044',
        freight: '14.76',
        charges: [
          ['Performance Pricing', '-4.43'],
          residential,
          ['Quantum packing', '16.00'],
          ['Fuel Surcharge', '2.33'],
        ],
      },
      {
        tracking: '790000000055',
        freight: '14.76',
        charges: [['Performance Pricing', '-4.43'], residential, ['Dry Ice', '8.00'], ['Fuel Surcharge', '2.54']],
      },
    ],
  })
    .replaceAll('20260928', '20250902')
    .replaceAll('20261001', '20250903')
    .replaceAll(',6.0,lbs', ',5.0,lbs');
  const invoice = await file('fedex.csv', bill);
  const days = ['--from', '2025-09-01', '--to', '2025-09-30'];
  const loaded = await runCommand(['load', invoice, '--client', '1001', '--json'], directory.environment);
  const rate = (...args: string[]) =>
    runCommand(['agreement', 'rate', agreed, '--client', '1001', ...args], directory.environment);

  it('says which bills are as agreed, and why others are not', async () => {
    expect(loaded).toMatchObject({ code: 0 });
    const { code, output, errors } = await rate('--pack', fuel, '--json');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const noParts = { weight: 0, zone: 0, list: 0, discount: 0, minimum: 0, accessorial: 0, fuel: 0, other: 0 };
    const of = { shipDate: '2025-09-02', expected: 1644 };
    expect(JSON.parse(output)).toMatchObject({
      from: '2025-09-01',
      to: '2025-09-30',
      packages: 5,
      rated: 3,
      reproduced: 1,
      billed: 1644 + 2168 + 1925,
      expected: 3 * 1644,
      parts: { ...noParts, discount: 524, accessorial: 281 },
      largest: [
        { ...of, trackingNumber: '790000000022', billed: 2168, parts: { ...noParts, discount: 524 } },
        { ...of, trackingNumber: '790000000033', billed: 1925, parts: { ...noParts, accessorial: 281 } },
      ],
      notRated: [
        { reason: 'unknown_charge', about: '', packages: 1 },
        { reason: 'no_fee', about: 'Dry Ice', packages: 1 },
      ],
    });
  });

  it('tells it in words', async () => {
    const { output } = await rate('--pack', fuel, ...days);
    expect(output).toContain('5 packages billed from 2025-09-01 to 2025-09-30; 3 could be rated.');
    expect(output).toContain('The agreement reproduces 33.3% of the packages that could be rated, to the cent.');
    expect(output).toContain('Billed 57.37, expected 49.32, difference 8.05 USD.');
    expect(output).toMatch(/Difference by cause:\n {2}discount +5\.24\n {2}accessorials +2\.81\n/);
    expect(output).toMatch(/790000000022 +2025-09-02 +21\.68 +16\.44 +5\.24 {2}discount 5\.24\n/);
    expect(output).toMatch(/Not rated:\n.+\n {2}1: No rule pack has the fee: Dry Ice\n/);
  });

  it('says what the packs lack', async () => {
    const { code, output } = await rate(...days);
    expect(code).toBe(0);
    expect(output).toContain('none could be rated.');
    expect(output).toContain('  3: No rule pack has the percentage of fuel: ground');
  });

  it('asks the server that runs', async () => {
    const house = await House.open();
    try {
      const paths = dataPaths(house.dataDirectory);
      await announceServer(paths, { pid: process.pid, address: house.address, token: 'internal token of the tests' });
      const environment = { WAYBILL_DATA: house.dataDirectory };
      expect((await runCommand(['load', invoice, '--client', '1001'], environment)).code).toBe(0);
      const asked = ['agreement', 'rate', agreed, '--client', '1001', '--pack', fuel, ...days];
      expect(await runCommand(asked, environment)).toEqual(await rate('--pack', fuel, ...days));
      const other = await runCommand(['agreement', 'rate', agreed, '--client', '77'], environment);
      expect(other).toMatchObject({ code: 1, errors: 'There is no client 77.\n' });
    } finally {
      await house.close();
    }
  });

  it('ends with 1 without packages, and with 2 for wrong usage', async () => {
    expect(await rate('--from', '2024-01-01', '--to', '2024-01-31')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('No packages were billed from 2024-01-01 to 2024-01-31'),
    });
    expect(await rate('--from', '2024-02-30')).toMatchObject({ code: 2, errors: expect.stringContaining('--from') });
    const tiers = [
      {
        ...everyService,
        group: 'Earned',
        measured: 'gross transportation',
        weeks: 52,
        bands: [{ from: 0, percent: 0 }],
      },
    ];
    const tiered = await file('tiered.json', JSON.stringify({ ...head, tiers }));
    const { code, errors } = await runCommand(['agreement', 'rate', tiered, '--client', '1001'], {});
    expect({ code, errors }).toEqual({ code: 2, errors: expect.stringContaining("--revenue 'Earned=DOLLARS'") });
  });
});
