import type { Column } from '../columns/column.ts';

/** A column that queries may name. */
export interface CatalogueColumn extends Column {
  /** The table that holds the column, joined on `account_id`; absent for columns of the fact table itself. */
  readonly lookup?: 'account';
  /** The columns of the row or its account that the compiler's rule takes, in order. */
  readonly computedFrom?: readonly string[];
}
