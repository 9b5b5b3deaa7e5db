import type { LedgerColumn } from '@waybill/warehouse';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';

type Content = Pick<LedgerColumn, 'name' | 'type'>;

/** How many rows a table has, and the number and the exact sum of the values of each column, as texts. */
export async function contentOf(
  connection: ClickHouseConnection,
  { name, columns }: { readonly name: string; readonly columns: readonly Content[] },
  where = 'true',
): Promise<string[]> {
  const content = ['toString(count())', ...columns.flatMap((column) => [countOf(column), sumOf(column)])];
  const [row] = await connection.rows(`select [${content.join(', ')}] from ${name} where ${where}`);
  return textsOf(row?.[0]);
}

/** The number of a column's values as text. */
export const countOf = ({ name }: Content): string => `toString(count("${name}"))`;

const places: Readonly<Partial<Record<LedgerColumn['type'], number>>> = { money: 2, length: 2, weight: 6, rate: 8 };

/** The exact sum of a column's values as text, as DuckDB writes it. */
export function sumOf({ name, type }: Content): string {
  const scale = places[type];
  const value = `"${name}"`;
  const sum =
    scale === undefined ? `toString(sum(toInt128(${added(value, type)})))` : `toDecimalString(sum(${value}), ${scale})`;
  return `ifNull(${sum}, '')`;
}

function added(value: string, type: LedgerColumn['type']): string {
  switch (type) {
    case 'text':
      return `length(${value})`;
    case 'date':
      return `toInt32(${value})`;
    case 'timestamp':
      return `toUnixTimestamp64Micro(${value})`;
    default:
      return value;
  }
}

/** A list of texts in an answer. */
export const textsOf = (list: unknown): string[] => (Array.isArray(list) ? list.map(String) : []);
