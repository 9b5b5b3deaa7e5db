import type { Finding } from '@waybill/server';

const signs = { ok: 'ok     ', warning: 'warning', failure: 'FAILURE' } as const;

/** A line for each finding, with what to do below, and a last line that sums up. */
export function describeFindings(findings: readonly Finding[]): string {
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
  return warnings > 0 ? `It works. Warnings: ${warnings}.` : 'It works.';
}
