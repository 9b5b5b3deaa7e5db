import { stdout } from 'node:process';
import type { Finding } from '@waybill/server';
import type { Command } from 'commander';
import { exitCodes } from '../exit-codes.ts';
import { findingOfRestore } from './finding-of-restore.ts';
import { findingsOfInstallation } from './findings-of-installation.ts';
import { findingsOfRepair } from './findings-of-repair.ts';

interface DoctorOptions {
  readonly testRestore?: boolean;
  readonly repair?: boolean;
}

/** `waybill doctor`: exits with 0 if everything works, otherwise with 1. */
export function doctorCommand(program: Command): void {
  program
    .command('doctor')
    .description(
      'Check configuration, databases, disk, clock, mail and identity providers, and say how to fix what is wrong.',
    )
    .option('--test-restore', 'also restore the last backup into a temporary directory, to prove that it works')
    .option(
      '--repair',
      'first repair what can be repaired while no server is running: stale locks, interrupted loads, orphaned files, ' +
        'rollups that differ from packages and charges',
    )
    .action(async ({ testRestore = false, repair = false }: DoctorOptions) => {
      const findings = [
        ...(repair ? await findingsOfRepair() : []),
        ...(await findingsOfInstallation()),
        ...(testRestore ? [await findingOfRestore()] : []),
      ];
      stdout.write(describeFindings(findings));
      if (findings.some(({ state }) => state === 'failure')) process.exitCode = exitCodes.refused;
    });
}

const signs = { ok: 'ok     ', warning: 'warning', failure: 'FAILURE' } as const;

/** A line for each finding, with what to do below, and a last line that sums up. */
function describeFindings(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ area, state, text, advice }) => [
    `${signs[state]}  ${area}: ${text}`,
    ...(advice === null ? [] : [`         → ${advice}`]),
  ]);
  return `${[...lines, '', summary(findings)].join('\n')}\n`;
}

function summary(findings: readonly Finding[]): string {
  const failures = findings.filter(({ state }) => state === 'failure').length;
  const warnings = findings.filter(({ state }) => state === 'warning').length;
  if (failures > 0) return `Failures: ${failures}, warnings: ${warnings}. Begin with the first failure.`;
  return warnings > 0 ? `Everything works. Warnings: ${warnings}.` : 'Everything works.';
}
