import { describe, expect, test } from 'vitest';
import { type ReadFile, readContent, sum } from './read-file.ts';

interface Message {
  readonly type?: string;
  readonly document?: string;
  readonly header?: readonly string[];
  readonly lines?: readonly string[];
  readonly summary?: readonly string[];
  readonly segments?: number;
}

const usual = {
  header: [
    'NAD+SU+4006501000002::9++DHL Express Germany GmbH',
    'NAD+BY+5412345000013::9++Shop ?& Co',
    'RFF+IT:0123456789',
  ],
  lines: [
    'LIN+1++4711:SA',
    'IMD+F++:::Express Worldwide',
    'DTM+11:20260901:102',
    'MOA+203:40.00',
    'RFF+AWB:1234567891',
    'LIN+2',
    'IMD+F++:::Address correction',
    'MOA+203:10.00',
  ],
  summary: ['MOA+79:50.00', 'MOA+77:65.45', 'TAX+7+VAT+++:::19.00+S', 'MOA+125:55.00', 'MOA+124:10.45'],
};
const fuel = ['ALC+C++++FC:::Fuel surcharge', 'MOA+8:5.00'];

/** An invoice of 65.45 EUR with VAT, in segments that tests change. */
function message({ type = 'INVOIC', document = '380', segments, ...parts }: Message = {}): string[] {
  const { header, lines, summary } = { ...usual, header: [...usual.header, 'CUX+2:EUR:4', ...fuel], ...parts };
  const inside = [
    `UNH+1+${type}:D:96A:UN`,
    `BGM+${document}+R-77+9`,
    'DTM+137:20260905:102',
    ...header,
    ...lines,
    'UNS+S',
    ...summary,
  ];
  return [...inside, `UNT+${segments ?? inside.length + 1}+1`];
}

const begin = 'UNB+UNOC:3+4006501000002:14+5412345000013:14+260905:1200+REF1';
const interchange = (messages: readonly string[][], stated = messages.length): string[] => [
  begin,
  ...messages.flat(),
  `UNZ+${stated}+REF1`,
];
const written = (segments: readonly string[]): string => segments.map((segment) => `${segment}'\n`).join('');
const read = (messages: readonly string[][], stated?: number): Promise<ReadFile> =>
  readContent(written(interchange(messages, stated)));
const reasons = ({ rejected }: ReadFile): string[] => rejected.map(({ reason }) => reason);

describe('an INVOIC message is read as an invoice', () => {
  test('to the cent', async () => {
    const { file, invoices, packages, charges } = await read([message()]);
    expect(file.layout).toBe('EDIFACT invoice (INVOIC)');
    expect(invoices).toMatchObject([
      {
        carrierName: 'DHL Express',
        accountNumber: '123456789',
        invoiceNumber: 'R-77',
        billDate: '2026-09-05',
        currencyCode: 'EUR',
        netCents: 6545,
        statedCents: 6545,
      },
    ]);
    expect(packages.map(({ tracking_number }) => tracking_number)).toContain('1234567891');
    const families = charges.map(({ charge_family, net_amount }) => `${charge_family} ${net_amount}`).sort();
    expect(families).toEqual(['fuel_surcharge 5.00', 'other_accessorial 10.00', 'tax 10.45', 'transportation 40.00']);
  });

  test('whatever separates its parts, and however its lines are broken', async () => {
    const usualText = written(interchange([message()]));
    const other = `UNA|*,!~^ ${usualText
      .replaceAll('\n', '')
      .replaceAll(/(\d)\.(\d\d)/g, '$1,$2')
      .replaceAll('?&', '!~')
      .replaceAll(':', '|')
      .replaceAll('+', '*')
      .replaceAll("'", '^')}`;
    const texts = [usualText.replaceAll('\n', ''), usualText.replaceAll('\n', '').replaceAll(/.{80}/g, '$&\r\n')];
    for (const text of [...texts, `UNA:+.? '\n${usualText}`, other.replace('UNA|*,!~^', 'UNA|*,! ^')]) {
      const { invoices, file } = await readContent(text);
      expect([file.badLineCount, invoices[0]?.netCents]).toEqual([0, 6545]);
    }
  });

  test('with what a release character protects', async () => {
    const { charges } = await read([
      message({ lines: ['LIN+1', "IMD+F++:::Driver?'s time ?+ wait ??", 'MOA+203:50.00'] }),
    ]);
    expect(charges.map(({ charge_description }) => charge_description)).toContain("Driver's time + wait ?");
  });

  test('as a credit, if it is one', async () => {
    const { invoices, charges } = await read([message({ document: '381' })]);
    expect(invoices[0]?.netCents).toBe(-6545);
    expect(sum(charges, ({ net_amount }) => net_amount)).toBe(-6545);
  });

  test('in its own currency, beside others', async () => {
    const swiss = message({ header: [...usual.header, 'CUX+2:CHF:4', ...fuel] }).map((segment) =>
      segment.replace('R-77', 'R-78'),
    );
    const { invoices } = await read([message(), swiss]);
    expect(invoices.map(({ currencyCode, netCents }) => [currencyCode, netCents])).toEqual([
      ['EUR', 6545],
      ['CHF', 6545],
    ]);
  });
});

