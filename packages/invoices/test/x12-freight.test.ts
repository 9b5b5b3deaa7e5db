import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rejectedLinesOf } from '../src/records/rejected-lines.ts';
import { readContent, sum } from './read-file.ts';
import { type X12Charge, type X12Dialect, x12File } from './x12.ts';

const bill = {
  number: '12345678',
  charges: [
    [50_000],
    [-20_000, 'DSC', 'DISCOUNT'],
    [6_050, 'FSC', 'FUEL SURCHARGE'],
    [7_500, 'LFT'],
    [100, 'ZZZ', 'MYSTERY'],
  ],
} as const;

describe('an X12 210', () => {
  test('becomes a freight bill with its parties, charges and PRO number', async () => {
    const { file, packages, charges } = await readContent(x12File([bill]));
    expect(file).toMatchObject({ layout: 'X12 freight invoice (110, 210 and 310)', rows: 1, badLines: [] });
    expect(file.invoices).toMatchObject([
      {
        carrierName: 'Old Dominion Freight Line',
        accountNumber: '99887',
        invoiceNumber: '12345678',
        billDate: '2025-07-05',
        currencyCode: 'USD',
        netCents: 43_650,
        statedCents: 43_650,
      },
    ]);
    expect(packages).toMatchObject([
      {
        tracking_number: 'PRO12345678',
        bucket_name: 'freight',
        mode_category: 'LTL',
        service_category: 'LTL',
        invoice_status: 'pay',
        bill_option: 'PREPAID',
        pickup_date: '2025-06-30',
        delivery_date: '2025-07-03 00:00:00',
        bill_weight: '500.00',
        sender_state: 'OH',
        consignee_city: 'COVINGTON',
        net_amount: '436.50',
        transportation_amount: '500.00',
        transportation_discount: '200.00',
        fuel_surcharge_amount: '60.50',
        other_accessorial_amount: '75.00',
        other_amount: '1.00',
      },
    ]);
    expect(charges.map(({ accessorial_code, charge_family }) => [accessorial_code, charge_family])).toEqual([
      [null, 'transportation'],
      ['DSC', 'transportation'],
      ['FSC', 'fuel_surcharge'],
      ['LFT', 'other_accessorial'],
      ['ZZZ', 'other'],
    ]);
  });

  const usual = x12File([bill]);
  test.each([
    ['a line for each segment', usual.replaceAll('~', '~\r\n')],
    ['line ends instead of terminators', x12File([bill], { segment: '\n' })],
    ['other separators', x12File([bill], { element: '|', segment: "'" })],
    ['lines of 80 characters', usual.replaceAll(/.{80}/g, '$&\n')],
    ['a byte order mark and an empty line', `\uFEFF\n${usual}`],
    ['UTF-16', Buffer.from(`\uFEFF${usual}`, 'utf16le')],
    ['amounts with a decimal point', usual.replace('*50000*', '*500.00*').replace('*-20000*', '*-200.00*')],
  ])('says the same with %s', async (_, content) => {
    const [one, other] = [await readContent(usual), await readContent(content)];
    expect(other.file.badLines).toEqual([]);
    expect(other.file.invoices).toEqual(one.file.invoices);
    expect(other.packages).toEqual(one.packages);
    expect(other.charges).toEqual(one.charges);
  });

  test('may hold several bills of several currencies, and credits', async () => {
    const { file, packages, charges } = await readContent(
      x12File([
        bill,
        { number: '2', charges: [[10_000]], currency: 'CAD' },
        { number: '3', charges: [[-2_500]] },
        { number: '4', scac: 'SAIA', charges: [[1_000], [130, 'GST']] },
      ]),
    );
    expect(
      file.invoices.map(({ carrierName, currencyCode, netCents }) => [carrierName, currencyCode, netCents]),
    ).toEqual([
      ['Old Dominion Freight Line', 'USD', 43_650],
      ['Old Dominion Freight Line', 'CAD', 10_000],
      ['Old Dominion Freight Line', 'USD', -2_500],
      ['Saia LTL Freight', 'USD', 1_130],
    ]);
    expect(packages[2]).toMatchObject({ row_kind: 'adjustment', no_of_pkgs: 0 });
    expect(packages[3]).toMatchObject({ tax_amount: '1.30' });
    expect(sum(charges, (row) => row.audit_refund_amount)).toBe(2_500);
  });

  test('adds the bills of one invoice, each of which states its own amount', async () => {
    const shipment = (pro: string) => ({ number: '77', charges: [[5_000]] as const, more: [`N9*CN*${pro}`] });
    const { file, packages } = await readContent(x12File([shipment('A1'), shipment('A2')]));
    expect(file.invoices).toMatchObject([{ rows: 2, netCents: 10_000, statedCents: 10_000 }]);
    expect(packages.map((each) => each.tracking_number)).toEqual(['A1', 'A2']);
  });

  test.each<[string, readonly X12Charge[], number]>([
    ['discounts without a sign', [[50_000], [20_000, 'DSC']], 30_000],
    ['lines that repeat totals', [[50_000], [-20_000, 'DSC'], [50_000, 'TFGHT'], [-20_000, 'TDSC']], 30_000],
  ])('is read in the way that adds up: %s', async (_, charges, stated) => {
    const { file, packages } = await readContent(x12File([{ number: '5', charges, stated }]));
    expect(file.invoices).toMatchObject([{ netCents: stated, statedCents: stated }]);
    expect(packages).toMatchObject([{ transportation_amount: '500.00', transportation_discount: '200.00' }]);
  });

  test('that does not add up says so', async () => {
    const { file } = await readContent(x12File([{ ...bill, stated: 99_999 }]));
    expect(file.invoices).toMatchObject([{ netCents: 43_650, statedCents: 99_999 }]);
  });

  test('without charge lines bills its amount as freight', async () => {
    const { charges } = await readContent(x12File([{ number: '6', charges: [], stated: 12_345 }]));
    expect(charges).toMatchObject([{ charge_family: 'transportation', net_amount: '123.45' }]);
  });
});

