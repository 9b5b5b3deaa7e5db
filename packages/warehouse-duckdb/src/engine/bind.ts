import { BIGINT, type DuckDBConnection, type DuckDBPreparedStatement, INTEGER } from '@duckdb/node-api';
import type { Parameter, WrittenStatement } from '@waybill/query';

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

/** Runs a statement and returns how many rows it changed. */
export async function changedBy(connection: DuckDBConnection, { sql, parameters }: WrittenStatement): Promise<number> {
  const prepared = await connection.prepare(sql);
  try {
    bind(prepared, parameters);
    return (await prepared.run()).rowsChanged;
  } finally {
    prepared.destroySync();
  }
}

/** The rows of a statement as values of JSON: exact numbers, days and moments are text. */
export async function rowsOf(
  connection: DuckDBConnection,
  { sql, parameters }: WrittenStatement,
): Promise<unknown[][]> {
  const prepared = await connection.prepare(sql);
  try {
    bind(prepared, parameters);
    return (await prepared.runAndReadAll()).getRowsJson();
  } finally {
    prepared.destroySync();
  }
}
