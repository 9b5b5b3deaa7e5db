import type { DuckDBConnection } from '@duckdb/node-api';

/** What a generator needs to insert its rows by SQL, inside the load's transaction. */
export interface BulkTarget {
  /** Already inside a transaction: insert into package_level_info, charge_level_info and invoice; never commit. */
  readonly connection: DuckDBConnection;
  readonly loadId: number;
  /** First free numbers; use them upwards without gaps larger than needed. */
  readonly firstTrackingId: bigint;
  readonly firstChargeId: bigint;
  readonly firstInvoiceId: bigint;
}

/**
 * Inserts the rows of a bulk load, all columns that are not generated included, sorted by client and bill date. The
 * dollars of packages may be `convertedPackageAmounts`: the load settles them once the charges are there.
 */
export type BulkFill = (target: BulkTarget) => Promise<void>;
