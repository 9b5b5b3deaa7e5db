import { env } from 'node:process';
import { account, apiTokenPrefix } from '@waybill/contract';
import type { MakeCall } from '@waybill/server/tools';
import type { Command } from 'commander';
import { CannotWork } from '../cannot-work.ts';
import { UsageError } from '../usage-error.ts';

/** `waybill mcp ADDRESS`: serves until its standard input ends; exit 1 if the portal refuses, 2 for a usage error. */
export function mcpCommand(program: Command): void {
  program
    .command('mcp')
    .description(
      'Offer the tools of a portal to an agent that starts this command, by the Model Context Protocol over standard input and output. The API token is read from WAYBILL_TOKEN.',
    )
    .argument('<address>', 'the address of the portal, such as https://waybill.example.com')
    .action(serve);
}

async function serve(address: string): Promise<void> {
  if (!URL.canParse(address)) throw new UsageError(`${address} is not an address such as https://waybill.example.com.`);
  const token = env['WAYBILL_TOKEN'] ?? '';
  if (!token.startsWith(apiTokenPrefix)) {
    throw new UsageError(`Set WAYBILL_TOKEN to an API token of the portal, which begins with ${apiTokenPrefix}.`);
  }
  const makeCall = callsTo(address, token);
  const { status, text } = await makeCall({ method: account.method, url: account.path, body: undefined });
  if (status !== 200) throw new CannotWork(`${address} refuses the token: ${text}`);
  const [{ serveStdio }, { toolServer }] = await Promise.all([
    import('@modelcontextprotocol/server/stdio'),
    import('@waybill/server/tools'),
  ]);
  serveStdio(() => toolServer(makeCall));
}

const callsTo =
  (address: string, token: string): MakeCall =>
  async ({ method, url, body }) => {
    const answer = await fetch(new URL(url, address), {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new CannotWork(`${address} does not answer: ${error instanceof Error ? error.message : error}`);
    });
    return { status: answer.status, text: await answer.text() };
  };
