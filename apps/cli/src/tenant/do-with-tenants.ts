import { cwd, env } from 'node:process';
import {
  readConfig,
  runTenantCommand,
  type TenantCommand,
  type TenantCommandAnswer,
  tenantCommandAnswer,
  tenantsPath,
} from '@waybill/server';
import { findServer } from '../find-server.ts';
import { handToServer } from '../hand-to-server.ts';
import { openOwnData } from '../open-own-data.ts';

/** Asks the running server to do it, or does it here if there is none. @throws CannotWork for invalid input. */
export async function doWithTenants(command: TenantCommand): Promise<TenantCommandAnswer> {
  const config = readConfig(env, cwd());
  const server = await findServer(config);
  if (server !== undefined) {
    const answer = await handToServer(server, tenantsPath, command);
    return tenantCommandAnswer.parse(await answer.json());
  }
  const data = await openOwnData(config);
  return await runTenantCommand({ settings: data.settings, clock: () => new Date() }, command).finally(() =>
    data.close(),
  );
}
