import type { DuckDBConnection } from '@duckdb/node-api';
import type { LoadDescription, LoadSummary } from '@waybill/warehouse';
import type { Counters } from './counters.ts';

/** A stored load and the moment of its commit. */
export interface StoredLoad extends LoadSummary {
  readonly committedAt: Date;
}

/** Inserts the row of a load inside its transaction: with it the load exists. */
export async function insertLoad(
  connection: DuckDBConnection,
  description: LoadDescription,
  first: Counters,
  startedAt: Date,
): Promise<StoredLoad> {
  const { loadId } = first;
  const committedAt = new Date();
  const counted = await connection.runAndReadAll(
    `insert into load
     select $1, $2, $3, $4::timestamp, $5::timestamp, i.rows, p.rows, c.rows,
       greatest(i.next, $6), greatest(p.next, $7), greatest(c.next, $8)
     from (select count(distinct invoice_id) as rows, max(invoice_id) + 1 as next from invoice where load_id = $1) i,
          (select count(*) as rows, max(tracking_id) + 1 as next from package_level_info where load_id = $1) p,
          (select count(*) as rows, max(charge_id) + 1 as next from charge_level_info where load_id = $1) c
     returning invoices, packages, charges`,
    [
      loadId,
      description.kind,
      description.source,
      timestamp(startedAt),
      timestamp(committedAt),
      first.invoiceId,
      first.trackingId,
      first.chargeId,
    ],
  );
  const [invoices = 0, packages = 0, charges = 0] = (counted.getRows()[0] ?? []).map(Number);
  const seconds = (committedAt.getTime() - startedAt.getTime()) / 1000;
  return { loadId, invoices, packages, charges, seconds, committedAt };
}

const timestamp = (moment: Date): string => moment.toISOString().replace('T', ' ').replace('Z', '');
