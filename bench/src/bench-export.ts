import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Exporter } from './engines/exporter.ts';
import { HandWritten } from './engines/hand-written.ts';
import { benchFolder } from './folder.ts';
import { timed } from './measure.ts';
import { milliseconds, printTable, ratio } from './print-table.ts';
import { progress } from './progress.ts';
import { exportQuery } from './queries/export-query.ts';
import { questionsOf } from './queries/questions.ts';
import { median } from './statistics.ts';

const runs = 3;

/**
 * A million wide rows as CSV: the warehouse's export, with reading the file in order to send it, against a bare `COPY …
 * TO`.
 */
export async function benchExport(file: string): Promise<void> {
  const target = join(benchFolder, 'export.csv');
  const byHand = join(benchFolder, 'export-by-hand.csv');
  const handWritten = await HandWritten.open(file);
  const { largest } = await questionsOf(handWritten.connection);
  const query = await exportQuery(handWritten.connection, largest.clientId);
  await using exporter = new Exporter(file, target);
  const hand: number[] = [];
  const exported: number[] = [];
  const streamed: number[] = [];
  let last = await exporter.run(query.compiled);
  for (let run = 0; run < runs; run += 1) {
    progress(`Export of ${query.rows.toLocaleString('en-US')} rows`);
    hand.push(await timed(() => handWritten.run([`copy (${query.sql}) to '${byHand}' (format csv, header)`])));
    last = await exporter.run(query.compiled);
    exported.push(last.exported);
    streamed.push(last.streamed);
  }
  handWritten.close();
  await rm(byHand);
  const [copyTime, exportTime, streamTime] = [median(hand), median(exported), median(streamed)];
  const megabytes = (last.bytes / 1e6).toFixed(0);
  printTable(
    `Export of ${last.rows.toLocaleString('en-US')} wide rows as CSV`,
    ['', 'milliseconds', 'megabytes', 'ratio', 'aim'],
    [
      ['COPY … TO', milliseconds(copyTime), megabytes, '', ''],
      ['Waybill, file written', milliseconds(exportTime), megabytes, ratio(exportTime, copyTime), '1.2×'],
      [
        'Waybill, file written and read to be sent',
        milliseconds(streamTime),
        megabytes,
        ratio(streamTime, copyTime),
        '',
      ],
    ],
  );
  console.log(`\nMost memory of the process that exports: ${(last.peakBytes / 1e6).toFixed(0)} MB.`);
}
