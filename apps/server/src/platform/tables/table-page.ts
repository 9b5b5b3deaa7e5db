import type { TableQuery } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { type Expression, sql } from 'kysely';
import { foundIn } from './search-words.ts';

/** How a table is searched and ordered, by the names of its query's columns. */
interface TableColumns<Row> {
  /** Text columns; ordering by one of them ignores case. */
  readonly searched: readonly (keyof Row & string)[];
  /** Ends every order, so that pages never overlap. */
  readonly unique: keyof Row & string;
}

/** The rows of the requested page, and the count of all that match the search. `sort` names a column of the query. */
export async function tablePage<Row extends object>(
  settings: Settings,
  query: Expression<Row>,
  { page, size, search, sort, descending }: TableQuery & { readonly sort: keyof Row & string },
  { searched, unique }: TableColumns<Row>,
): Promise<{ rows: Row[]; total: number }> {
  const found = sql`from (${query}) as found where ${foundIn(search, searched)}`;
  const ordered = searched.includes(sort) ? sql`lower(${sql.ref(sort)})` : sql.ref(sort);
  const direction = descending ? sql`desc nulls last` : sql`asc nulls last`;
  const [rows, counted] = await Promise.all([
    sql<Row>`select * ${found} order by ${ordered} ${direction}, ${sql.ref(unique)} ${direction}
      limit ${size} offset ${(page - 1) * size}`.execute(settings),
    sql<{ total: number }>`select count(*)::integer as total ${found}`.execute(settings),
  ]);
  return { rows: rows.rows, total: counted.rows[0]?.total ?? 0 };
}
