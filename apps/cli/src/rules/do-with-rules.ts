import { cwd, env } from 'node:process';
import {
  type RuleCommand,
  type RuleCommandAnswer,
  readConfig,
  ruleCommandAnswer,
  rulesPath,
  runRuleCommand,
} from '@waybill/server';
import { findServer } from '../find-server.ts';
import { handToServer } from '../hand-to-server.ts';
import { openOwnData } from '../open-own-data.ts';

/** Asks the running server to do it; if there is none, does it here. @throws CannotWork or RuleCommandError */
export async function doWithRules(command: RuleCommand): Promise<RuleCommandAnswer> {
  const config = readConfig(env, cwd());
  const server = await findServer(config);
  if (server !== undefined)
    return ruleCommandAnswer.parse(await (await handToServer(server, rulesPath, command)).json());
  const data = await openOwnData(config);
  try {
    const { settings } = data;
    const { dataDirectory } = config;
    return await runRuleCommand({ settings, dataDirectory, clock: () => new Date() }, command);
  } finally {
    await data.close();
  }
}
