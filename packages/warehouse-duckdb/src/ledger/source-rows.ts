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

/** The number of the newest committed load of a source, published or not; undefined when there is none. */
export async function readLoadOf(connection: DuckDBConnection, source: string): Promise<number | undefined> {
  const found = await connection.runAndReadAll('select max(load_id) from load where source = ?', [source]);
  const newest = found.getRows()[0]?.[0] ?? null;
  return newest === null ? undefined : Number(newest);
}
