import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { projectRoot } from './lib/project-root.mjs';
import { run } from './lib/run.mjs';

// Builds the image `waybill:VERSION` and writes what it contains beside it: `npm run image`. Further arguments go to
// `docker build`, such as --platform linux/arm64.

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const revision = revisionOf();
const tags = ['--tag', `waybill:${version}`, '--tag', 'waybill:latest'];
const labels = ['--build-arg', `VERSION=${version}`, '--build-arg', `REVISION=${revision}`];
process.exitCode =
  (await run('docker', ['build', ...tags, ...labels, ...argv.slice(2), '.'], { cwd: projectRoot })) ||
  (await run('node', ['scripts/sbom.mjs', 'waybill.cdx.json'], { cwd: projectRoot }));

/** The commit of the sources; `unknown` outside a clone. */
function revisionOf() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: projectRoot, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}
