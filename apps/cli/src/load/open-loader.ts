import type { Config } from '@waybill/server';
import { findServer } from '../find-server.ts';
import type { Loader } from './loader.ts';
import { OwnLoader } from './own-loader.ts';
import { ServerLoader } from './server-loader.ts';

/**
 * Uses the running server if there is one; otherwise opens and locks the data directory until the loader is closed.
 */
export async function openLoader(config: Config): Promise<Loader> {
  const server = await findServer(config);
  return server === undefined ? await OwnLoader.open(config) : new ServerLoader(server);
}
