import { join } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';

/** The programs that tests start, as their operators start them: from their sources. */
export const sourcesOf = {
  command: fileURLToPath(new URL('../../../../apps/cli/src/main.ts', import.meta.url)),
  server: fileURLToPath(new URL('../../../../apps/server/src/main.ts', import.meta.url)),
  'one-of-several-servers': fileURLToPath(
    new URL('../../../../apps/server/test/several-servers/processes/serve.ts', import.meta.url),
  ),
} as const;

/**
 * What a test starts that is not about the start itself. `npm test` makes each program one file, which starts in a
 * third of the processor time; a single test starts the sources.
 */
export const programOf = (name: keyof typeof sourcesOf): string =>
  env.WAYBILL_TEST_PROGRAMS === undefined ? sourcesOf[name] : join(env.WAYBILL_TEST_PROGRAMS, `${name}.mjs`);
