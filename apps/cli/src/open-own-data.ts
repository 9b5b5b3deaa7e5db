import { stderr } from 'node:process';
import { type Config, dataPaths, type OpenDataDirectory, openDataDirectory, readVersionFile } from '@waybill/server';
import { WarehouseLocked } from '@waybill/warehouse';
import { CannotWork } from './cannot-work.ts';

/** Opens the data directory for this command alone. @throws CannotWork when it is not set up, or in use. */
export async function openOwnData(config: Config): Promise<OpenDataDirectory> {
  const { dataDirectory, scratchDirectory, databaseUrl, warehouseAddress, memoryLimit } = config;
  await assertSetUp(dataDirectory);
  const warn = (message: string) => stderr.write(`${message}\n`);
  return await whileUnlocked(
    dataDirectory,
    openDataDirectory({
      directory: dataDirectory,
      scratchDirectory,
      databaseUrl,
      warehouseAddress,
      memoryLimit,
      warn,
    }),
  );
}

/** @throws CannotWork when the first start of the directory has not been completed. */
export async function assertSetUp(dataDirectory: string): Promise<void> {
  const version = await readVersionFile(dataPaths(dataDirectory).version);
  if (version?.firstStart === 'done') return;
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
