import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { argv, resourceUsage, stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import { openDuckDbWarehouse } from '@waybill/warehouse-duckdb';
import { memoryLimit } from '../memory-limit.ts';
import type { Exported } from './exporter.ts';

const [, , warehouseFile = '', target = ''] = argv;
const kibibyte = 1_024;

/** Exports every query that arrives, one per line, and reads the file chunk by chunk as if sending it. */
const warehouse = await openDuckDbWarehouse({ file: warehouseFile, readOnly: true, ...memoryLimit });
for await (const line of createInterface({ input: stdin })) {
  const started = performance.now();
  const summary = await warehouse.export(JSON.parse(line), target, 'csv');
  const exported = performance.now() - started;
  let bytes = 0;
  for await (const chunk of createReadStream(target)) bytes += chunk.length;
  const streamed = performance.now() - started;
  await rm(target);
  const peakBytes = resourceUsage().maxRSS * kibibyte;
  const answer: Exported = { rows: summary.rows, bytes, exported, streamed, peakBytes };
  stdout.write(`${JSON.stringify(answer)}\n`);
}
await warehouse.close();
