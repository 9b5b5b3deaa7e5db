import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const integration = '**/test/**/*.integration.test.ts';
const onClickHouse = '**/test/**/*.clickhouse.test.ts';
const onEveryEngine = '**/test/**/*.engines.test.ts';
/** Patterns of the integration tests of a run, separated by commas: `npm test` runs some of them on both databases. */
const included = process.env.WAYBILL_TEST_INCLUDED?.split(',') ?? [integration];
const excluded = process.env.WAYBILL_TEST_EXCLUDED?.split(',') ?? [];
const longest = 300_000;
/** What is waited for comes; how soon depends on what else the machine does. */
const expectations = { poll: { timeout: 60_000 } };

/** On two cores too: while one file waits for its databases, the other computes. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

const onDatabases = {
  globalSetup: ['./packages/testkit/src/global-setup.ts'],
  testTimeout: longest,
  hookTimeout: longest,
  expect: expectations,
  // Node runs these files as it runs the server.
  isolate: false,
  experimental: { viteModuleRunner: false, nodeLoader: false },
};

/**
 * Unit tests need nothing; integration tests get a database server and a warehouse, once for a run. Both share what a
 * worker has imported, because importing takes longer than most tests.
 */
/** A zone with daylight saving, so that a moment read or written in local time is noticed: most machines of tests have UTC. */
process.env.TZ = 'America/New_York';

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/test/**/*.test.ts'],
          exclude: ['**/node_modules/**', integration, onClickHouse, onEveryEngine],
          setupFiles: ['./packages/testkit/src/made-up-inputs.ts'],
          isolate: false,
          testTimeout: longest,
          hookTimeout: longest,
          expect: expectations,
        },
      },
      {
        test: {
          // One engine in a process, and it holds its folder: `npm run test:clickhouse`.
          name: 'clickhouse',
          include: [onClickHouse],
          setupFiles: ['./packages/testkit/src/made-up-inputs.ts'],
          pool: 'forks',
          testTimeout: longest,
          hookTimeout: longest,
          expect: expectations,
        },
      },
      {
        test: { name: 'integration', include: included, exclude: ['**/node_modules/**', ...excluded], ...onDatabases },
      },
      // The same on DuckDB, on one ClickHouse and on shards: `npm run test:clickhouse`.
      { test: { name: 'engines', include: [onEveryEngine], ...onDatabases } },
    ],
  },
});
