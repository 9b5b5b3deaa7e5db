import type { ClickHouseSettings } from '@clickhouse/client';

/**
 * The settings with which every query means the same in ClickHouse as in DuckDB: null where a join finds nothing or an
 * aggregate has no rows, columns before aliases of the same name, days outside the range of the type Date. One
 * statement may write to many quarters, and a missing value is refused where one is required. Blocks equal to an
 * earlier one are stored too; a replicated table would skip them.
 */
export const querySettings: ClickHouseSettings = {
  join_use_nulls: 1,
  // A named statement that is read often is computed once, as DuckDB does.
  enable_materialized_cte: 1,
  aggregate_functions_null_for_empty: 1,
  prefer_column_name_to_alias: 1,
  cast_keep_nullable: 1,
  enable_extended_results_for_datetime_functions: 1,
  max_query_size: '4000000',
  max_partitions_per_insert_block: '0',
  insert_null_as_default: 0,
  insert_deduplicate: 0,
};

/** Decimals and large numbers are texts with all their digits. */
export const exactNumbers: ClickHouseSettings = {
  output_format_json_quote_decimals: 1,
  output_format_json_quote_64bit_integers: 1,
  output_format_decimal_trailing_zeros: 1,
};

/**
 * Rows keep the order of the statement. Decimals and large numbers are JSON numbers, decimals with all their digits.
 */
export const answerSettings: ClickHouseSettings = {
  query_plan_remove_redundant_sorting: 0,
  cancel_http_readonly_queries_on_client_close: 1,
  output_format_json_quote_decimals: 0,
  output_format_json_quote_64bit_integers: 0,
  output_format_decimal_trailing_zeros: 1,
};
