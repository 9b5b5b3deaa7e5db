import { writeSync } from 'node:fs';
import { kill, pid } from 'node:process';
import { workerData } from 'node:worker_threads';
import { createLogger } from '../../platform/logger.ts';
import { millisecondsBetweenBeats, Standstill } from './standstill.ts';
import type { Watched } from './watchdog.ts';

const { beats, longestSeconds, logLevel } = workerData as Watched;
const standardOutput = 1;
const standstill = new Standstill(longestSeconds * 1_000, performance.now());
// What a thread writes to its own output passes through the event loop that stands still.
const logger = createLogger(logLevel, { write: (line) => void writeSync(standardOutput, line) });

setInterval(() => {
  if (!standstill.hasLasted(Atomics.load(beats, 0), performance.now())) return;
  try {
    logger.fatal(
      `The event loop has stood still for ${longestSeconds} seconds, so nobody was answered. ` +
        'Waybill ends itself now, to be started again.',
    );
  } finally {
    kill(pid, 'SIGKILL');
  }
}, millisecondsBetweenBeats);
