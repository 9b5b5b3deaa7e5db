import { constants } from 'node:os';
import { exit, stderr, stdout } from 'node:process';
import { readConfig } from './start/config.ts';
import { describeStartFailure, exitCodeOf } from './start/known-errors.ts';
import { isMakerOfDemo, makeDemo, makeDemoFirst } from './start/make-demo.ts';
import { onceDatabaseAnswers } from './start/once-database-answers.ts';
import { openOnceFree } from './start/open-once-free.ts';
import { startServer } from './start/server.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** While it starts: what is unfinished is made again by the next start. Process 1 of a container has no handler of the system's. */
const stopStarting = (signal: NodeJS.Signals): void => {
  stdout.write(`\n${signal}: stopped before it was ready.\n`);
  exit(128 + constants.signals[signal]);
};
for (const signal of signals) process.on(signal, stopStarting);
// Closing the terminal takes our output away; work in progress must still be finished.
for (const output of [stdout, stderr]) output.on('error', () => undefined);

let dataDirectory: string | undefined;
try {
  const config = readConfig(process.env, process.cwd());
  ({ dataDirectory } = config);
  if (config.databaseUrl !== undefined) {
    await onceDatabaseAnswers(config.databaseUrl, (line) => stdout.write(`${line}\n`));
  }
  if (isMakerOfDemo()) {
    await makeDemo(config);
    exit(0);
  }
  const hasMadeDemo = await makeDemoFirst(config);
  const server = await startServer(config, hasMadeDemo ? openOnceFree : undefined);
  for (const signal of signals) process.off(signal, stopStarting).on(signal, () => void server.stop(signal));
  stdout.write(server.welcome);
} catch (error) {
  stderr.write(`\n${await describeStartFailure(error, dataDirectory)}\n`);
  exit(exitCodeOf(error));
}
