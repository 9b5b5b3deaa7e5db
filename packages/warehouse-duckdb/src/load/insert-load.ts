import type { DuckDBConnection } from '@duckdb/node-api';
import type { LoadDescription, LoadSummary } from '@waybill/warehouse';
import type { Counters } from './counters.ts';

/** A stored load and the moment of its commit. */
export interface StoredLoad extends LoadSummary {
  readonly committedAt: Date;
}

/** Inserts the rows of loads inside their transaction, in their order: with them the loads exist. */
export async function insertLoads(
  connection: DuckDBConnection,
  descriptions: readonly Pick<LoadDescription, 'kind' | 'source'>[],
  first: Counters,
  startedAt: Date,
): Promise<StoredLoad[]> {
  const committedAt = new Date();
  const counts = (table: string, rows: string, id: string): string =>
    `select load_id, ${rows} as rows, max(${id}) as last from ${table} where load_id >= ${first.loadId} group by load_id`;
  const inserted = await connection.runAndReadAll(
    `insert into load
     select d.load_id, d.kind, d.source, $1::timestamp, $2::timestamp,
       coalesce(i.rows, 0), coalesce(p.rows, 0), coalesce(c.rows, 0),
       greatest(max(i.last) over () + 1, $3), greatest(max(p.last) over () + 1, $4), greatest(max(c.last) over () + 1, $5)
     from (values ${descriptions.map((_, place) => `(${first.loadId + place}, $${6 + 2 * place}, $${7 + 2 * place})`)}) d (load_id, kind, source)
     left join (${counts('invoice', 'count(distinct invoice_id)', 'invoice_id')}) i using (load_id)
     left join (${counts('package_level_info', 'count(*)', 'tracking_id')}) p using (load_id)
     left join (${counts('charge_level_info', 'count(*)', 'charge_id')}) c using (load_id)
     order by d.load_id
     returning load_id, invoices, packages, charges`,
    [
      timestamp(startedAt),
      timestamp(committedAt),
      first.invoiceId,
      first.trackingId,
      first.chargeId,
      ...descriptions.flatMap(({ kind, source }) => [kind, source]),
    ],
  );
  const seconds = (committedAt.getTime() - startedAt.getTime()) / 1000;
  return inserted.getRows().map((row) => {
    const [loadId = 0, invoices = 0, packages = 0, charges = 0] = row.map(Number);
    return { loadId, invoices, packages, charges, seconds, committedAt };
  });
}

const timestamp = (moment: Date): string => moment.toISOString().replace('T', ' ').replace('Z', '');
