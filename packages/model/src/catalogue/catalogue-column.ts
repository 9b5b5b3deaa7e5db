import type { Column } from '../columns/column.ts';

/** A column that queries may name. */
export interface CatalogueColumn extends Column {
  /**
   * What holds the column: the table of accounts, joined on `account_id`, or the findings, joined on `tracking_id`; absent
   * for columns of the fact table itself.
   */
  readonly lookup?: 'account' | 'finding';
  /** The columns of the row or its account that the compiler's rule takes, in order. */
  readonly computedFrom?: readonly string[];
}
