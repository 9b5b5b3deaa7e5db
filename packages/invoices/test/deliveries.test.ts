import type { DeliveryFact } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { type InvoiceFile, openInvoiceFile, UnknownLayout } from '../src/index.ts';
import { withFile } from './read-file.ts';

interface Read {
  readonly file: InvoiceFile;
  readonly facts: readonly DeliveryFact[];
}

async function read(...lines: string[]): Promise<Read> {
  return await withFile(lines.join('\n'), async (path) => {
    const file = await openInvoiceFile(path);
    const facts: DeliveryFact[] = [];
    for await (const fact of file.deliveries?.read() ?? []) facts.push(fact);
    return { file, facts };
  });
}

const list = 'Tracking Number,Carrier,Promised,Delivered,Status,Signed By';

/** A moment as the text of its clock, with the offset if there is one. */
const shown = (moment: DeliveryFact['delivered']): string | null =>
  moment === null
    ? null
    : [moment.hasTime ? moment.local : moment.local.slice(0, 10), moment.offsetMinutes ?? []].flat().join(' ');

describe('a file of deliveries', () => {
  it('may have numbers marked as text, and a last line with the total', async () => {
    const { file, facts } = await read(
      list,
      '"=""794612345678""",FedEx,2025-08-08,="2025-08-07",Delivered,',
      'Total,,,,1,',
    );
    expect(file.badLineCount).toBe(0);
    expect(facts).toMatchObject([
      { trackingNumber: '794612345678', delivered: { local: '2025-08-07 00:00:00', hasTime: false } },
    ]);
  });

  it('is read from a list with tracking number, promised, delivered, status and signed-by', async () => {
    const { file, facts } = await read(
      list,
      '1Z999AA10123456784,,2025-08-07,2025-08-06 14:05,Delivered,KIM',
      "'794612345678,FedEx Express,08/08/2025,,In transit,",
      '9400 1000 0000,USPS,N/A,-,,',
    );
    expect(file).toMatchObject({ layout: 'Tracking list', badLineCount: 0, rows: 2, invoices: [] });
    expect(file.deliveries?.kind).toBe('tracking_list');
    expect(facts).toEqual([
      {
        line: 2,
        carrierId: 1,
        trackingNumber: '1Z999AA10123456784',
        promised: { local: '2025-08-07 00:00:00', hasTime: false, offsetMinutes: null },
        delivered: { local: '2025-08-06 14:05:00', hasTime: true, offsetMinutes: null },
        status: 'Delivered',
        verdict: null,
        isExcused: false,
        signedBy: 'KIM',
        leftAt: null,
        shipped: { day: null, accountNumber: null, service: null, zone: null, pounds: null },
        reference: null,
        fields: {},
      },
      expect.objectContaining({ line: 3, carrierId: 2, trackingNumber: '794612345678', status: 'In transit' }),
    ]);
  });

  it.each([
    ['2025-08-05T20:30:00-07:00', '2025-08-05 20:30:00 -420'],
    ['2025-08-05T20:30:00Z', '2025-08-05 20:30:00 0'],
    ['2025-08-05 20:30:15 +0530', '2025-08-05 20:30:15 330'],
    ['08/05/2025 8:30 PM PDT', '2025-08-05 20:30:00 -420'],
    ['8/5/2025 8:30 A.M.', '2025-08-05 08:30:00'],
    ['20250805143000', '2025-08-05 14:30:00'],
    ['08/05/2025 By End of Day', '2025-08-05'],
    ['45874.5', '2025-08-05 12:00:00'],
    ['2025-08-05 00:00:00', '2025-08-05'],
    ['5-Aug-2025', '2025-08-05'],
  ])('reads the moment %s', async (text, moment) => {
    const { file, facts } = await read('Tracking Number,Delivered', `A1,${text}`);
    expect(file.badLines).toEqual([]);
    expect(facts.map(({ delivered }) => shown(delivered))).toEqual([moment]);
  });

  it('finds days, times and zones in columns of their own, and the order of days in the whole file', async () => {
    const { facts } = await read(
      'Tracking Number;Delivery Date;Delivery Time;Time Zone',
      'A1;05/08/2025;1430;EST',
      'A2;13/08/2025;2:05 PM;-08:00',
    );
    expect(facts.map(({ delivered }) => shown(delivered))).toEqual([
      '2025-08-05 14:30:00 -300',
      '2025-08-13 14:05:00 -480',
    ]);
  });

  it('tells the layouts of carriers and shippers apart', async () => {
    const layouts = [
      ['Manifest Date,Tracking Number,Status,Scheduled Delivery,Date Delivered,Left At', 'tracking_events', 1],
      ['Tracking Number,Master Tracking Number,Status,Commit Date,Delivered Date,Signed for By', 'delivery_report', 2],
      ['Tracking Number,Carrier,POD Date,POD Name', 'delivery_report', null],
      ['Ship Date,Tracking Number,Scheduled Delivery Date', 'manifest', null],
      [list, 'tracking_list', null],
    ] as const;
    for (const [header, kind, carrierId] of layouts) {
      const date: string[] = header
        .split(',')
        .map((name) => (/date|delivery|delivered/i.test(name) ? '2025-08-05' : ''));
      const { file, facts } = await read(
        header,
        date.with(header.split(',').indexOf('Tracking Number'), 'A1').join(','),
      );
      expect([header, file.deliveries?.kind]).toEqual([header, kind]);
      expect([header, facts[0]?.carrierId]).toEqual([header, carrierId]);
    }
  });

  it('understands excuses, faults of the carrier and judgements', async () => {
    const { facts } = await read(
      'Tracking Number,Manifest Date,Scheduled Delivery,Status,Exception Description',
      'A1,2025-08-01,2025-08-05,Exception,Severe weather conditions have delayed delivery',
      'A2,2025-08-01,2025-08-05,Exception,Late UPS trailer arrival',
      'A3,2025-08-01,2025-08-05,On Time,',
      'A4,2025-08-01,2025-08-05,Delivered,The street number is incorrect address',
    );
    expect(facts.map(({ isExcused, verdict }) => [isExcused, verdict])).toEqual([
      [true, null],
      [false, null],
      [false, 'On Time'],
      [true, null],
    ]);
    expect(facts[1]?.status).toBe('Exception: Late UPS trailer arrival');
  });

  it('reports lines that cannot be read, and goes on', async () => {
    const { file, facts } = await read(
      'Deliveries of August',
      '',
      list,
      'A1,,,2025-08-05,,',
      ',,,2025-08-05,,',
      '7.94612E+11,,,2025-08-05,,',
      'A2,,,soon,,',
      'A3,,,2025-02-30,,',
      'A4,,,"2025-08-05,,',
      'A5,,,2025-08-06,,',
    );
    expect(facts.map(({ trackingNumber }) => trackingNumber)).toEqual(['A1', 'A5']);
    expect(file.badLines.map(({ line, column, reason }) => [line, column, reason])).toEqual([
      [5, 'Tracking Number', 'The line has no tracking number.'],
      [
        6,
        'Tracking Number',
        '‘7.94612E+11’ is not the whole number: a spreadsheet has shortened it. Export the column as text.',
      ],
      [7, 'Delivered', '‘soon’ is no date.'],
      [8, 'Delivered', '‘2025-02-30’ is no date.'],
      [9, '', 'A quote is opened but not closed.'],
    ]);
  });

  it('is not seen in an invoice file or in any other list', async () => {
    await expect(read('Name,City', 'KIM,Boston')).rejects.toThrow(UnknownLayout);
  });
});
