import { exit, stderr, stdout } from 'node:process';
import { readConfig } from './config.ts';
import { startServer } from './server.ts';
import { describeStartFailure, exitCodeOf } from './start/known-errors.ts';

try {
  const server = await startServer(readConfig(process.env, process.cwd()));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void server.stop(signal));
  // Who closes the terminal takes our output away; what is under way must still be finished.
  for (const output of [stdout, stderr]) output.on('error', () => undefined);
} catch (error) {
  stderr.write(`\n${describeStartFailure(error)}\n`);
  exit(exitCodeOf(error));
}
