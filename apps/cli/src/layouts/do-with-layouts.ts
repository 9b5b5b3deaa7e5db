import { cwd, env } from 'node:process';
import {
  type LayoutCommand,
  type LayoutCommandAnswer,
  layoutCommandAnswer,
  layoutsPath,
  readConfig,
  runLayoutCommand,
} from '@waybill/server';
import { findServer } from '../find-server.ts';
import { handToServer } from '../hand-to-server.ts';
import { openOwnData } from '../open-own-data.ts';

/** Asks the running server to do it; if there is none, does it here. @throws CannotWork or LayoutCommandError */
export async function doWithLayouts(command: LayoutCommand): Promise<LayoutCommandAnswer> {
  const config = readConfig(env, cwd());
  const server = await findServer(config);
  if (server !== undefined)
    return layoutCommandAnswer.parse(await (await handToServer(server, layoutsPath, command)).json());
  const data = await openOwnData(config);
  try {
    return await runLayoutCommand({ settings: data.settings, clock: () => new Date() }, command);
  } finally {
    await data.close();
  }
}
