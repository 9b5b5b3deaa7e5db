import { sql } from 'kysely';
import type { Services } from '../../platform/services.ts';
import { sizeText } from '../../platform/size-text.ts';
import { type Finding, failure, fine, messageOf } from './finding.ts';

/** Whether both databases answer. */
export async function examineDatabases({
  settings,
  warehouse,
}: Pick<Services, 'settings' | 'warehouse'>): Promise<Finding[]> {
  return [await examineSettings(settings), await examineWarehouse(warehouse)];
}

async function examineSettings(settings: Services['settings']): Promise<Finding> {
  const area = 'Settings database';
  try {
    const { rows } = await sql<{ server_version: string }>`show server_version`.execute(settings);
    return fine(area, `PostgreSQL ${rows[0]?.server_version ?? ''} answers.`);
  } catch (error) {
    return failure(
      area,
      `It does not answer: ${messageOf(error)}`,
      'Check that the server in DATABASE_URL is running and accepts connections from this machine; without DATABASE_URL, restart Waybill.',
    );
  }
}

async function examineWarehouse(warehouse: Services['warehouse']): Promise<Finding> {
  const area = 'Warehouse';
  const advice =
    warehouse.localFile === undefined
      ? 'Check that the server in WAREHOUSE_URL is running and accepts connections from this machine.'
      : 'Restart Waybill; if that does not help, restore a backup.';
  try {
    await warehouse.assertAnswers();
    const { tables, bytes } = await warehouse.statistics();
    const packages = tables.find(({ name }) => name === 'package_level_info')?.rows ?? 0;
    return fine(area, `It answers: ${packages.toLocaleString('en-US')} package rows in ${sizeText(bytes)}.`);
  } catch (error) {
    return failure(area, `It does not answer: ${messageOf(error)}`, advice);
  }
}
