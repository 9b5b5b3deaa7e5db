import { type Rollup, type Sql, sql } from '@waybill/query';
import type { Reader } from '../engine/reader.ts';

/** What is in the warehouse. */
export interface Statistics {
  readonly tables: readonly { readonly name: string; readonly rows: number }[];
  readonly clients: readonly ClientStatistics[];
  /** Size of the rows on disk. */
  readonly bytes: number;
}

/** What the warehouse holds for a client. */
export interface ClientStatistics {
  readonly clientId: number;
  readonly packages: number;
  /** `YYYY-MM-DD` */
  readonly firstBillDate: string;
  readonly lastBillDate: string;
  readonly currencies: readonly string[];
}

const countedTables = ['package_level_info', 'charge_level_info', 'invoice', 'load', 'account', 'source_row'];
/** Every shard has all rows of these. */
const onEveryShard: ReadonlySet<string> = new Set(['load', 'account']);

/** Counts what is published. */
export async function readStatistics(
  { dialect, seen, ask }: Reader,
  published: number,
  rollups: readonly Rollup[],
): Promise<Omit<Statistics, 'bytes'>> {
  const names = [...countedTables, ...rollups.map(({ name }) => name)];
  const visible = (name: string): Sql => {
    if (name === 'account') return sql`true`;
    return name === 'load' ? sql`load_id <= ${published}` : seen();
  };
  const counts = names.map(
    (name) => sql`select ${sql.lit(name)} as name, count(*) as found from ${sql.table(name)} where ${visible(name)}`,
  );
  const counted = await ask(sql`${sql.join(counts, sql` union all `)}`, { lane: 'long' });
  const clients = await ask(
    sql`select client_id, sum(no_of_pkgs), min(bill_date), max(bill_date), ${dialect.sortedSet(sql`currency_code`)}
      from package_level_info where ${seen()} group by client_id`,
    { lane: 'long' },
  );
  const rowsOf = (name: string): number => {
    const [first = 0, ...further] = counted.flatMap(([each, rows]) => (each === name ? [Number(rows)] : []));
    return onEveryShard.has(name) ? first : further.reduce((sum, rows) => sum + rows, first);
  };
  return {
    tables: names.map((name) => ({ name, rows: rowsOf(name) })),
    clients: clients
      .map(([client, packages, first, last, currencies]) => ({
        clientId: Number(client),
        packages: Number(packages),
        firstBillDate: String(first),
        lastBillDate: String(last),
        currencies: Array.isArray(currencies) ? currencies.map(String) : [],
      }))
      .toSorted((one, other) => one.clientId - other.clientId),
  };
}
