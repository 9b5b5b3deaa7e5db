import { cwd, env, stdout } from 'node:process';
import { leadsToPage, pagePath } from '@waybill/contract';
import { type MaintenanceRequest, maintenancePath, readConfig, switchStatusOfTenant } from '@waybill/server';
import { Argument, type Command } from 'commander';
import { findServer } from '../find-server.ts';
import { handToServer } from '../hand-to-server.ts';
import { openOwnData } from '../open-own-data.ts';
import { UsageError } from '../usage-error.ts';

/** `waybill maintenance on|off [PATH]`: exit 0 when it is switched, 1 when it cannot be, 2 for a usage error. */
export function maintenanceCommand(program: Command): void {
  program
    .command('maintenance')
    .description(
      'Close pages for maintenance (on), or open them again (off). Users with the permission to override it still get in.',
    )
    .addArgument(new Argument('<state>', 'on closes, off opens').choices(['on', 'off']))
    .argument('[path]', 'a page and everything below it, such as /aframe; / for all pages', '/')
    .option('--tenant <name>', 'the tenant whose pages are opened or closed', 'default')
    .action(switchMaintenance);
}

async function switchMaintenance(state: string, path: string, { tenant }: { tenant: string }): Promise<void> {
  if (!pagePath.safeParse(path).success || !leadsToPage(path))
    throw new UsageError(`${path} is not the path of a page, such as /aframe.`);
  const config = readConfig(env, cwd());
  const request: MaintenanceRequest = { tenant, path, value: state === 'on' ? 'ON' : 'OFF' };
  const server = await findServer(config);
  if (server === undefined) {
    const { value } = request;
    const data = await openOwnData(config);
    await switchStatusOfTenant(data.settings, tenant, { type: 'PAGE', path, value }, new Date()).finally(() =>
      data.close(),
    );
  } else await handToServer(server, maintenancePath, request);
  stdout.write(`${path === '/' ? 'All pages' : path} of ${tenant}: ${state === 'on' ? 'closed' : 'open'}.\n`);
}
