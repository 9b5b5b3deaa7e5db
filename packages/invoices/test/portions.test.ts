import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { invoiceMapping } from '@waybill/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { mappedLayout, openInvoiceFile, spilledRowsPrefix } from '../src/index.ts';
import { csv, linesOfFixture } from './csv.ts';
import { packageCount, type ReadFile, readContent, sum, withFile } from './read-file.ts';
import { x12File } from './x12.ts';

const [fedexHeader = [], ...fedex] = linesOfFixture('fedex_fbo_210.csv');
const overlap = linesOfFixture('fedex_fbo_210_part2_overlap.csv').slice(1);
const otherUps = linesOfFixture('ups_250_invoice_2.csv');
const files: readonly (readonly [string, string])[] = [
  ...['ups_250_invoice_1.csv', 'ups_250_import_invoice.csv', 'ups_summary_32.csv', 'ontrac_68.csv'].map(
    (name) => [name, csv(linesOfFixture(name))] as const,
  ),
  ['usps_eps_21.csv', csv(linesOfFixture('usps_eps_21.csv'))],
  ['dhl_ecommerce_hdr_dtl.csv', csv(linesOfFixture('dhl_ecommerce_hdr_dtl.csv'))],
  ['FedEx parts that overlap', csv([fedexHeader, ...fedex, ...overlap])],
  [
    'two UPS invoices whose rows alternate',
    csv(
      linesOfFixture('ups_250_invoice_1.csv').flatMap((line, index) => {
        const other = otherUps[index];
        return other === undefined ? [line] : [line, other];
      }),
    ),
  ],
  [
    'x12',
    x12File([
      { number: '1', charges: [[50_000], [6_050, 'FSC']] },
      ...[7_000, 7_100, 7_200, 7_300, 7_400].map((cents) => ({ number: '1', charges: [[cents] as const] })),
      { number: '2', charges: [[9_900]] },
    ]),
  ],
];

const rowsAreCharges = invoiceMapping.parse({
  format: 'waybill mapping 1',
  name: 'Alpenpost weekly',
  carrier: 'Alpenpost',
  header: ['Invoice', 'Date', 'Account', 'Tracking', 'Charge', 'Amount'],
  columns: { invoiceNumber: 'Invoice', billDate: 'Date', accountNumber: 'Account', trackingNumber: 'Tracking' },
  fixed: { currency: 'USD' },
  dateOrder: 'month first',
  decimalMark: '.',
  charges: { kind: 'rows', amount: 'Amount', description: 'Charge', families: [] },
  controlTotal: { kind: 'none' },
});

/** What was read, in an order that does not depend on portions. */
function contentOf({ file, shipments }: ReadFile): unknown {
  const sorted = shipments.map((shipment) => JSON.stringify(shipment)).toSorted();
  return { invoices: file.invoices, rows: file.rows, badLines: file.badLineCount, sorted };
}

const folders = async (): Promise<readonly string[]> =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(spilledRowsPrefix));

describe('an invoice that does not fit into memory', () => {
  let before: readonly string[] = [];
  beforeAll(async () => {
    before = await folders();
  });

  test.each(files)('comes in portions, from which the same is made: %s', async (_, text) => {
    const whole = await readContent(text);
    const inPortions = await readContent(text, { rowsInMemory: 1 });
    expect(whole.shipments.length).toBeGreaterThan(1);
    expect(inPortions.invoices.length).toBeGreaterThan(whole.invoices.length);
    expect(contentOf(inPortions)).toEqual(contentOf(whole));
    const net = whole.file.invoices.reduce((all, { netCents }) => all + netCents, 0);
    expect(sum(inPortions.packages, (row) => row.net_amount)).toBe(net);
  });

  test('is the same where rows are charges, and what bills no transport is no package', async () => {
    const chosen = mappedLayout(rowsAreCharges, { id: 90, name: 'Alpenpost' });
    const text = [
      'Invoice,Date,Account,Tracking,Charge,Amount',
      '1,2025-11-03,8,AP1,Freight,10.00',
      '1,2025-11-03,8,AP2,Freight,7.00',
      '1,2025-11-03,8,AP3,Address correction,3.00',
      '1,2025-11-03,8,AP1,Fuel surcharge,2.50',
    ].join('\n');
    const whole = await readContent(text, { chosen });
    const inPortions = await readContent(text, { chosen, rowsInMemory: 1 });
    expect(inPortions.invoices.length).toBeGreaterThan(1);
    expect(contentOf(inPortions)).toEqual(contentOf(whole));
    expect([packageCount(whole.packages), packageCount(inPortions.packages)]).toEqual([2, 2]);
    expect(whole.packages.map((row) => row.net_amount)).toEqual(['12.50', '7.00', '3.00']);
  });

  test('leaves nothing on the disk, also when nobody reads to the end', async () => {
    await withFile(csv(linesOfFixture('ups_250_invoice_1.csv')), async (path) => {
      const file = await openInvoiceFile(path, { rowsInMemory: 2 });
      for await (const invoice of file.read()) {
        expect(invoice.invoiceRows.length).toBeGreaterThan(0);
        break;
      }
    });
    expect(await folders()).toEqual(before);
  });
});
