import type { ColumnType } from '@waybill/model';

/** How each column type of the model is stored in DuckDB. */
export const sqlType: Readonly<Record<ColumnType | 'boolean', string>> = {
  integer: 'integer',
  bigint: 'bigint',
  text: 'varchar',
  date: 'date',
  timestamp: 'timestamp',
  money: 'decimal(18, 2)',
  weight: 'decimal(18, 6)',
  length: 'decimal(18, 2)',
  rate: 'decimal(18, 8)',
  boolean: 'boolean',
};
