import { type DuckDBConnection, listValue } from '@duckdb/node-api';

/** Fingerprints of an invoice's imported rows, with how often each occurs: of all, or of these. */
export async function readSourceRows(
  connection: DuckDBConnection,
  published: number,
  invoiceId: bigint,
  fingerprints?: readonly string[],
): Promise<Map<string, number>> {
  const chosen = fingerprints === undefined ? '' : 'and fingerprint in (select unnest($3::varchar[]))';
  const found = await connection.runAndReadAll(
    `select fingerprint, sum(occurrences)::integer from source_row where load_id <= $1 and invoice_id = $2 ${chosen} group by 1`,
    [published, invoiceId, ...(fingerprints === undefined ? [] : [listValue(fingerprints)])],
  );
  return new Map(found.getRows().map(([fingerprint, occurrences]) => [String(fingerprint), Number(occurrences)]));
}

/** The number of the newest committed load of a source, published or not; undefined when there is none. */
export async function readLoadOf(connection: DuckDBConnection, source: string): Promise<number | undefined> {
  const found = await connection.runAndReadAll('select max(load_id) from load where source = ?', [source]);
  const newest = found.getRows()[0]?.[0] ?? null;
  return newest === null ? undefined : Number(newest);
}
