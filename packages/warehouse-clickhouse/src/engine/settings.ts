import type { ClickHouseSettings } from '@clickhouse/client';

/**
 * What every query needs so that ClickHouse means the same by it as DuckDB: null where a join finds nothing and where an
 * aggregate has no rows, columns before aliases of the same name, days beyond the years of the type Date.
 */
export const querySettings: ClickHouseSettings = {
  join_use_nulls: 1,
  aggregate_functions_null_for_empty: 1,
  prefer_column_name_to_alias: 1,
  cast_keep_nullable: 1,
  enable_extended_results_for_datetime_functions: 1,
  max_query_size: '4000000',
};
