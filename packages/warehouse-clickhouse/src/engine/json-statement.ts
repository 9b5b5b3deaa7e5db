import { type OutputColumn, type OutputType, roundedDecimalColumn } from '@waybill/query';

/**
 * Wraps a statement so that rows have the query's own names, and every value is written as DuckDB writes it: 0 and 1 as
 * booleans, moments without a fraction of zeros. The order of the inner statement is kept.
 */
export function jsonStatement(sql: string, columns: readonly OutputColumn[]): string {
  const aliases = columns.map((_, index) => `c${index}`);
  const values = columns.map(({ name, type }, index) => `${written(`c${index}`, type)} as ${quoted(name)}`);
  return `select ${values.join(', ')} from (${sql}) as answer(${aliases.join(', ')})`;
}

const quoted = (name: string): string => `"${name.replaceAll(/[\\"]/g, '\\$&')}"`;

function written(alias: string, type: OutputType): string {
  const value = `answer.${alias}`;
  if (type === 'boolean') return `CAST(${value}, 'Nullable(Bool)')`;
  if (type === 'money') return roundedDecimalColumn(value, 2);
  return type === 'timestamp' ? `replaceRegexpOne(toString(${value}), '\\\\.0+$', '')` : value;
}
