import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { argv, exit } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { inTurn } from '@waybill/db';
import { openDataDirectory } from '../platform/data-directory/open-data-directory.ts';
import { readVersionFile } from '../platform/data-directory/version-file.ts';
import { DirectoryFileStore } from '../platform/files/directory-file-store.ts';
import { createLogger } from '../platform/logger.ts';
import { assertPortFree } from './assert-port-free.ts';
import type { Config } from './config.ts';
import { dataDirectoryOptions } from './data-directory-options.ts';
import { prepareContent } from './prepare-content.ts';

const makesDemo = '--make-demo';
const inUse = new Set(['WarehouseLocked', 'SettingsInUse']);
const longestWaitMilliseconds = 10_000;
const millisecondsBetweenTries = 100;

/** Whether this process was started by `makeDemoFirst`, to make the demo data and end. */
export const isMakerOfDemo = (): boolean => argv.includes(makesDemo);

/**
 * Makes the demo data of a new data directory in a process of its own. It takes up to 1.9 GB of memory, a part of which
 * the server would keep for good. Ends this process if it fails, with its exit code.
 */
export async function makeDemoFirst(config: Config): Promise<void> {
  if (!(await needsDemo(config))) return;
  await assertPortFree(config.host, config.port);
  const [, program = ''] = argv;
  const maker: ChildProcess = fork(program, [makesDemo], { stdio: 'inherit' });
  const [code] = await once(maker, 'close');
  if (code !== 0) exit(Number(code ?? 1));
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
  process.once('disconnect', () => exit(1));
  const data = await openOnceFree(config);
  try {
    await inTurn(data.settings, 'start', () => prepareContent(data, config.seed, () => new Date()));
  } finally {
    await data.close();
  }
}

/** Opens the data directory, which the process of a start that was killed a moment ago may still have open. */
async function openOnceFree(config: Config): ReturnType<typeof openDataDirectory> {
  const options = dataDirectoryOptions(config, createLogger(config.logLevel));
  const latest = performance.now() + longestWaitMilliseconds;
  for (;;) {
    try {
      return await openDataDirectory(options);
    } catch (error) {
      const isOpen = error instanceof Error && inUse.has(error.name);
      if (!isOpen || performance.now() > latest) throw error;
      await sleep(millisecondsBetweenTries);
    }
  }
}
