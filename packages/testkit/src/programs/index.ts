import { join } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';

/** The sources of the programs that tests start. */
export const sourcesOf = {
  command: fileURLToPath(new URL('../../../../apps/cli/src/main.ts', import.meta.url)),
  server: fileURLToPath(new URL('../../../../apps/server/src/main.ts', import.meta.url)),
  'one-of-several-servers': fileURLToPath(
    new URL('../../../../apps/server/test/several-servers/processes/serve.ts', import.meta.url),
  ),
} as const;

/**
 * What a test starts. `npm test` makes each program one file, as `npm start` does, which starts in a third of the
 * processor time; a single test starts the sources.
 */
export const programOf = (name: keyof typeof sourcesOf): string =>
  env.WAYBILL_TEST_PROGRAMS === undefined ? sourcesOf[name] : join(env.WAYBILL_TEST_PROGRAMS, `${name}.mjs`);