test('an X12 310 is ocean freight, named by its bill of lading', async () => {
  const { file, packages } = await readContent(
    x12File([
      {
        set: '310',
        number: '900',
        scac: 'MAEU',
        charges: [
          [200_000, 'OCF', 'OCEAN FREIGHT'],
          [30_000, 'BAF'],
          [20_000, 'THC'],
        ],
        more: ['N9*BM*MAEU12345'],
      },
    ]),
  );
  expect(file.invoices).toMatchObject([{ carrierName: 'Maersk', netCents: 250_000, statedCents: 250_000 }]);
  expect(packages).toMatchObject([
    {
      tracking_number: 'MAEU12345',
      bucket_name: 'freight',
      mode_category: 'Ocean',
      service_category: 'Freight',
      transportation_amount: '2000.00',
      fuel_surcharge_amount: '300.00',
      other_accessorial_amount: '200.00',
    },
  ]);
});

describe('a freight carrier that is not built in', () => {
  const named = ['N1*CA*MSC MEDITERRANEAN SHIPPING COMPANY SA'];
  const ocean = x12File([{ set: '310', number: '77', scac: 'MSCU', charges: [[10_000]], more: named }]);
  const carriers = [
    { id: 50, name: 'Shipping Co' },
    { id: 51, name: 'MSC Mediterranean Shipping' },
    { id: 52, name: 'mscu' },
  ];

  test.each([
    ['by a name that is part of the one on the bill', ocean, [carriers[0], carriers[1]], 51],
    ['by the code on the bill', ocean, [carriers[0], carriers[2]], 52],
  ])('is recognised %s, where the tenant added it', async (_, content, own, id) => {
    const { file, packages } = await readContent(content, { carriers: own.flatMap((each) => each ?? []) });
    expect(file).toMatchObject({ rows: 1, badLines: [] });
    expect(packages.map(({ carrier_id: carrier }) => carrier)).toEqual([id]);
  });

  test('is refused with what to do, also where only a part of a word fits', async () => {
    const { file } = await readContent(ocean, { carriers: [{ id: 53, name: 'MSC Med' }] });
    expect(file.badLines.map(({ column, reason }) => [column, reason])).toEqual([
      [
        'B311',
        'Waybill does not know the carrier ‘MSC MEDITERRANEAN SHIPPING COMPANY SA’ with the code ‘MSCU’. Add it under this name on the page Carriers, and load the file again.',
      ],
    ]);
    const nameless = await readContent(x12File([{ number: '78', scac: 'XXXX', charges: [[10_000]] }]));
    expect([file, nameless.file].map(({ badLines: [bad] }) => bad?.unknownCarrier)).toEqual([
      'MSC MEDITERRANEAN SHIPPING COMPANY SA',
      'XXXX',
    ]);
    expect(nameless.file.badLines[0]?.reason).toBe(
      'Waybill does not know the carrier with the code ‘XXXX’. Add it under this code on the page Carriers, and load the file again.',
    );
  });

  test('does not take the place of a built-in one', async () => {
    const own = [{ id: 54, name: 'ODFL' }];
    const { packages } = await readContent(x12File([bill]), { carriers: own });
    expect(packages.map(({ carrier_name: name }) => name)).toEqual(['Old Dominion Freight Line']);
  });
});

