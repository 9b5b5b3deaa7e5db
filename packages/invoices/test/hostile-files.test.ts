import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { x12Segments } from '../src/edi/x12-segments.ts';
import { FileBeyondLimits, UnknownLayout, UnmappableFile } from '../src/index.ts';
import { readDay } from '../src/reading/dates.ts';
import { headOf, readHeadLines } from '../src/records/read-head.ts';
import { csv, linesOfFixture } from './csv.ts';
import { fixture, type ReadFile, readContent, sum, withFile } from './read-file.ts';
import { numRuns } from './runs.ts';
import { x12File } from './x12.ts';

const ontrac = linesOfFixture('ontrac_68.csv').slice(0, 4);
const bill = x12File([{ number: '1', charges: [[50_000], [6_050, 'FSC']] }]);
const [interchange = ''] = bill.split('~');

/** Without the limits that these files are about, reading them takes minutes. */
describe('a file that was made to be slow', () => {
  test('is refused by its first lines if they are blank', async () => {
    const records = await withFile(`${'\n'.repeat(1_000_000)}${csv(ontrac)}`, async (path) => {
      const lines = await readHeadLines(path);
      expect(lines.flat().length).toBeLessThanOrEqual(10_000);
      return (await headOf(lines, ',')).records;
    });
    expect(records).toEqual([]);
  });

  test('is read to its end if it has many blank lines', async () => {
    const { file } = await readContent(`${csv(ontrac)}\n${'\n'.repeat(2_000_000)}${csv(ontrac.slice(1))}`);
    expect([file.rows, file.badLineCount]).toEqual([6, 0]);
  });

  test('may have a total before half a million spaces', async () => {
    const { file } = await readContent(`${csv(ontrac)}\ntotal${' '.repeat(500_000)}x\n`);
    expect([file.rows, file.badLineCount]).toEqual([3, 1]);
  });

  test('may repeat a time before a line end within a field', () => {
    expect(() => readDay(`2025-07-01${' 11:11'.repeat(80_000)}\nx y`, 'Day', 'month first')).not.toThrow();
  });

  test('is no table if its lines have hundreds of thousands of columns', async () => {
    await expect(readContent(','.repeat(3_000_000))).rejects.toThrow(UnmappableFile);
  });

  test('may be X12 of four million lines without the end of a segment', async () => {
    const { file } = await readContent(`${interchange}~\n${'a\n'.repeat(4_000_000)}`);
    expect(file.rows).toBe(0);
    expect(file.badLineCount).toBeGreaterThan(0);
  });

  test('may be X12 that begins with a million blank lines', async () => {
    const segments = await withFile(`${'\n'.repeat(1_000_000)}${bill}`, async (path) => {
      const ids: string[] = [];
      for await (const block of x12Segments(path, { corrections: new Map(), onBadLine: () => undefined }))
        for (const { fields } of block) ids.push(fields[0] ?? '');
      return ids;
    });
    expect(segments.slice(0, 3)).toEqual(['ISA', 'GS', 'ST']);
  });

  test('may be X12 with a transaction of millions of empty elements', async () => {
    const long = `${'*'.repeat(60_000)}~`.repeat(40);
    const { file } = await readContent(bill.replace('~L3*', `~${long}L3*`));
    expect(file.rows).toBe(0);
    expect(file.badLines[0]?.reason).toContain('more than 2000000 characters');
  });

  test('is refused when hundreds of thousands of its lines cannot be read', async () => {
    await expect(readContent(`${csv(ontrac)}\n${'x\n'.repeat(200_001)}`)).rejects.toThrow(
      'More than 200,000 lines of the file cannot be read',
    );
  });
});

describe('a file with damaged bytes', () => {
  const samples = [
    'ups_250_invoice_1.csv',
    'ups_summary_32.csv',
    'fedex_fbo_210.csv',
    'ontrac_68.csv',
    'usps_eps_21.csv',
    'dhl_ecommerce_hdr_dtl.csv',
    'dhl_express_153.csv',
    'x12_210.edi',
  ].map((name): [string, Buffer] => [name, readFileSync(fixture(name)).subarray(0, 12_000)]);
  const damage = fc.record({
    place: fc.nat(),
    length: fc.nat({ max: 60 }),
    bytes: fc.oneof(
      fc.uint8Array({ maxLength: 20 }),
      fc
        .constantFrom('\0', '"', '\n\n\n', '=cmd|x!A1', '~ISA*', '~ST*210*1~', '~SE*9*1~', '-0', '1e308', 'é\u{1F600}')
        .map((text) => Buffer.from(text)),
      fc.constantFrom(',', ';', '*', '|', ' ').map((sign) => Buffer.alloc(10_000, sign)),
      fc.constantFrom('NUL\0', 'naïve', '9').map((text) => Buffer.from(text.repeat(400), 'utf16le')),
    ),
  });

  test.each(samples)('is read or refused in words, and what is read of %s adds up', async (_, sample) => {
    await fc.assert(
      fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 5 }), fc.boolean(), async (damages, isWide) => {
        const damaged = damages.reduce<Buffer>((before, { place, length, bytes }) => {
          const start = place % before.length;
          return Buffer.concat([before.subarray(0, start), bytes, before.subarray(start + length)]);
        }, sample);
        const content = isWide ? Buffer.from(`\uFEFF${damaged.toString('latin1')}`, 'utf16le') : damaged;
        const read = await readContent(content).catch((error: Error) => error);
        if (read instanceof Error) {
          expect([UnknownLayout, UnmappableFile, FileBeyondLimits]).toContain(read.constructor);
          return;
        }
        expectToAddUp(read);
      }),
      { numRuns },
    );
  });
});

function expectToAddUp({ file, packages, charges }: ReadFile): void {
  const net = file.invoices.reduce((all, { netCents }) => all + netCents, 0);
  expect(Number.isSafeInteger(net)).toBe(true);
  expect(sum(packages, (row) => row.net_amount)).toBe(net);
  expect(sum(charges, (row) => row.net_amount)).toBe(net);
}
