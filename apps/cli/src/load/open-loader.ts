import { type Config, dataPaths, findRunningServer } from '@waybill/server';
import type { Loader } from './loader.ts';
import { OwnLoader } from './own-loader.ts';
import { answers, ServerLoader } from './server-loader.ts';

/** The running server if there is one; else the data directory is opened, and locked, until the loader is closed. */
export async function openLoader(config: Config): Promise<Loader> {
  const server = await findRunningServer(dataPaths(config.dataDirectory));
  if (server !== undefined && (await answers(server))) return new ServerLoader(server);
  return await OwnLoader.open(config);
}
