import { StagedRows, stagedColumns } from '@waybill/warehouse';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { StageRows } from './stage-rows.ts';

/** The rows of a load before they are stored: four tables of the database. */
export class Staging extends StagedRows<StageRows> {
  private constructor(connection: ClickHouseConnection) {
    super({
      invoices: new StageRows(connection, 'came_invoice', stagedColumns.invoices),
      packages: new StageRows(connection, 'came_package', stagedColumns.packages),
      charges: new StageRows(connection, 'came_charge', stagedColumns.charges),
      sourceRows: new StageRows(connection, 'came_source_row', stagedColumns.sourceRows),
    });
  }

  /** Makes the tables, empty. */
  static async create(connection: ClickHouseConnection): Promise<Staging> {
    const staging = new Staging(connection);
    for (const rows of staging.tables) await rows.create();
    return staging;
  }
}