describe('a file is refused', () => {
  test.each<[string, string[], string]>([
    [
      'with another count of segments',
      interchange([message({ segments: 12 })]),
      'It says that there are 12 segments, but there are 24.',
    ],
    [
      'with another count of messages',
      interchange([message()], 2),
      'It says that there are 2 messages, but there are 1.',
    ],
    [
      'without the end of a message',
      interchange([message().slice(0, -1)]),
      'The message before this segment has no end (UNT).',
    ],
    [
      'that ends within a message',
      [begin, ...message().slice(0, 9)],
      'The file ends before the message does: its end (UNT) is missing.',
    ],
    [
      'that ends before its interchange',
      [begin, ...message()],
      'The file ends before the interchange does: its end (UNZ) is missing.',
    ],
    [
      'with two beginnings',
      [begin, ...interchange([message()])],
      'The interchange before this segment has no end (UNZ).',
    ],
    ['with an end of nothing', [begin, 'UNT+1+1', 'UNZ+0+1'], 'The segment ends a message that did not begin.'],
    [
      'with another message',
      interchange([message({ type: 'IFTMCS' })]),
      'Waybill reads the messages INVOIC, not ‘IFTMCS’.',
    ],
    [
      'without a currency',
      interchange([message({ header: [...usual.header, ...fuel] })]),
      'The invoice does not state BT-5.',
    ],
    ['without a total', interchange([message({ summary: ['MOA+79:50.00'] })]), 'The invoice does not state BT-112.'],
    ['with an amount that is none', interchange([message({ lines: ['LIN+1', 'MOA+203:1e3'] })]), '‘1e3’ is no amount.'],
    [
      'with an unknown carrier',
      interchange([message({ header: ['NAD+SE+++Alpenpost', 'CUX+2:EUR:4'] })]),
      'Waybill does not know the carrier ‘Alpenpost’. Add it under this name on the page Carriers, and load the file again.',
    ],
    [
      'with a segment without an end',
      [begin, ...message().slice(0, 9), `FTX+${'x'.repeat(200_000)}`, ...message().slice(9), 'UNZ+1+1'],
      'The segment or its message is too long.',
    ],
  ])('%s', async (_, segments, reason) => {
    expect(reasons(await readContent(written(segments)))).toContain(reason);
  });

  test('whose parts do not add up to its total', async () => {
    const { invoices } = await read([message({ lines: ['LIN+1', 'MOA+203:49.99'] })]);
    expect(invoices).toMatchObject([{ netCents: 6544, statedCents: 6545 }]);
  });

  test('without a message', async () => {
    await expect(read([])).rejects.toThrow('it has no message INVOIC');
  });

  test.each([0x00, 0xff])('with a byte %i in a number, but not with one in a text', async (byte) => {
    const damaged = async (place: string): Promise<ReadFile> => {
      const bytes = Buffer.from(written(interchange([message()])));
      bytes[bytes.indexOf(place)] = byte;
      return await readContent(bytes);
    };
    expect((await damaged('Worldwide')).invoices[0]?.netCents).toBe(6545);
    expect((await damaged('40.00')).file.badLineCount).toBe(1);
  });
});
