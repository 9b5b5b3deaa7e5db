import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { invoiceMapping } from '@waybill/contract';
import { mappedLayout, openInvoiceFile } from '@waybill/invoices';
import { furtherLayouts } from '../files/further-layouts.ts';
import type { GiantFile } from '../files/giant-file.ts';
import { giantFiles } from '../files/giant-files.ts';
import { linesInChunks } from '../files/lines-in-chunks.ts';
import { benchFolder } from '../folder.ts';
import { effortOf } from '../measure.ts';
import { printTable } from '../print-table.ts';
import { progress } from '../progress.ts';
import { median } from '../statistics.ts';

/** 150,000 rows and 20,000 lines of XML a second on two cores. */
const aims = { rows: 75_000, xml: 10_000 };
const bytesOfMegabyte = 1_000_000;
const context = { usdRate: '1', defaultStateOf: () => '' };

const { values } = parseArgs({
  options: {
    packages: { type: 'string', default: '60000' },
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
  },
});
const folder = join(benchFolder, `reading-${process.pid}`);
await mkdir(folder, { recursive: true });
const files = [...giantFiles, ...furtherLayouts].filter(({ name }) => name.includes(values.only));
const rows: string[][] = [];
for (const file of files) rows.push(await measure(file));
await rm(folder, { recursive: true, force: true });
printTable(
  `Reading files of ${Number(values.packages).toLocaleString('en-US')} packages, rows for each second of processor time, medians of ${values.runs} runs`,
  ['layout', 'rows', 'MB of file', 'checked and added up', 'mapped to packages', 'aim'],
  rows,
);
console.log(`\nLoad average at the end: ${loadavg()[0]?.toFixed(1)}.`);

/** The pass that checks a file and adds up its invoices, and the one that gives its packages and charges. */
async function measure(file: GiantFile): Promise<string[]> {
  progress(`Reading ${file.name}`);
  const path = join(folder, 'file');
  await pipeline(Readable.from(linesInChunks(file.lines(Number(values.packages)))), createWriteStream(path));
  const options = file.mapping === undefined ? {} : { chosen: layoutOf(file.mapping) };
  const [first, second]: [number[], number[]] = [[], []];
  let count = 0;
  // The first run warms up the compiler.
  for (let run = 0; run <= Number(values.runs); run += 1) {
    const opened = await effortOf(() => openInvoiceFile(path, options));
    const { rows: rowsOfFile, badLineCount } = opened.result;
    if (badLineCount > 0) throw new Error(`${file.name} has bad lines`);
    const mapped = await effortOf(async () => {
      for await (const invoice of opened.result.read())
        for (const { charges } of invoice.shipmentsOf(invoice.invoiceRows, context)) count += charges.length;
    });
    if (run === 0) continue;
    first.push(rowsOfFile / opened.processorSeconds);
    second.push(rowsOfFile / mapped.processorSeconds);
    count = rowsOfFile;
  }
  const isXml = file.name.startsWith('E-invoice');
  return [
    file.name,
    count.toLocaleString('en-US'),
    ((await stat(path)).size / bytesOfMegabyte).toFixed(0),
    perSecond(first),
    perSecond(second),
    (isXml ? aims.xml : aims.rows).toLocaleString('en-US'),
  ];
}

function perSecond(speeds: readonly number[]): string {
  return Math.round(median(speeds)).toLocaleString('en-US');
}

function layoutOf(mapping: unknown) {
  return mappedLayout(invoiceMapping.parse(mapping), { id: 90, name: 'Mapped' });
}
