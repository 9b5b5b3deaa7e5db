import type { DeliveryMapping } from '@waybill/contract';
import type { DeliveryFact } from '@waybill/model';
import { describe, expect, test } from 'vitest';
import {
  guessDeliveries,
  guessMapping,
  looksLikeDeliveries,
  mappedDeliveries,
  mappingProblems,
  openInvoiceFile,
  type ReadingOptions,
  readSample,
  UnknownLayout,
} from '../../src/index.ts';
import { withFile } from '../read-file.ts';
import { workbook } from '../workbook-of.ts';

const regional = 50;
const german = [
  'Zustellbericht KW 46;;;;;',
  'Sendungsnummer;Zugesagt am;Zugestellt am;Uhrzeit der Zustellung;Ergebnis;Unterschrieben von',
  'AP100000001;13.11.2025;12.11.2025;14:05;in Ordnung;HUBER',
  'AP100000002;13.11.2025;14.11.2025;09:30;verspätet;MAIER',
].join('\n');
const events = [
  'Parcel Ref,Event,Event Time,Depot',
  'PX0000000011,Label printed,2025-11-10 08:00,Austin',
  'PX0000000011,Out for delivery,2025-11-12 07:10,Reno',
  'PX0000000011,Delivered to front desk,2025-11-12 11:42,Reno',
  'PX0000000012,Label printed,2025-11-10 08:01,Austin',
].join('\n');

async function guessed(content: string | Uint8Array, choice?: Parameters<typeof readSample>[1]) {
  return await withFile(content, async (path) => {
    const sample = await readSample(path, choice);
    if (sample === undefined) throw new Error('no sample');
    const deliveries = guessDeliveries(sample, 'Deliveries');
    return { deliveries, isDeliveries: looksLikeDeliveries(deliveries, guessMapping(sample, 'Deliveries')) };
  });
}

async function read(content: string | Uint8Array, options: ReadingOptions) {
  return await withFile(content, async (path) => {
    const file = await openInvoiceFile(path, options);
    const facts: DeliveryFact[] = [];
    for await (const fact of file.deliveries?.read() ?? []) facts.push(fact);
    const { layout, limits, badLines, deliveries } = file;
    return { layout, limits, badLines, kind: deliveries?.kind, facts };
  });
}

const savedAs = (mapping: DeliveryMapping): ReadingOptions => ({
  mappedDeliveries: [mappedDeliveries(mapping, regional)],
});

