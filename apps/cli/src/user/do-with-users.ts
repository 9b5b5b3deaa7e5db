import { cwd, env } from 'node:process';
import {
  readConfig,
  runUserCommand,
  type UserCommand,
  type UserCommandAnswer,
  userCommandAnswer,
  usersPath,
} from '@waybill/server';
import { findServer } from '../find-server.ts';
import { handToServer } from '../hand-to-server.ts';
import { openOwnData } from '../open-own-data.ts';

/** Asks the running server to do it, or does it here if there is none. @throws CannotWork for invalid input. */
export async function doWithUsers(command: UserCommand): Promise<UserCommandAnswer> {
  const config = readConfig(env, cwd());
  const server = await findServer(config);
  if (server !== undefined) {
    const answer = await handToServer(server, usersPath, command);
    return userCommandAnswer.parse(await answer.json());
  }
  const data = await openOwnData(config);
  return await runUserCommand({ settings: data.settings, clock: () => new Date() }, command).finally(() =>
    data.close(),
  );
}