describe('broken X12', () => {
  const text = x12File([bill, { number: '2', charges: [[10_000]] }]);
  test.each<[string, string, string | RegExp]>([
    ['a transaction without its end', text.replace(/SE\*\d+\*0001~/, ''), /has no end/],
    ['a file that ends within a transaction', text.slice(0, text.lastIndexOf('L3*')), /has no end/],
    ['a segment that is missing', text.replace('N9*PO*4711~', ''), /\d+ segments, but there are/],
    ['a transaction that is missing', text.replace('GE*2*', 'GE*3*'), /3 transactions, but there are 2/],
    ['another transaction set', text.replace('ST*210*0002', 'ST*204*0002'), /not ‘204’/],
    ['an unknown carrier', text.replace('*ODFL*20250630', '*XXXX*20250630'), /‘XXXX’/],
    ['an amount that is none', text.replace('***50000*', '***much*'), /‘much’ is no amount/],
    ['a day that is none', text.replace('*L*20250705*', '*L*20251399*'), /is no date/],
    ['no number of the invoice', text.replace('B3**12345678*', 'B3***'), /element is empty/],
    ['an end without a beginning', text.replace('ST*210*0002~', ''), /no end|did not begin|segments/],
  ])('names what is wrong: %s', async (_, content, reason) => {
    const { file } = await readContent(content);
    expect(file.badLineCount).toBeGreaterThan(0);
    expect(file.badLines.map((line) => line.reason).join('\n')).toMatch(reason);
  });

  test('with several mistakes in one segment counts and shows it once', async () => {
    const wrong = text
      .replace('B3**12345678*', 'B3***')
      .replace('*L*20250705*', '*L*20251399*')
      .replace('***50000*', '***much*');
    const { file, rejected } = await readContent(wrong);
    expect(file.badLines.map(({ column }) => column)).toEqual(expect.arrayContaining(['B302', 'B306', 'L104']));
    expect(file.badLineCount).toBe(2);
    expect(rejected.map(({ text: segment }) => segment.slice(0, 2))).toEqual(['B3', 'L1']);
    const blocks = [file.badLines.map(({ line, text: segment }) => ({ line, text: segment, fields: [] }))];
    async function* readAgain() {
      yield* blocks;
    }
    const firstOf = async (most: number) => await rejectedLinesOf(file.badLines, most, readAgain, () => []);
    expect([await firstOf(1), await firstOf(2)].map((lines) => lines.length)).toEqual([1, 2]);
  });

  test('with a segment of megabytes neither fills the memory nor ends the process', async () => {
    const { file } = await readContent(`${text}N9*PO*${'9'.repeat(3_000_000)}`);
    expect(file.badLineCount).toBeGreaterThan(0);
    expect(file.rows).toBe(2);
  });
});

test('bills of random charges add up to what they state', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.array(
          fc.tuple(
            fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((cents) => cents !== 0),
            fc.constantFrom('', 'FSC', 'LFT', 'QQQ', 'GST'),
          ),
          { minLength: 1, maxLength: 6 },
        ),
        { minLength: 1, maxLength: 5 },
      ),
      async (bills) => {
        const read = await readContent(x12File(bills.map((charges, index) => ({ number: `7${index}`, charges }))));
        expect(read.file.badLines).toEqual([]);
        for (const [index, invoice] of read.file.invoices.entries()) {
          const total = (bills[index] ?? []).reduce((all, [cents]) => all + cents, 0);
          expect([invoice.netCents, invoice.statedCents]).toEqual([total, total]);
        }
        expect(sum(read.charges, (row) => row.net_amount)).toBe(sum(read.packages, (row) => row.net_amount));
      },
    ),
    { numRuns: 40 },
  );
});

describe('a file with several interchanges', () => {
  const interchange = (number: string, dialect: X12Dialect = {}): string =>
    x12File([{ number, charges: [[1_000, 'FUE']] }], dialect);

  test.each<[string, X12Dialect]>([
    ['others', { element: '|', segment: '!' }],
    ['line ends', { segment: '\n' }],
    ['line ends as well', { segment: '~\n' }],
  ])('may have different separators in each: %s', async (_, dialect) => {
    for (const content of [
      interchange('A1') + interchange('B2', dialect) + interchange('C3'),
      interchange('B2', dialect) + interchange('A1') + interchange('C3', dialect),
    ]) {
      const { file } = await readContent(content);
      expect(file.badLines).toEqual([]);
      expect(file.invoices.map(({ invoiceNumber }) => invoiceNumber).toSorted()).toEqual(['A1', 'B2', 'C3']);
    }
  });

  test('is not read past what stands outside of them', async () => {
    const { file } = await readContent(`${interchange('A1')}B3**B2*BOL~`);
    expect(file.badLines).toMatchObject([
      { column: 'B3', reason: 'The segment stands outside of an interchange (ISA to IEA).' },
    ]);
  });
});
