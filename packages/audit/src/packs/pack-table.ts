import type { Pack } from './pack.ts';
import type { Scalar } from './pack-fields.ts';
import { datedFields, schemaOf } from './pack-kinds.ts';

/** A pack as a table for a statement: each row has a value for every column. */
export interface PackTable {
  readonly columns: readonly { readonly name: string; readonly type: 'text' | 'day' | 'number' | 'boolean' }[];
  readonly rows: readonly (readonly Scalar[])[];
}

/**
 * The rows of a pack as values that a statement can join: names with `%` are patterns of `like`, money is in cents, and
 * a row without `to` is in effect until further notice.
 */
export function packTable({ kind, rows }: Pack): PackTable {
  const fields = { ...datedFields, ...schemaOf(kind).fields };
  const columns = Object.entries(fields).map(([name, { type }]) => ({ name, type }));
  return {
    columns,
    rows: rows.map((row) => {
      const values: Readonly<Record<string, Scalar>> = row;
      return columns.map(({ name }) => values[name] ?? null);
    }),
  };
}
