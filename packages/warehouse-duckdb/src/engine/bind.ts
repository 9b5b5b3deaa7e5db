import { BIGINT, type DuckDBPreparedStatement, INTEGER } from '@duckdb/node-api';
import type { Parameter } from '@waybill/query';

const largestInteger = 2_147_483_647;

/** Binds positional parameters; whole numbers never as doubles, which would cast the column and lose its zone maps. */
export function bind(prepared: DuckDBPreparedStatement, parameters: readonly Parameter[]): void {
  for (const [index, value] of parameters.entries()) bindOne(prepared, index + 1, value);
}

function bindOne(prepared: DuckDBPreparedStatement, position: number, value: Parameter): void {
  if (typeof value === 'number' && Number.isSafeInteger(value)) {
    if (Math.abs(value) <= largestInteger) prepared.bindValue(position, value, INTEGER);
    else prepared.bindValue(position, BigInt(value), BIGINT);
  } else if (typeof value === 'bigint') prepared.bindValue(position, value, BIGINT);
  else prepared.bindValue(position, value);
}
