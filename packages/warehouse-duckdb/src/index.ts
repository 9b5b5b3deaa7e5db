export { writeArrow } from './arrow/write-arrow.ts';
export { openDuckDbCopySource, openDuckDbCopyTarget } from './copy/duckdb-copy.ts';
export type { DuckDbOptions } from './duckdb-options.ts';
export { DuckDbWarehouse } from './duckdb-warehouse.ts';
export type { BulkFill, BulkTarget } from './load/bulk-load.ts';
export { openDuckDbWarehouse } from './open-duckdb-warehouse.ts';
export { inspectSchema, type PendingSchema } from './rollup/inspect-schema.ts';
