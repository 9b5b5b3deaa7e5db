import type { ValueType } from '../../types/value-type.ts';

/** A column of one of the query's sources. */
export interface ColumnReference {
  readonly kind: 'column';
  readonly type: ValueType;
  /** Name of the source in the statement: `fact`, `account` or that of an inner query. */
  readonly source: string;
  readonly name: string;
  readonly nullable: boolean;
  /** Money of a fact table, in the currency of its row: converted unless one currency is chosen. */
  /** Of a text of an inner query: how many characters it has at most. */
  readonly longest?: number;
  readonly isOriginalMoney: boolean;
}
