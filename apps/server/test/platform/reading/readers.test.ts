import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileBeyondLimits, type FileReader } from '@waybill/invoices';
import { afterAll, describe, expect, it } from 'vitest';
import { Readers } from '../../../src/platform/reading/readers.ts';

const header = 'Account Number,Invoice Number,Invoice Date,Tracking Number,Billed Charge,Incentive Credit,Amount Due';
/** Rows of one invoice, which are in memory together: 1.3 kB each. */
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, row) => `A1B2C3,77,2026-10-03,1Z${row},1.00,0.00,${count}.00`);

async function rowsRead(reader: FileReader, path: string): Promise<number> {
  const file = await reader.open(path, { answers: { currencyCode: 'USD' } });
  let rows = 0;
  for await (const { invoiceRows } of file.read()) rows += invoiceRows.length;
  return rows;
}

describe('a file that needs more memory than its thread may have', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-readers-'));
  const readers = new Readers({ short: 48, long: 48 });
  afterAll(async () => {
    readers.close();
    await rm(folder, { recursive: true });
  });
  const file = async (name: string, rows: number) => {
    const path = join(folder, name);
    await writeFile(path, [header, ...rowsOf(rows)].join('\n'));
    return path;
  };

  it('is refused in words, in its turn and in a load, and the next one is read', async () => {
    const [large, small] = [await file('large.csv', 59_000), await file('small.csv', 10)];
    const ways = [
      (path: string) => readers.inTurn({ path }, (reader) => rowsRead(reader, path)),
      (path: string) => readers.forLoad({}, (reader) => rowsRead(reader, path)),
    ];
    for (const read of ways) {
      expect(await read(large).catch((error: unknown) => error)).toEqual(
        new FileBeyondLimits('Reading the file takes too long, or too much memory. Split it and load the parts.'),
      );
      for (const readOther of ways) expect(await readOther(small)).toBe(10);
    }
  });

  it('is read in a long turn that gives enough', async () => {
    const path = await file('longer.csv', 59_000);
    const roomy = new Readers({ short: 48, long: 512 });
    try {
      expect(await roomy.inTurn({ path }, (reader) => rowsRead(reader, path))).toBe(59_000);
    } finally {
      roomy.close();
    }
  });
});
