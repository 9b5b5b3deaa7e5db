import type { RawBuilder } from 'kysely';

/** A piece of SQL with its bound values. */
export type Sql = RawBuilder<unknown>;
