import { account } from '@waybill/contract';
import type { MakeCall } from '@waybill/server/tools';
import type { Command } from 'commander';
import { CannotWork } from '../cannot-work.ts';
import { Portal } from '../portal/portal.ts';

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
  const makeCall = callsTo(Portal.at(address));
  const { status, text } = await makeCall({ method: account.method, url: account.path, body: undefined });
  if (status !== 200) throw new CannotWork(`${address} refuses the token: ${text}`);
  const [{ serveStdio }, { toolServer }] = await Promise.all([
    import('@modelcontextprotocol/server/stdio'),
    import('@waybill/server/tools'),
  ]);
  serveStdio(() => toolServer(makeCall));
}

const callsTo =
  (portal: Portal): MakeCall =>
  async ({ method, url, body }) => {
    const answer = await portal.send(method, url, body === undefined ? undefined : JSON.stringify(body));
    return { status: answer.status, text: await answer.text() };
  };
