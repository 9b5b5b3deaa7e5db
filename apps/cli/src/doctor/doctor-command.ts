import { stdout } from 'node:process';
import type { Command } from 'commander';
import { exitCodes } from '../exit-codes.ts';
import { describeFindings } from './describe-findings.ts';
import { findingsOfHouse } from './findings-of-house.ts';

/** `waybill doctor`: exit 0 when everything works, 1 when something does not. */
export function doctorCommand(program: Command): void {
  program
    .command('doctor')
    .description('Look at configuration, databases, disk, clock, mail and identity providers, and say what to do.')
    .action(async () => {
      const findings = await findingsOfHouse();
      stdout.write(describeFindings(findings));
      if (findings.some(({ state }) => state === 'failure')) process.exitCode = exitCodes.refused;
    });
}
