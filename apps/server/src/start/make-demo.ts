import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { argv, exit, kill, pid } from 'node:process';
import { inTurn } from '@waybill/db';
import { readVersionFile } from '../platform/data-directory/version-file.ts';
import { DirectoryFileStore } from '../platform/files/directory-file-store.ts';
import { createLogger } from '../platform/logger.ts';
import { assertPortFree } from './assert-port-free.ts';
import type { Config } from './config.ts';
import { dataDirectoryOptions } from './data-directory-options.ts';
import { openOnceFree } from './open-once-free.ts';
import { prepareContent } from './prepare-content.ts';
import { StartError } from './start-error.ts';

const makesDemo = '--make-demo';

/** Whether this process was started by `makeDemoFirst`, to make the demo data and end. */
export const isMakerOfDemo = (): boolean => argv.includes(makesDemo);

/**
 * Makes the demo data of a new data directory in a process of its own. It takes up to 1.9 GB of memory, a part of which
 * the server would keep for good. Says whether there was demo data to make. Ends this process with that one's exit code
 * if it fails.
 * @throws StartError if that process was killed.
 */
export async function makeDemoFirst(config: Config): Promise<boolean> {
  if (!(await needsDemo(config))) return false;
  await assertPortFree(config.host, config.port);
  const [, program = ''] = argv;
  const maker: ChildProcess = fork(program, [makesDemo], { stdio: 'inherit' });
  const [code, signal]: (number | string | null)[] = await once(maker, 'close');
  if (signal !== null) {
    throw new StartError(
      `The process that made the demo data was ended by ${signal}. If nobody ended it, the machine has too little memory: ` +
        'the demo needs 2 GB. WAYBILL_SEED=tiny makes a small demo, WAYBILL_SEED=none an empty portal.',
    );
  }
  if (code !== 0) exit(Number(code));
  return true;
}

/** The demo data in a file of DuckDB; another engine has a memory of its own. */
async function needsDemo({ seed, warehouseAddress, dataDirectory }: Config): Promise<boolean> {
  if (seed === 'none' || warehouseAddress !== undefined) return false;
  try {
    return (await readVersionFile(new DirectoryFileStore(dataDirectory)))?.firstStart !== 'done';
  } catch {
    // The server says what is wrong with the directory when it opens it.
    return false;
  }
}

/** What the process for the demo data does. It ends with the one that started it. */
export async function makeDemo(config: Config): Promise<void> {
  endWithStarter();
  const data = await openOnceFree(dataDirectoryOptions(config, createLogger(config.logLevel)));
  try {
    await inTurn(data.settings, 'start', () => prepareContent(data, config.seed, () => new Date()));
  } finally {
    await data.close();
  }
}

/** An ordinary end would wait for statements of the engine. What is unfinished is made again by the next start. */
function endWithStarter(): void {
  const end = (): void => void kill(pid, 'SIGKILL');
  if (process.connected) process.once('disconnect', end);
  else end();
}
