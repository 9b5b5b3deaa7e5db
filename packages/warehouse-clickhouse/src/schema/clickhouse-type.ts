import type { ColumnType } from '@waybill/model';

/** How each column type of the model is stored in ClickHouse. `Date` cannot hold days before 1970. */
export const clickHouseType: Readonly<Record<ColumnType | 'boolean', string>> = {
  integer: 'Int32',
  bigint: 'Int64',
  text: 'String',
  date: 'Date32',
  timestamp: "DateTime64(6, 'UTC')",
  money: 'Decimal(18, 2)',
  weight: 'Decimal(18, 6)',
  length: 'Decimal(18, 2)',
  rate: 'Decimal(18, 8)',
  boolean: 'Bool',
};
