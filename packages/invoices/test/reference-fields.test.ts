import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeliveryFact } from '@waybill/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInvoiceFile } from '../src/index.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waybill-references-'));
});
afterAll(async () => rm(folder, { recursive: true }));

async function read(...lines: readonly string[]) {
  const path = join(folder, `${crypto.randomUUID()}.csv`);
  await writeFile(path, lines.join('\n'));
  const file = await openInvoiceFile(path);
  const facts: DeliveryFact[] = [];
  for await (const fact of file.deliveries?.read() ?? []) facts.push(fact);
  return { file, facts };
}

describe('a file of reference fields', () => {
  it('names packages by tracking number or by the reference on the invoice', async () => {
    const { file, facts } = await read(
      'Tracking Number,Customer Reference,Ship Date,Order Number,SKU,Cost Center,Carton',
      '1z999aa10123456784,PO 7,2026-01-05,SO-1,MUG,EAST,B2',
      ',PO 8,,,,WEST,',
      '1Z999AA10123456785,,,,,,',
    );
    expect(file.layout).toBe('Reference fields');
    expect(file.deliveries?.kind).toBe('references');
    expect(facts).toEqual([
      expect.objectContaining({
        trackingNumber: '1Z999AA10123456784',
        carrierId: 1,
        reference: null,
        fields: { order_number: 'SO-1', sku: 'MUG', cost_centre: 'EAST', carton: 'B2' },
        shipped: expect.objectContaining({ day: '2026-01-05' }),
        promised: null,
        delivered: null,
        status: null,
      }),
      expect.objectContaining({ trackingNumber: '', reference: 'PO 8', fields: { cost_centre: 'WEST' } }),
    ]);
  });

  it('has bad lines where nothing names the package, or a value is too long or was shortened', async () => {
    const { file, facts } = await read(
      'Tracking Number,Order Number,Cost Centre',
      ',SO-1,EAST',
      `A1,SO-2,${'x'.repeat(101)}`,
      'A2,4.5E+12,EAST',
      'A3,SO-3,EAST',
    );
    expect(facts.map(({ trackingNumber }) => trackingNumber)).toEqual(['A3']);
    expect(file.badLines.map(({ line, column, reason }) => [line, column, reason])).toEqual([
      [2, 'Customer Reference', 'The line has neither a tracking number nor a reference of the invoice.'],
      [3, 'Cost Centre', 'The text has 101 characters; 100 are the most.'],
      [4, 'Order Number', expect.stringContaining('a spreadsheet has shortened it')],
    ]);
  });

  it('is a manifest or a tracking list where it says when packages come, and has their fields as well', async () => {
    const manifest = await read('Tracking Number,Promised,Cost Centre', 'A1,2026-01-05,EAST');
    expect(manifest.file.deliveries?.kind).toBe('manifest');
    expect(manifest.facts).toEqual([expect.objectContaining({ reference: null, fields: { cost_centre: 'EAST' } })]);
    const list = await read('Tracking Number,Status,Order Number', 'A1,,SO-1', 'A2,Delivered,');
    expect(list.file.deliveries?.kind).toBe('tracking_list');
    expect(list.facts).toEqual([
      expect.objectContaining({ trackingNumber: 'A1', status: null, fields: { order_number: 'SO-1' } }),
      expect.objectContaining({ trackingNumber: 'A2', status: 'Delivered', fields: {} }),
    ]);
  });

  it('is none where it bills money', async () => {
    await expect(read('Tracking Number,Order Number,Amount', 'A1,SO-1,12.50')).rejects.toThrow('it has amounts in');
  });
});
