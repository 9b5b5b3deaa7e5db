import { parentPort, workerData } from 'node:worker_threads';
import { checkCsv } from './check-csv.ts';
import type { FileOrder } from './file-order.ts';
import { writeArchive } from './write-archive.ts';
import { writeExcel } from './write-excel.ts';
import type { WorkerMessage } from './write-file.ts';

const order: FileOrder = workerData;
const say = (message: WorkerMessage): void => parentPort?.postMessage(message);

const writers = { csv: checkCsv, xlsx: writeExcel, zip: writeArchive };

let told = 0;
const onProgress = (percent: number): void => {
  if (percent === told) return;
  told = percent;
  say({ percent });
};

try {
  say({ written: await writers[order.format](order, onProgress) });
} catch (error) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  say({ failed: { message: error instanceof Error ? error.message : String(error), code } });
}
