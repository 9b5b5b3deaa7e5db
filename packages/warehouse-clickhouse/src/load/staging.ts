import { StagedRows, stagedColumns } from '@waybill/warehouse';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import type { Loading } from '../schema/loading.ts';
import { StageRows } from './stage-rows.ts';

/** The rows of a load before they are stored, in four tables. */
export class Staging extends StagedRows<Readonly<Record<keyof typeof stagedColumns, StageRows>>> {
  private constructor(connection: ClickHouseConnection, loading: Loading) {
    super({
      invoices: new StageRows(connection, loading.of('came_invoice'), stagedColumns.invoices),
      packages: new StageRows(connection, loading.of('came_package'), stagedColumns.packages),
      charges: new StageRows(connection, loading.of('came_charge'), stagedColumns.charges),
      sourceRows: new StageRows(connection, loading.of('came_source_row'), stagedColumns.sourceRows),
    });
  }

  /** Creates the empty tables. */
  static async create(connection: ClickHouseConnection, loading: Loading): Promise<Staging> {
    const staging = new Staging(connection, loading);
    for (const rows of staging.tables) await rows.create();
    return staging;
  }
}
