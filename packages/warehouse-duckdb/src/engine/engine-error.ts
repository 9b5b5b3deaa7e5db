import { QueryFailed, QueryTooLarge, WarehouseError } from '@waybill/warehouse';

/** Translates a DuckDB error during a query into one of the warehouse's errors. */
export function queryError(error: unknown): WarehouseError {
  if (error instanceof WarehouseError) return error;
  const text = messageOf(error);
  if (text.startsWith('Out of Memory Error') || text.includes('max_temp_directory_size'))
    return new QueryTooLarge('The query needs more memory than it is allowed.', { cause: error });
  const valueFault = causedByValues.exec(text)?.[1];
  return new QueryFailed(text, { cause: error, ...(valueFault !== undefined && { valueFault }) });
}

/** Errors that values cause, such as a number that is too large. */
const causedByValues = /^(?:Conversion|Out of Range|Invalid Input) Error: ([^\n]*)/;

/** The message of anything thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
