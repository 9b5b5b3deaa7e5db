import { cwd, env, stdout } from 'node:process';
import { type CompactReport, compactPath, compactWarehouse, readConfig, sizeText } from '@waybill/server';
import type { Command } from 'commander';
import { findServer } from '../find-server.ts';
import { handToServer } from '../hand-to-server.ts';
import { openOwnData } from '../open-own-data.ts';

/** `waybill compact`: exit 0 when every client's quarter is sorted. */
export function compactCommand(program: Command): void {
  program
    .command('compact')
    .description(
      "Sort every client's quarter whose rows came in several loads, so that queries read less. The server does so by " +
        'itself where an eighth or more of the rows is new. Queries continue meanwhile; loads wait.',
    )
    .action(compact);
}

async function compact(): Promise<void> {
  const config = readConfig(env, cwd());
  const server = await findServer(config);
  if (server !== undefined) {
    const answer = await handToServer(server, compactPath, {});
    stdout.write(describe((await answer.json()) as CompactReport));
    return;
  }
  const data = await openOwnData(config);
  try {
    stdout.write(describe(await compactWarehouse(data.warehouse)));
  } finally {
    await data.close();
  }
}

function describe({ partitions, rows, bytesBefore, bytesAfter }: CompactReport): string {
  if (partitions === 0) return `Everything is sorted: ${sizeText(bytesAfter)}.\n`;
  return (
    `Sorted quarters: ${partitions}, with ${rows.toLocaleString('en-US')} packages. The warehouse had ` +
    `${sizeText(bytesBefore)} and has ${sizeText(bytesAfter)}.\n`
  );
}
