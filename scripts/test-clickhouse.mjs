import { existsSync } from 'node:fs';
import { chdbVersion, chdbEntry as entry, chdbFolder as folder } from './lib/chdb.mjs';
import { prepare } from './lib/prepare.mjs';
import { projectRoot } from './lib/project-root.mjs';
import { run } from './lib/run.mjs';

/** Runs the tests on ClickHouse's own engine. */
const begun = performance.now();
const { env } = await prepare();
if (!existsSync(entry)) {
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `chdb@${chdbVersion}`];
  process.exitCode = await run('npm', install, { cwd: projectRoot, env });
}
if (existsSync(entry)) {
  const args = ['exec', 'vitest', 'run', '--project', 'clickhouse', '--project', 'engines', ...process.argv.slice(2)];
  process.exitCode = await run('pnpm', args, { cwd: projectRoot, env: { ...env, WAYBILL_TEST_CHDB: entry } });
}
console.log(`Tests on ClickHouse took ${Math.round((performance.now() - begun) / 1000)} s.`);
