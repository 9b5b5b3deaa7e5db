import type { Named } from '@waybill/contract';
import { type RawBuilder, sql } from 'kysely';

/** The rows (`id`, `name`) of a query as one list, ordered by name; an empty list if there are none. */
export const namedList = (rows: RawBuilder<unknown>): RawBuilder<Named[]> =>
  sql<Named[]>`coalesce((select json_agg(json_build_object('id', id, 'name', name) order by name)
    from (${rows}) as listed), '[]'::json)`;

/** A reference by number and name; null if the number is null. */
export const namedOrNull = (id: string, name: string): RawBuilder<Named | null> =>
  sql<Named | null>`case when ${sql.ref(id)} is null then null
    else json_build_object('id', ${sql.ref(id)}, 'name', ${sql.ref(name)}) end`;

/** A reference by number and name. */
export const namedOne = (id: string, name: string): RawBuilder<Named> =>
  sql<Named>`json_build_object('id', ${sql.ref(id)}, 'name', ${sql.ref(name)})`;
