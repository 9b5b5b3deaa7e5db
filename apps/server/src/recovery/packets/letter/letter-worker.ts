import { parentPort, workerData } from 'node:worker_threads';
import { claimLetter } from './claim-letter.ts';
import type { LetterOrder } from './letter-order.ts';
import type { LetterMessage } from './write-letter.ts';

const orders: readonly LetterOrder[] = workerData;
const say = (message: LetterMessage): void => parentPort?.postMessage(message);

try {
  const written: Uint8Array[] = [];
  for (const order of orders) written.push(new Uint8Array(await claimLetter(order)));
  say({ written });
} catch (error) {
  say({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}
