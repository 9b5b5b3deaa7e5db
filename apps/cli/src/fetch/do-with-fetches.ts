import { cwd, env, stderr } from 'node:process';
import { type Arrivals, arrivals } from '@waybill/contract';
import {
  createMailer,
  type FetchCommand,
  Fetches,
  fetchesPath,
  readConfig,
  refreshAccountMirror,
  runFetchCommand,
} from '@waybill/server';
import { findServer } from '../find-server.ts';
import { handToServer } from '../hand-to-server.ts';
import { openOwnData, orDiskFull } from '../open-own-data.ts';

/** Asks the running server to do it; if there is none, does it here. @throws CannotWork or FetchCommandError */
export async function doWithFetches(command: FetchCommand): Promise<Arrivals> {
  const config = readConfig(env, cwd());
  const server = await findServer(config);
  if (server !== undefined) return arrivals.parse(await (await handToServer(server, fetchesPath, command)).json());
  const data = await openOwnData(config);
  const { settings, warehouse, files, paths } = data;
  const mailer = createMailer(config.smtpUrl, files, config.mailFrom);
  const context = {
    settings,
    warehouse,
    files,
    mailer,
    clock: () => new Date(),
    dataDirectory: paths.directory,
    scratchDirectory: paths.scratch,
    fetchHosts: config.fetchHosts,
  };
  const log = { error: (_facts: unknown, message?: string) => void stderr.write(`${message ?? 'fetching failed'}\n`) };
  const fetches = new Fetches(context, { log });
  try {
    await fetches.prepare();
    await refreshAccountMirror(settings, warehouse);
    return await orDiskFull(paths.directory, runFetchCommand(context, fetches, command));
  } finally {
    await fetches.close();
    mailer.close();
    await data.close();
  }
}
