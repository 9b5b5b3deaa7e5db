import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableFormat } from '@waybill/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeArchive } from '../../src/reports/file/write-archive.ts';
import type { ReportColumn } from '../../src/reports/report-columns.ts';
import { partsOfExcel } from './excel-file.ts';

const columns: readonly ReportColumn[] = [
  { header: 'Carrier', type: 'text' },
  { header: 'Account Number', type: 'text' },
  { header: 'Invoice Number', type: 'text' },
  { header: 'Invoice Date', type: 'date' },
  { header: 'Net Amount', type: 'money' },
  { header: 'Invoice id', type: 'bigint' },
];

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archive-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function archiveOf(lines: readonly string[], entryFormat: TableFormat = 'csv', of = columns) {
  const rowsFile = join(folder, 'rows.csv');
  const file = join(folder, 'rows.zip');
  await writeFile(rowsFile, [of.map(({ header }) => header).join(','), ...lines, ''].join('\n'));
  const order = {
    format: 'zip',
    entryFormat,
    rowsFile,
    file,
    columns: of,
    rows: lines.length,
    about: [],
    further: [],
  } as const;
  await writeArchive(order, () => undefined);
  return [...(await partsOfExcel(await readFile(file)))];
}

it('keeps the invoices of two clients apart that have the same account, number and date', async () => {
  const files = await archiveOf(['UPS,A1,77,2026-10-03,1.00,5', 'UPS,A1,77,2026-10-03,2.00,9']);
  const header = 'Carrier,Account Number,Invoice Number,Invoice Date,Net Amount\r\n';
  expect(files).toEqual([
    ['UPS_A1_77_2026-10-03.csv', `${header}UPS,A1,77,2026-10-03,1.00\r\n`],
    ['UPS_A1_77_2026-10-03 (2).csv', `${header}UPS,A1,77,2026-10-03,2.00\r\n`],
  ]);
});

it('names invoices apart whose numbers differ only in what a file name cannot have, or in capitals', async () => {
  const numbers = ['7/1', '7:1', 'ab', 'AB'];
  const files = await archiveOf(numbers.map((number, index) => `UPS,A1,${number},2026-10-03,1.00,${index}`));
  expect(files.map(([name]) => name)).toEqual([
    'UPS_A1_7_1_2026-10-03.csv',
    'UPS_A1_7_1_2026-10-03 (2).csv',
    'UPS_A1_ab_2026-10-03.csv',
    'UPS_A1_AB_2026-10-03 (2).csv',
  ]);
});

it('goes by the names alone in rows of an order from before invoices had their id in it', async () => {
  const files = await archiveOf(['UPS,A1,1,2026-10-03,1.00', 'UPS,A1,2,2026-10-03,2.00'], 'csv', columns.slice(0, -1));
  expect(files.map(([name]) => name)).toEqual(['UPS_A1_1_2026-10-03.csv', 'UPS_A1_2_2026-10-03.csv']);
});

it.each(['csv', 'xlsx'] as const)('fails when its rows cannot be read, as %s', async (format) => {
  const lines = Array.from({ length: 20_000 }, () => 'UPS,A1,1,2026-10-03,1.00,5');
  await expect(archiveOf([...lines, 'UPS,"A1'], format)).rejects.toThrow();
});
