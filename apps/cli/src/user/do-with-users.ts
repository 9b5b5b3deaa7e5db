import { cwd, env } from 'node:process';
import { problem } from '@waybill/contract';
import {
  type RunningServer,
  readConfig,
  runUserCommand,
  type UserCommand,
  type UserCommandAnswer,
  userCommandAnswer,
  usersPath,
} from '@waybill/server';
import { CannotWork } from '../cannot-work.ts';
import { findServer } from '../find-server.ts';
import { openOwnData } from '../open-own-data.ts';

/** Has the running server do it; without one it is done here. @throws CannotWork when it does not fit. */
export async function doWithUsers(command: UserCommand): Promise<UserCommandAnswer> {
  const config = readConfig(env, cwd());
  const server = await findServer(config);
  if (server !== undefined) return await handToServer(server, command);
  const data = await openOwnData(config);
  return await runUserCommand({ settings: data.settings, clock: () => new Date() }, command).finally(() =>
    data.close(),
  );
}

async function handToServer({ address, token }: RunningServer, command: UserCommand): Promise<UserCommandAnswer> {
  const answer = await fetch(new URL(usersPath, address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(command),
  });
  const body: unknown = await answer.json();
  if (answer.ok) return userCommandAnswer.parse(body);
  const refused = problem.safeParse(body);
  throw new CannotWork(refused.success ? refused.data.detail : `The server at ${address} answers ${answer.status}.`);
}
