import { defineConfig } from 'vitest/config';

const integration = '**/test/**/*.integration.test.ts';
const longest = 300_000;

/** Unit tests need nothing; integration tests get a database server and a warehouse, once for a run. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/test/**/*.test.ts'],
          exclude: ['**/node_modules/**', integration],
          setupFiles: ['./packages/testkit/src/made-up-inputs.ts'],
          testTimeout: longest,
          hookTimeout: longest,
        },
      },
      {
        test: {
          name: 'integration',
          include: [integration],
          exclude: ['**/node_modules/**'],
          globalSetup: ['./packages/testkit/src/global-setup.ts'],
          testTimeout: longest,
          hookTimeout: longest,
        },
      },
    ],
  },
});
