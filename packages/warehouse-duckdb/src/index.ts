export type { DuckDbOptions } from './duckdb-options.ts';
export { DuckDbWarehouse } from './duckdb-warehouse.ts';
export type { BulkFill, BulkTarget } from './load/bulk-load.ts';
export { openDuckDbWarehouse } from './open-duckdb-warehouse.ts';
