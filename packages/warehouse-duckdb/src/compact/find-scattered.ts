import type { DuckDBConnection } from '@duckdb/node-api';

/** A client's quarter whose rows are from several loads. */
export interface ScatteredPartition {
  readonly billDatePartition: number;
  /** Package rows. */
  readonly rows: number;
  readonly lastLoad: number;
}

/**
 * Finds partitions with several runs of sorted rows, of which at least the share `looseShare` is outside the longest
 * one: what the last compaction sorted or, before the first, the largest load. So a small load lets nothing be sorted
 * that is many times its size.
 */
export async function findScattered(
  connection: DuckDBConnection,
  looseShare: number,
): Promise<readonly ScatteredPartition[]> {
  const found = await connection.runAndReadAll(
    `with by_load as (
       select bill_date_partition, load_id, count(*) as rows from package_level_info group by all
     )
     select bill_date_partition, sum(rows)::bigint, max(b.load_id)
     from by_load b left join compaction c using (bill_date_partition)
     group by bill_date_partition, c.load_id
     having count(*) filter (b.load_id > coalesce(c.load_id, 0)) + (c.load_id is not null)::integer > 1
       and sum(rows) filter (b.load_id > coalesce(c.load_id, 0)) - case when c.load_id is null then max(rows) else 0 end
         >= ${looseShare} * sum(rows)
     order by bill_date_partition`,
  );
  return found.getRows().map(([partition, rows, lastLoad]) => ({
    billDatePartition: Number(partition),
    rows: Number(rows),
    lastLoad: Number(lastLoad),
  }));
}
