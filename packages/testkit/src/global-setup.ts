import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ClickHouseOnLoopback } from './clickhouse/index.ts';
import { seedTemplates } from './house/seed-templates.ts';
import { chosenDatabase } from './postgres/chosen-database.ts';
import { makeSettingsTemplate } from './postgres/settings-template.ts';
import { startPostgres } from './postgres/start-postgres.ts';
import './provided-context.ts';
import { makeClickHouseTemplate } from './warehouse/clickhouse-template.ts';
import { makeWarehouseTemplate } from './warehouse/template.ts';

/** Whether the warehouses of houses are on ClickHouse in this run: `npm run test:clickhouse` says so. */
const onClickHouse = (): boolean => process.env.WAYBILL_TEST_WAREHOUSE === 'clickhouse';

/** Once for a run: the database server, and the two databases of which every house gets copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-test-'));
  const postgres = chosenDatabase() === 'postgres' ? await startPostgres() : undefined;
  console.log(`Settings database: ${postgres?.description ?? 'PGlite'}`);
  project.provide('postgresUrl', postgres?.url ?? null);
  const settings = await makeSettingsTemplate(directory, postgres?.url ?? null);
  const warehouse = await makeWarehouseTemplate(directory);
  await seedTemplates(settings.location, warehouse);
  project.provide('settingsTemplate', settings.template);
  project.provide('warehouseTemplate', warehouse);
  const clickhouse = onClickHouse() ? await ClickHouseOnLoopback.start() : undefined;
  if (clickhouse) await makeClickHouseTemplate(clickhouse.url, warehouse);
  project.provide('clickHouseUrl', clickhouse?.url ?? null);
  return async () => {
    await clickhouse?.stop();
    await postgres?.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}
