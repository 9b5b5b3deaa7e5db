import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallChromium } from './lib/find-chromium.mjs';
import { buildWebApp, bundleTestPrograms, prepare } from './lib/prepare.mjs';
import { withProcessorTime } from './lib/processor-time.mjs';
import { projectRoot } from './lib/project-root.mjs';
import { run, wasAskedToStop } from './lib/run.mjs';
import { makeScratchFolder } from './lib/scratch-folder.mjs';
import { compiledOnce } from './lib/server-environment.mjs';
import { playwrightReport, vitestReport } from './lib/test-reports.mjs';

const { node, env } = await prepare();
const scratch = makeScratchFolder();
/** Servers and commands start some two hundred times: what one of them compiled, the next one need not. */
const tools = {
  node,
  env: {
    ...env,
    ...(await bundleTestPrograms({ node, env })),
    ...compiledOnce,
    TMPDIR: scratch,
    // With daylight saving: what is read or written in local time fails.
    TZ: 'America/New_York',
  },
};
const reports = join(projectRoot, 'node_modules', '.test-reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/**
 * What can differ on the embedded database: migrations, starting and stopping, jobs, transactions, constraints, time,
 * and commands that open its directory. Everything else is tested on PostgreSQL, where the houses of the tests give
 * work within a transaction no second connection, because the embedded database has only one.
 */
const differsOnPGlite = [
  'db/test',
  'apps/cli/test/killed',
  'apps/server/test/analysis/synchronisation',
  'apps/server/test/identity/administration/at-the-same-instant',
  'apps/server/test/identity/administration/users',
  'apps/server/test/intake/invoice-files',
  'apps/server/test/intake/loads/repair',
  'apps/server/test/intake/loads/store',
  'apps/server/test/intake/loads/undo',
  'apps/server/test/invoicing/billing',
  'apps/server/test/invoicing/payments',
  'apps/server/test/live/notifications',
  'apps/server/test/organisation/clients-and-accounts',
  'apps/server/test/platform/crowd',
  'apps/server/test/platform/database-gone',
  'apps/server/test/platform/disk-full',
  'apps/server/test/platform/health',
  'apps/server/test/reports/killed',
  'apps/server/test/reports/report-execution',
  'apps/server/test/reports/scheduled-reports',
  'apps/server/test/reports/schedules',
  'apps/server/test/reports/unfinished-and-old',
  'apps/server/test/start/killed',
];
/** What works on a data directory of its own, with the embedded database, whichever the others are run on. */
const embedded = [
  'db/test/killed',
  'apps/cli/test/load',
  'apps/cli/test/maintenance',
  'apps/cli/test/rates',
  'apps/server/test/start/start',
];
const checks = [
  // Several threads would each look at most types again, and the browser tests keep the other processor busy.
  () => check('types', 'pnpm', ['check:types', '--singleThreaded']),
  () => check('format and lint', 'pnpm', ['check:lint']),
  () => check('regular expressions', 'pnpm', ['check:regexps']),
  () => check('imports between packages', 'pnpm', ['check:imports']),
  () => check('dead code', 'pnpm', ['check:dead']),
  () => check('advisories', tools.node, ['scripts/check-advisories.mjs'], { quiet: false }),
  () => check('list of dependencies', tools.node, ['scripts/check-dependencies.mjs']),
  () => check('links of the documents', tools.node, ['scripts/check-documents.mjs']),
  () => check('subjects of the commits', tools.node, ['scripts/check-commits.mjs']),
];

const begun = performance.now();
/** Browsers wait for servers and servers for databases: two rows of tests side by side keep two processors busy. */
const [browser, others] = await Promise.all([
  browserTests(),
  inTurn([
    ...checks,
    () => vitest('unit tests', 'unit', 'unit'),
    () =>
      vitest('integration tests on PostgreSQL', 'PostgreSQL', 'integration', {
        WAYBILL_TEST_DATABASE: 'postgres',
        WAYBILL_TEST_EXCLUDED: patternsOf(embedded),
      }),
    () =>
      vitest('integration tests on PGlite', 'PGlite', 'integration', {
        WAYBILL_TEST_DATABASE: 'pglite',
        WAYBILL_TEST_INCLUDED: patternsOf([...embedded, ...differsOnPGlite]),
      }),
  ]),
]);
const results = [...others, browser];

for (const { failures } of results) for (const { name, message } of failures) printTest('FAILED', name, message);
for (const { repeated } of results)
  for (const { name, message } of repeated) printTest('PASSED ONLY WHEN REPEATED', name, message);

const slowest = results.flatMap(({ durations }) => durations).sort((one, other) => other.seconds - one.seconds);
console.log('\nThe ten slowest tests:');
for (const { name, seconds } of slowest.slice(0, 10))
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${name.replace(`${projectRoot}/`, '')}`);

console.log('\n');
for (const { name, passed, failed, skipped, seconds, processorSeconds } of results) {
  const outcome = [failed === 0 ? 'passed' : `passed, ${failed} FAILED`, skipped > 0 ? `${skipped} skipped` : ''];
  const tests = `${name.padEnd(34)} ${String(passed).padStart(5)} ${outcome.filter(Boolean).join(', ').padEnd(24)}`;
  console.log(`${tests} ${seconds.toFixed(0).padStart(5)} s${ofProcessors(processorSeconds)}`);
}
const broken = results.filter(({ failed }) => failed > 0);
const sumOf = (pick) => results.reduce((sum, result) => sum + pick(result), 0);
const total = sumOf(({ passed }) => passed);
const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
console.log(
  broken.length === 0
    ? `\nAll ${total} passed in ${minutes} minutes.`
    : `\n${total} passed in ${minutes} minutes. FAILED: ${broken.map(({ name }) => name).join(', ')}.`,
);
process.exitCode = broken.length === 0 ? 0 : 1;

/** What a number of processor seconds adds to a line. Empty where the system does not tell it. */
function ofProcessors(seconds) {
  return seconds === undefined ? '' : `${seconds.toFixed(0).padStart(6)} s of processor time`;
}

async function inTurn(steps) {
  const outcomes = [];
  for (const step of steps) outcomes.push(await step());
  return outcomes;
}

/** The integration tests of these folders and files, as the configuration of Vitest wants them. */
function patternsOf(paths) {
  return paths.flatMap(testsOf).join(',');
}

/** The integration tests of a folder, or of one file. Throws when there are none, e.g. once the folder was renamed. */
function testsOf(path) {
  const file = `${path}.integration.test.ts`;
  if (existsSync(join(projectRoot, file))) return [file];
  if (existsSync(join(projectRoot, path))) return [`${path}/**/*.integration.test.ts`];
  throw new Error(`There are no integration tests in ${path}`);
}

/** Says only what is wrong: another check may be speaking. */
async function check(name, command, args, output = { quiet: true }) {
  return timed(name, async () => {
    const code = await run(command, args, { cwd: projectRoot, env: tools.env, ...output });
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  });
}

async function vitest(name, label, project, env = {}) {
  const report = join(reports, `${project}-${env.WAYBILL_TEST_DATABASE ?? 'all'}.json`);
  return timed(name, async () => {
    const args = [
      'exec',
      'vitest',
      'run',
      '--project',
      project,
      '--reporter',
      'default',
      '--reporter',
      'json',
      `--outputFile.json=${report}`,
    ];
    const code = await run('pnpm', args, { cwd: projectRoot, env: { ...tools.env, ...env }, label });
    return outcomeOf(code, vitestReport(report));
  });
}

async function browserTests() {
  const report = join(reports, 'browser.json');
  return timed('browser tests', async () => {
    await buildWebApp(tools);
    const chromium = await findOrInstallChromium(tools.env);
    const env = { ...tools.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const args = ['--filter', '@waybill/web', 'exec', 'playwright', 'test', '--reporter=list,json'];
    const code = await run('pnpm', args, { cwd: projectRoot, env, label: 'browser' });
    return outcomeOf(code, playwrightReport(report));
  });
}

/** A run that tested nothing is a failure too. */
function outcomeOf(code, report) {
  const wentWell = code === 0 && report.passed > 0;
  return { ...report, failed: report.failures.length || (wentWell ? 0 : 1) };
}

function printTest(outcome, name, message) {
  const head = message.trim().split('\n').slice(0, 12);
  console.log(`\n${outcome}: ${name.replace(`${projectRoot}/`, '')}\n${head.map((line) => `  ${line}`).join('\n')}`);
}

async function timed(name, work) {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const { outcome, processorSeconds } = await withProcessorTime(() =>
    work().catch((error) => {
      console.error(error.message);
      return { passed: 0, failed: 1 };
    }),
  );
  if (wasAskedToStop()) {
    console.error('\nStopped before the end.');
    process.exit(130);
  }
  return {
    name,
    skipped: 0,
    failures: [],
    repeated: [],
    durations: [],
    ...outcome,
    processorSeconds,
    seconds: (performance.now() - started) / 1000,
  };
}
