import { cwd, env } from 'node:process';
import {
  type AskBilledPackages,
  billedPackagesAnswer,
  billedPackagesPath,
  readBilledPackages,
  readConfig,
} from '@waybill/server';
import { findServer } from '../find-server.ts';
import { handToServer } from '../hand-to-server.ts';
import { openOwnData } from '../open-own-data.ts';

/** Works with what the running server reads; if there is none, with the data directory. @throws CannotWork or BilledPackagesError */
export async function withBilledPackages<Result>(work: (ask: AskBilledPackages) => Promise<Result>): Promise<Result> {
  const config = readConfig(env, cwd());
  const server = await findServer(config);
  if (server !== undefined)
    return await work(async (request) =>
      billedPackagesAnswer.parse(await (await handToServer(server, billedPackagesPath, request)).json()),
    );
  const data = await openOwnData(config);
  return await work((request) => readBilledPackages(data, request)).finally(() => data.close());
}
