import { stdout } from 'node:process';
import { type TenantCommand, type TenantCommandAnswer, tenantCommand as tenantCommandSchema } from '@waybill/server';
import type { Command } from 'commander';
import { type TextColumn, tableText } from '../print/table-text.ts';
import { UsageError } from '../usage-error.ts';
import { doWithTenants } from './do-with-tenants.ts';

const columns: readonly TextColumn[] = [
  { head: 'Tenant', side: 'left' },
  { head: 'Clients', side: 'right' },
  { head: 'Users', side: 'right' },
];

interface AddOptions {
  readonly admin: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly client?: string;
  readonly clientCode?: string;
}

/**
 * `waybill tenant add NAME` and `waybill tenant list`: exits with 0 if it is done, 1 if it is refused, 2 for a usage
 * error.
 */
export function tenantCommand(program: Command): void {
  const tenant = program.command('tenant').description('Add a tenant: separate users, clients and data. List tenants.');
  tenant
    .command('add')
    .description('Create a tenant with its first administrator, whose password is shown once.')
    .argument('<name>', 'lower-case letters, digits and dashes; users of the tenant enter it when they sign in')
    .requiredOption('--admin <login>', 'the name that the first administrator signs in with')
    .requiredOption('--email <address>', 'e-mail address of the administrator')
    .requiredOption('--first-name <name>', 'first name of the administrator')
    .requiredOption('--last-name <name>', 'last name of the administrator')
    .option('--client <name>', 'the first client; if omitted, the administrator adds one on the page Clients')
    .option('--client-code <code>', 'a short name for that client; by default the name of the tenant')
    .action(add);
  tenant
    .command('list')
    .description('List the tenants with their numbers of clients and active users.')
    .action(() => run({ act: 'list' }));
}

async function add(name: string, options: AddOptions): Promise<void> {
  const { admin: login, email, firstName, lastName, client, clientCode } = options;
  if (client === undefined && clientCode !== undefined) throw new UsageError('--client-code needs --client.');
  await run({
    act: 'add',
    tenant: name,
    administrator: { login, email, firstName, lastName },
    client: client === undefined ? null : { name: client, code: clientCode ?? name },
  });
}

async function run(command: TenantCommand): Promise<void> {
  const parsed = tenantCommandSchema.safeParse(command);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new UsageError(faults.join('\n'));
  }
  stdout.write(describe(parsed.data, await doWithTenants(parsed.data)));
}

function describe(command: TenantCommand, answer: TenantCommandAnswer): string {
  if (answer.act === 'list') {
    const rows = answer.tenants.map(({ name, clients, users }) => [name, String(clients), String(users)]);
    return `${tableText(columns, rows).join('\n')}\n`;
  }
  const { login, password, clientId } = answer;
  const tenant = command.act === 'add' ? command.tenant : '';
  return [
    `The tenant ${tenant} was created. Its administrator is ${login}.`,
    `Password, shown only once: ${password}`,
    'It must be changed at the first sign-in.',
    clientId === null
      ? 'It has no client yet: the administrator adds the first one on the page Clients.'
      : `Its first client has the number ${clientId}: waybill load FILE --client ${clientId}`,
    `Its users sign in with the tenant name ${tenant}, or at /login?tenant=${tenant}`,
    '',
  ].join('\n');
}
