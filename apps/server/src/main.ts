import { exit, stderr } from 'node:process';
import { readConfig } from './config.ts';
import { startServer } from './server.ts';
import { describeStartFailure, exitCodeOf } from './start/known-errors.ts';

try {
  const server = await startServer(readConfig(process.env, process.cwd()));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void server.stop(signal));
} catch (error) {
  stderr.write(`\n${describeStartFailure(error)}\n`);
  exit(exitCodeOf(error));
}
