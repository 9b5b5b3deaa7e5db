import { execFileSync } from 'node:child_process';
import { createVitest } from 'vitest/node';
import { chdbEntry } from '../chdb.mjs';
import { projectRoot } from '../project-root.mjs';

/** A test that takes ten times as long as usual, and longer than this, does not end. */
const patience = 30_000;

/** Runs tests repeatedly in one process, because starting a process costs more than most of the tests. */
export class TestRunner {
  #vitest;
  /** Every file that was broken once: where it was restored since, it has to be read again too. */
  #changedFiles = new Set();
  /** How long each test takes as the files are, in milliseconds. */
  #usual = new Map();

  /** Whether one of the tests fails or does not end. The files run one after another, up to the first failure. */
  async fails(tests, changedFile) {
    if (changedFile !== undefined) this.#changedFiles.add(changedFile);
    for (const test of tests) if (await this.#testFails(test)) return true;
    return false;
  }

  async #testFails(test) {
    process.env.WAYBILL_TEST_CHDB ??= chdbEntry;
    this.#vitest ??= await createVitest('test', {
      root: projectRoot,
      watch: false,
      project: ['unit', 'integration', 'clickhouse'],
      bail: 1,
      maxWorkers: 1,
      reporters: [{}],
      onConsoleLog: () => false,
    });
    for (const file of this.#changedFiles) this.#vitest.invalidateFile(file);
    const specifications = await this.#vitest.getRelevantTestSpecifications([test]);
    if (specifications.length === 0) throw new Error(`There is no test at ${test}`);
    const errorsBefore = this.#vitest.state.getUnhandledErrors().length;
    const { promise: isLate, resolve } = Promise.withResolvers();
    const usual = this.#usual.get(test);
    const clock = usual === undefined ? undefined : setTimeout(() => resolve('late'), Math.max(patience, 10 * usual));
    const started = performance.now();
    const run = await Promise.race([this.#vitest.runTestSpecifications(specifications), isLate]);
    clearTimeout(clock);
    if (run === 'late') {
      killWorkers();
      await this.close();
      return true;
    }
    if (usual === undefined) this.#usual.set(test, performance.now() - started);
    const ids = new Set(specifications.map(({ moduleId }) => moduleId));
    const modules = run.testModules.filter(({ moduleId }) => ids.has(moduleId));
    return modules.some((each) => !each.ok()) || run.unhandledErrors.length > errorsBefore;
  }

  async close() {
    const vitest = this.#vitest;
    this.#vitest = undefined;
    await vitest?.close();
  }
}

/** A worker in an endless loop does not end when it is asked to, so waiting for its end would never return. */
function killWorkers() {
  const children = execFileSync('ps', ['-A', '-o', 'ppid=,pid='], { encoding: 'utf8' }).split('\n');
  for (const [parent, child] of children.map((line) => line.trim().split(/\s+/).map(Number))) {
    if (parent === process.pid) killIfAlive(child);
  }
}

function killIfAlive(child) {
  try {
    process.kill(child, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
