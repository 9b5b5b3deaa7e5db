import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ClickHouseProcess } from './clickhouse/index.ts';
import { seedTemplates } from './house/seed-templates.ts';
import { chosenDatabase } from './postgres/chosen-database.ts';
import { makeSettingsTemplate } from './postgres/settings-template.ts';
import { startPostgres } from './postgres/start-postgres.ts';
import './provided-context.ts';
import { makeClickHouseTemplate } from './warehouse/clickhouse-template.ts';
import { makeWarehouseTemplate } from './warehouse/template.ts';
import { chosenEngine, serversOf, type TestEngine, testEngines } from './warehouse/test-engine.ts';

/** The project whose tests run on every engine; those of others run on one. */
const onEveryEngine = 'engines';

const enginesOf = (project: TestProject): readonly TestEngine[] =>
  project.name === onEveryEngine ? testEngines : [chosenEngine()];

/** Once for a run: the database servers, and the two databases of which every house gets copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-test-'));
  const postgres = chosenDatabase() === 'postgres' ? await startPostgres() : undefined;
  console.log(`Settings database: ${postgres?.description ?? 'PGlite'}`);
  project.provide('postgresUrl', postgres?.url ?? null);
  const settings = await makeSettingsTemplate(directory, postgres?.url ?? null);
  const warehouse = await makeWarehouseTemplate(directory);
  const families = await seedTemplates(settings.location, warehouse);
  project.provide('settingsTemplate', settings.template);
  project.provide('warehouseTemplate', warehouse);
  const engines = enginesOf(project);
  const servers = await startServers(Math.max(...engines.map(serversOf)));
  const urls = servers.map(({ url }) => url);
  for (const engine of engines)
    if (engine !== 'duckdb')
      await makeClickHouseTemplate(urls.slice(0, serversOf(engine)), warehouse, async () => families);
  project.provide('clickHouseUrls', urls);
  return async () => {
    for (const server of servers) await server[Symbol.asyncDispose]();
    await postgres?.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}

const startServers = (count: number): Promise<ClickHouseProcess[]> =>
  Promise.all(Array.from({ length: count }, () => ClickHouseProcess.start()));
