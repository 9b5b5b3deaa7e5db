import { QueryFailed, QueryTooLarge, WarehouseError } from '@waybill/warehouse';

/** Translates a DuckDB error during a query into one of the warehouse's errors. */
export function queryError(error: unknown): WarehouseError {
  if (error instanceof WarehouseError) return error;
  const text = messageOf(error);
  if (text.startsWith('Out of Memory Error') || text.includes('max_temp_directory_size'))
    return new QueryTooLarge('The query needs more memory than it is allowed.', { cause: error });
  return new QueryFailed(text, { cause: error });
}

/** The message of anything thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
