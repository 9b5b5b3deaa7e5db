import { cwd, env } from 'node:process';
import {
  type ChargeCommand,
  type ChargeCommandAnswer,
  chargeCommandAnswer,
  chargesPath,
  readConfig,
  repairClassifications,
  runChargeCommand,
} from '@waybill/server';
import { findServer } from '../find-server.ts';
import { handToServer } from '../hand-to-server.ts';
import { openOwnData } from '../open-own-data.ts';

/** Asks the running server to do it; if there is none, does it here. @throws CannotWork or ChargeCommandError */
export async function doWithCharges(command: ChargeCommand): Promise<ChargeCommandAnswer> {
  const config = readConfig(env, cwd());
  const server = await findServer(config);
  if (server !== undefined)
    return chargeCommandAnswer.parse(await (await handToServer(server, chargesPath, command)).json());
  const data = await openOwnData(config);
  try {
    const { settings, warehouse } = data;
    await repairClassifications({ settings, warehouse });
    return await runChargeCommand({ settings, warehouse, clock: () => new Date() }, command, () => undefined);
  } finally {
    await data.close();
  }
}
