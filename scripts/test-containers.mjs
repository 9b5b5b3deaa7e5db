import { existsSync, readFileSync, rmSync } from 'node:fs';
import { prepare } from './lib/prepare.mjs';
import { projectRoot } from './lib/project-root.mjs';
import { run } from './lib/run.mjs';

// What needs a Docker engine: database tests on PostgreSQL in a container, the production set-up and the cluster. Where there
// is no engine, one is installed if this is Debian and root; otherwise this says what it leaves out.

/** The whole check has 90 minutes. A step that starts more than this many seconds in might not finish in time. */
const latestStart = 70 * 60;
const checksBegan = Number(process.env.CHECKS_BEGAN ?? Date.now() / 1000);
const isLate = () => Date.now() / 1000 - checksBegan > latestStart;

const engine = '/run/waybill-dockerd.pid';
const hadEngine = existsSync(engine);
const begun = performance.now();
const { env } = await prepare();
const minutes = () => ((performance.now() - begun) / 60_000).toFixed(1);
const script = (path, more = {}) => run('bash', [path], { cwd: projectRoot, env: { ...env, ...more } });

const onContainers = ['db/test', 'apps/server/test/platform/database-gone', 'apps/server/test/several-servers/uploads'];
const steps = [
  [
    'database tests on PostgreSQL in a container',
    () =>
      run('pnpm', ['exec', 'vitest', 'run', '--project', 'integration', ...onContainers], {
        cwd: projectRoot,
        env: { ...env, WAYBILL_TEST_DATABASE: 'postgres' },
      }),
  ],
  ['the production set-up', () => script('deploy/trial/compose.sh')],
  // The image is the one that was just built; the small demo is spread over the shards like the large one.
  ['the cluster', () => script('deploy/cluster/smoke-test.sh', { WAYBILL_SEED: 'tiny' })],
];

const names = steps.map(([name]) => name).join(', ');
if (isLate()) {
  console.log(`Left out, because the time is used up: ${names}.`);
} else if ((await script('deploy/trial/engine.sh')) !== 0 || (await script('deploy/trial/images.sh')) !== 0) {
  console.log(`Left out, because containers cannot be started here: ${names}.`);
} else {
  const failed = [];
  for (const [name, step] of steps) {
    if (isLate()) {
      console.log(`\nLeft out, because the time is used up: ${name}.`);
      continue;
    }
    console.log(`\n── ${name}`);
    if ((await step()) !== 0) failed.push(name);
  }
  console.log(
    failed.length === 0 ? '\nAll that ran passed' : `\nFAILED: ${failed.join(', ')}`,
    `in ${minutes()} minutes.`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
}
// An engine that was started for this is ended with it.
if (!hadEngine && existsSync(engine)) {
  process.kill(Number(readFileSync(engine, 'utf8')));
  rmSync(engine);
}
