import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  FileBeyondLimits,
  type InvoiceFile,
  openInvoiceFile,
  RateFileError,
  ReadingThread,
  UnknownLayout,
} from '../src/index.ts';

const fixture = (name: string) => join(import.meta.dirname, 'fixtures', name);
const context = { usdRate: '1', defaultStateOf: () => 'OH' };

async function everythingIn(file: InvoiceFile) {
  const { layout, limits, rows, invoices, badLines, badLineCount, mayComeInParts } = file;
  const read = [];
  for await (const { invoiceRows, shipmentsOf, ...invoice } of file.read()) {
    const fingerprints = invoiceRows.map(({ fingerprint }) => fingerprint);
    read.push({ invoice, fingerprints, shipments: [...shipmentsOf(invoiceRows, context)] });
  }
  return { layout, limits, rows, invoices, badLines, badLineCount, mayComeInParts, read };
}

describe('a thread that reads files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-thread-'));
  const thread = new ReadingThread({ maxOldGenerationSizeMb: 256 });
  afterAll(async () => {
    thread.end(new Error('The tests have ended.'));
    await rm(folder, { recursive: true });
  });

  test.each(['ups_250_invoice_2.csv', 'fedex_fbo_210_part2_overlap.csv'])(
    'finds in %s what this thread finds',
    async (name) => {
      const there = await everythingIn(await thread.open(fixture(name), {}));
      expect(there).toEqual(await everythingIn(await openInvoiceFile(fixture(name), {})));
      expect(there.read.length).toBeGreaterThan(0);
      await thread.forget();
    },
  );

  test('asks what a file leaves open, and takes the answer', async () => {
    const path = join(folder, 'open.csv');
    await writeFile(path, 'Tracking Number,Status,Delivered\n1Z9999999999999999,Delivered,05/09/2026\n');
    expect((await thread.open(path, {})).questions).toMatchObject([{ about: 'date order', dayFirst: '2026-09-05' }]);
    expect((await thread.open(path, { answers: { dateOrder: 'day first' } })).questions).toEqual([]);
    await thread.forget();
  });

  test('reads files of exchange rates, and says what is wrong with one', async () => {
    expect(await thread.rates('date,currency,usd_rate\n2026-03-02,CAD,0.7312\n')).toEqual([
      { currencyCode: 'CAD', rateDate: '2026-03-02', usdRate: '0.7312' },
    ]);
    const refused = thread.rates('date,currency,usd_rate\n2026-03-02,CAD,many\n');
    await expect(refused).rejects.toBeInstanceOf(RateFileError);
    await expect(refused).rejects.toThrow('Line 2, usd_rate: must be US dollars');
  });

  test('refuses what cannot be read, and reads on', async () => {
    const path = join(folder, 'list.txt');
    await writeFile(path, 'milk, eggs, bread');
    await expect(thread.open(path, {})).rejects.toBeInstanceOf(UnknownLayout);
    const billed = join(folder, 'billed.csv');
    await writeFile(billed, 'Tracking Number,Status,Delivered,Amount Paid\n1Z9,Delivered,2026-09-05,12.50\n');
    await expect(thread.open(billed, {})).rejects.toBeInstanceOf(UnknownLayout);
    await expect(thread.open(join(folder, 'none.csv'), {})).rejects.toMatchObject({ code: 'ENOENT' });
    const guessed = await thread.guess(fixture('ups_250_invoice_2.csv'), {}, 'Mine');
    expect(guessed?.sample.rows.length).toBeGreaterThan(0);
    expect((await thread.open(fixture('ups_250_invoice_2.csv'), {})).rows).toBeGreaterThan(0);
  });

  test('ends when it needs more time or memory than it may have, and this thread goes on', async () => {
    const path = join(folder, 'long.csv');
    await writeFile(path, `Tracking Number,Net Amount\n${'1,2\n'.repeat(2_000_000)}`);
    const slow = new ReadingThread({});
    slow.allow({ milliseconds: 1, beyond: () => new FileBeyondLimits('too slow') });
    await expect(slow.open(path, {})).rejects.toThrow('too slow');
    expect(slow.hasEnded).toBe(true);
    await expect(slow.open(path, {})).rejects.toThrow('too slow');
  });

  test('ends at once when it is told to', async () => {
    const ended = new ReadingThread({});
    const opening = ended.open(fixture('ups_250_invoice_2.csv'), {});
    ended.end(new Error('not wanted any more'));
    await expect(opening).rejects.toThrow('not wanted any more');
  });
});
