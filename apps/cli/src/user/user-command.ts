import { stdout } from 'node:process';
import { type UserCommand, type UserCommandAnswer, userCommand as userCommandSchema } from '@waybill/server';
import type { Command } from 'commander';
import { UsageError } from '../usage-error.ts';
import { doWithUsers } from './do-with-users.ts';

interface AddOptions {
  readonly tenant: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: readonly string[];
  readonly client: readonly string[];
  readonly internal: boolean;
}

/** `waybill user add|reset|unlock LOGIN`: exits with 0 if it is done, 1 if it is refused, 2 for a usage error. */
export function userCommand(program: Command): void {
  const user = program.command('user').description('Add a user, reset a password or lift a lock.');
  user
    .command('add')
    .description('Create a user. The first password is shown once, and must be changed at the first sign-in.')
    .argument('<login>', 'the name to sign in with')
    .requiredOption('--email <address>', 'e-mail address')
    .requiredOption('--first-name <name>', 'first name')
    .requiredOption('--last-name <name>', 'last name')
    .option('--role <name...>', 'roles, such as ROLE_ADMIN', ['ROLE_CLIENT'])
    .option('--client <number...>', 'numbers of the clients that the user may see', [])
    .option('--internal', 'staff: sees every client and the pages for the whole tenant', false)
    .option('--tenant <name>', 'the tenant of the user', 'default')
    .action(add);
  user
    .command('reset')
    .description('Give a user a new password, which is shown once; ends open sessions and locks.')
    .argument('<login>', 'the name to sign in with')
    .option('--tenant <name>', 'the tenant of the user', 'default')
    .action((login: string, { tenant }: { tenant: string }) => run({ act: 'reset', login, tenant }));
  user
    .command('unlock')
    .description('Let a user who entered too many wrong passwords sign in again.')
    .argument('<login>', 'the name to sign in with')
    .option('--tenant <name>', 'the tenant of the user', 'default')
    .action((login: string, { tenant }: { tenant: string }) => run({ act: 'unlock', login, tenant }));
}

async function add(login: string, { client, role, ...options }: AddOptions): Promise<void> {
  await run({ act: 'add', login, ...options, roles: [...role], clientIds: client.map(Number) });
}

async function run(command: UserCommand): Promise<void> {
  const parsed = userCommandSchema.safeParse(command);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new UsageError(faults.join('\n'));
  }
  stdout.write(describe(parsed.data, await doWithUsers(parsed.data)));
}

function describe({ act }: UserCommand, { login, activated, password }: UserCommandAnswer): string {
  const done = { add: 'was created', reset: 'has a new password', unlock: 'can sign in again' }[act];
  return [
    `The user ${login} ${done}.`,
    ...(password === null ? [] : [`Password, shown only once: ${password}`, 'It must be changed at the next sign-in.']),
    ...(activated ? [] : ['The user is deactivated: an administrator can activate it on the page Users.']),
    '',
  ].join('\n');
}
