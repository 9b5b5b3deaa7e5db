import { stderr } from 'node:process';
import {
  type Config,
  fullDiskText,
  homeOfVersionFile,
  type OpenDataDirectory,
  openDataDirectory,
  openFileStore,
  readVersionFile,
} from '@waybill/server';
import { WarehouseLocked } from '@waybill/warehouse';
import { CannotWork } from './cannot-work.ts';

/** Opens the data directory for this command alone. @throws CannotWork when it is not set up, or in use. */
export async function openOwnData(config: Config): Promise<OpenDataDirectory> {
  const { dataDirectory, scratchDirectory, filesLocation, databaseUrl, warehouseAddress, memoryLimit } = config;
  await assertSetUp(config);
  const warn = (message: string) => stderr.write(`${message}\n`);
  const opening = whileUnlocked(
    dataDirectory,
    openDataDirectory({
      directory: dataDirectory,
      scratchDirectory,
      filesLocation,
      databaseUrl,
      warehouseAddress,
      memoryLimit,
      warn,
    }),
  );
  return await orDiskFull(dataDirectory, opening);
}

/** The work's result. @throws CannotWork when the work fails because the disk is full. */
export async function orDiskFull<Result>(dataDirectory: string, work: Promise<Result>): Promise<Result> {
  return await work.catch(async (error: unknown) => {
    const message = await fullDiskText(dataDirectory, error);
    throw message === undefined ? error : new CannotWork(message, { cause: error });
  });
}

/** @throws CannotWork when the first start of the directory has not been completed. */
export async function assertSetUp({ dataDirectory, filesLocation, warehouseAddress }: Config): Promise<void> {
  const files = await openFileStore(filesLocation, dataDirectory);
  try {
    const home = homeOfVersionFile(files, dataDirectory, warehouseAddress !== undefined);
    if ((await readVersionFile(home))?.firstStart === 'done') return;
  } finally {
    files.close();
  }
  throw new CannotWork(
    `${dataDirectory} is not a complete data directory. Start it once with npm start, or set another data ` +
      'directory with WAYBILL_DATA.',
  );
}

/** The work's result. @throws CannotWork when the work fails because another process has the directory open. */
export async function whileUnlocked<Result>(dataDirectory: string, work: Promise<Result>): Promise<Result> {
  return await work.catch((error: unknown) => {
    if (!(error instanceof WarehouseLocked)) throw error;
    throw new CannotWork(
      `Another process has ${dataDirectory} open, but no server answers: perhaps one is starting or stopping, or ` +
        'another waybill command is running. Try again when it has finished.',
      { cause: error },
    );
  });
}
