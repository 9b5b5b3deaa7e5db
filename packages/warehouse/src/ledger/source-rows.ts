import type { DuckDBConnection } from '@duckdb/node-api';

/** Fingerprints of an invoice's imported rows, with how often each occurs. */
export async function readSourceRows(
  connection: DuckDBConnection,
  published: number,
  invoiceId: bigint,
): Promise<Map<string, number>> {
  const found = await connection.runAndReadAll(
    'select fingerprint, sum(occurrences)::integer from source_row where load_id <= ? and invoice_id = ? group by 1',
    [published, invoiceId],
  );
  return new Map(found.getRows().map(([fingerprint, occurrences]) => [String(fingerprint), Number(occurrences)]));
}
