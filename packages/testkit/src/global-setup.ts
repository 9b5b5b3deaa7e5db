import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { chosenDatabase } from './postgres/chosen-database.ts';
import { makeSettingsTemplate } from './postgres/settings-template.ts';
import { startPostgres } from './postgres/start-postgres.ts';
import './provided-context.ts';
import { makeTemplate } from './warehouse/template.ts';

/** Once for a run: the database server, a migrated settings database, and a warehouse with the tiny profile. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-test-'));
  const postgres = chosenDatabase() === 'postgres' ? await startPostgres() : undefined;
  console.log(`Settings database: ${postgres?.description ?? 'PGlite'}`);
  project.provide('postgresUrl', postgres?.url ?? null);
  project.provide('settingsTemplate', await makeSettingsTemplate(directory, postgres?.url ?? null));
  project.provide('warehouseTemplate', await makeTemplate(directory));
  return async () => {
    await postgres?.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}