describe('a file of deliveries whose layout nobody knows', () => {
  test('is guessed from names in other languages, dates and times, and told from invoices', async () => {
    const { deliveries, isDeliveries } = await guessed(german, { headerLine: 2 });
    expect(isDeliveries).toBe(true);
    expect(deliveries).toMatchObject({
      columns: {
        trackingNumber: 'Sendungsnummer',
        promised: 'Zugesagt am',
        delivered: 'Zugestellt am',
        deliveredTime: 'Uhrzeit der Zustellung',
        signedBy: 'Unterschrieben von',
      },
      dateOrder: 'day first',
      source: 'tracking_list',
      deliveredStatuses: [],
    });
    expect(mappingProblems(deliveries)).toEqual([]);
  });

  test('is read by its mapping, with the carrier that it names', async () => {
    const { deliveries } = await guessed(german, { headerLine: 2 });
    const columns = { ...deliveries.columns, status: 'Ergebnis' };
    const { layout, kind, facts, badLines } = await read(german, savedAs({ ...deliveries, columns }));
    expect({ layout, kind, badLines }).toEqual({ layout: 'Deliveries', kind: 'tracking_list', badLines: [] });
    expect(facts).toMatchObject([
      {
        line: 3,
        carrierId: regional,
        trackingNumber: 'AP100000001',
        promised: { local: '2025-11-13 00:00:00', hasTime: false },
        delivered: { local: '2025-11-12 14:05:00', hasTime: true },
        status: 'in Ordnung',
        signedBy: 'HUBER',
      },
      { line: 4, trackingNumber: 'AP100000002', delivered: { local: '2025-11-14 09:30:00' } },
    ]);
  });

  test.each([
    ['Delivered', true],
    ['Delivered, left at front door', true],
    ['Package has been delivered', true],
    ['Livré au destinataire', true],
    ['Undelivered', false],
    ['Undeliverable', false],
    ['Delivery failed', false],
    ['Delivery delayed', false],
    ['Scheduled for delivery', false],
    ['To be delivered', false],
    ['Could not be delivered', false],
    ['No entregado', false],
    ['Pas livré', false],
    ['Niet bezorgd', false],
    ['Nicht zugestellt', false],
  ])('knows whether the event ‘%s’ is a delivery: %s', async (event, isDelivery) => {
    const { deliveries } = await guessed(events.replaceAll('Delivered to front desk', `"${event}"`));
    expect(deliveries.deliveredStatuses).toEqual(isDelivery ? [event] : []);
  });

  test('that lists events takes the delivery from the events that are one', async () => {
    const { deliveries, isDeliveries } = await guessed(events);
    expect(isDeliveries).toBe(true);
    expect(deliveries).toMatchObject({
      columns: { trackingNumber: 'Parcel Ref', delivered: 'Event Time', status: 'Event' },
      deliveredStatuses: ['Delivered to front desk'],
    });
    const german = events.replace('Parcel Ref,Event,Event Time', 'Paket,Ereignis,Zeitpunkt');
    expect((await guessed(german)).deliveries).toMatchObject({
      columns: { trackingNumber: 'Paket', delivered: 'Zeitpunkt', status: 'Ereignis' },
      deliveredStatuses: ['Delivered to front desk'],
    });
    const { facts } = await read(events, savedAs(deliveries));
    expect(facts.map(({ trackingNumber, delivered }) => [trackingNumber, delivered?.local ?? null])).toEqual([
      ['PX0000000011', null],
      ['PX0000000011', null],
      ['PX0000000011', '2025-11-12 11:42:00'],
      ['PX0000000012', null],
    ]);
  });

  test('may be a manifest, which says in the preview what it does not tell', async () => {
    const manifest = ['Parcel No,Planned arrival,Weight', 'PX0000000011,2025-11-13,4.20'].join('\n');
    const { deliveries, isDeliveries } = await guessed(manifest);
    expect(isDeliveries).toBe(true);
    expect(deliveries).toMatchObject({ source: 'manifest', columns: { promised: 'Planned arrival' } });
    const { kind, limits } = await read(manifest, savedAs(deliveries));
    expect(kind).toBe('manifest');
    expect(limits).toEqual(['Files of this layout do not say when packages were delivered.']);
  });

  test('may have no header, title lines, or be a sheet of a workbook', async () => {
    const rows = ['PX0000000011,x,2025-11-12', 'PX0000000012,x,2025-11-13'];
    const noHeader = ['List', ...rows].join('\n');
    const { deliveries } = await guessed(noHeader, { headerLine: 0, firstRow: 2 });
    const mapping: DeliveryMapping = {
      ...deliveries,
      columns: { trackingNumber: 'Column 1', delivered: 'Column 3' },
    };
    expect(mapping).toMatchObject({ hasHeader: false, firstRow: 2 });
    expect((await read(noHeader, savedAs(mapping))).facts).toHaveLength(2);
    const chosen = { chosenDeliveries: mappedDeliveries(mapping, undefined) };
    expect((await read(noHeader, chosen)).facts).toMatchObject([{ carrierId: null }, { carrierId: null }]);
    await expect(read('a,b\nc,d', chosen)).rejects.toThrow('none of its first lines has as many columns');
    const book = await workbook({
      Notes: Array.from({ length: 30 }, (_, index) => [`Note ${index}`, 'text', index]),
      Arrived: [
        ['Parcel No', 'Arrived on'],
        ['PX0000000011', '2025-11-12'],
      ],
    });
    const onSheet = await guessed(book, { sheet: 'Arrived' });
    const arrived = { ...onSheet.deliveries, columns: { trackingNumber: 'Parcel No', delivered: 'Arrived on' } };
    expect((await read(book, savedAs(arrived))).facts).toMatchObject([{ delivered: { local: '2025-11-12 00:00:00' } }]);
  });

  test('comes before the built-in lists, and is not seen in files that lack its columns', async () => {
    const list = ['Tracking Number,Delivered,Status,Planned', 'PX0000000011,2025-11-12,Delivered,2025-11-11'].join(
      '\n',
    );
    const { deliveries } = await guessed(list);
    const mapping: DeliveryMapping = { ...deliveries, columns: { ...deliveries.columns, promised: 'Planned' } };
    expect((await read(list, {})).layout).toBe('Tracking list');
    expect(await read(list, savedAs(mapping))).toMatchObject({
      layout: 'Deliveries',
      facts: [{ promised: { local: '2025-11-11 00:00:00' } }],
    });
    const without = list.replace('Planned', 'Plan');
    expect((await read(without, savedAs(mapping))).layout).toBe('Tracking list');
    const chosen = { chosenDeliveries: mappedDeliveries(mapping, undefined) };
    await expect(read(without, chosen)).rejects.toThrow(UnknownLayout);
    await expect(read(without, chosen)).rejects.toThrow('its header lacks the columns ‘Planned’');
  });

  test('has its bad lines listed under the names of its columns', async () => {
    const { deliveries } = await guessed(events);
    const { badLines } = await read(events.replace('2025-11-12 11:42', 'yesterday'), savedAs(deliveries));
    expect(badLines).toMatchObject([{ line: 4, column: 'Event Time', reason: '‘yesterday’ is no date.' }]);
  });
});

test('a mapping of deliveries says what it lacks', () => {
  const mapping: DeliveryMapping = {
    format: 'waybill delivery mapping 1',
    name: 'Empty',
    carrier: null,
    header: ['A', 'B'],
    sheet: null,
    hasHeader: true,
    firstRow: null,
    columns: { leftAt: 'C' },
    dateOrder: 'month first',
    source: 'tracking_list',
    deliveredStatuses: ['Delivered'],
  };
  expect(mappingProblems(mapping).map(({ field }) => field)).toEqual([
    'columns.trackingNumber',
    'columns.delivered',
    'columns.status',
    'columns.leftAt',
  ]);
});
