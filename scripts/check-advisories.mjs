import { spawnSync } from 'node:child_process';
import { platform } from 'node:process';
import { projectRoot } from './lib/project-root.mjs';

/**
 * Fails if the registry knows a high or critical advisory about a library of the product. Accept one with its reason in
 * `auditConfig.ignoreGhsas` of pnpm-workspace.yaml. Without an answer from the registry nothing is checked: a network
 * that is down must not fail the tests.
 */
const { stdout } = spawnSync('pnpm', ['audit', '--prod', '--audit-level', 'high', '--json'], {
  cwd: projectRoot,
  encoding: 'utf8',
  shell: platform === 'win32',
  timeout: 60_000,
  maxBuffer: 64 << 20,
});
const advisories = advisoriesIn(stdout);
const serious = advisories?.filter(({ severity }) => severity === 'high' || severity === 'critical');
if (serious === undefined) console.log('The registry tells no advisories here: nothing was checked.');
else if (serious.length === 0) console.log('No high or critical advisories.');
for (const { severity, module_name: name, title, url } of serious ?? [])
  console.log(`${severity}: ${name}: ${title} (${url})`);
process.exitCode = serious?.length > 0 ? 1 : 0;

/** Undefined for anything but a report. */
function advisoriesIn(text) {
  try {
    const { advisories } = JSON.parse(text ?? '');
    return advisories === undefined ? undefined : Object.values(advisories);
  } catch {
    return undefined;
  }
}
