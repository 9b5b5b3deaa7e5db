import { exit, stderr, stdout } from 'node:process';
import { readConfig } from './start/config.ts';
import { describeStartFailure, exitCodeOf } from './start/known-errors.ts';
import { isMakerOfDemo, makeDemo, makeDemoFirst } from './start/make-demo.ts';
import { openOnceFree } from './start/open-once-free.ts';
import { startServer } from './start/server.ts';

try {
  const config = readConfig(process.env, process.cwd());
  if (isMakerOfDemo()) {
    await makeDemo(config);
    exit(0);
  }
  const hasMadeDemo = await makeDemoFirst(config);
  const server = await startServer(config, hasMadeDemo ? openOnceFree : undefined);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void server.stop(signal));
  // Closing the terminal takes our output away; work in progress must still be finished.
  for (const output of [stdout, stderr]) output.on('error', () => undefined);
  stdout.write(server.welcome);
} catch (error) {
  stderr.write(`\n${describeStartFailure(error)}\n`);
  exit(exitCodeOf(error));
}
