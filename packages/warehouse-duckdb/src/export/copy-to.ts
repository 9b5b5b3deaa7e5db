import { stat } from 'node:fs/promises';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { ExportFormat, ExportOptions, ExportSummary, Statement } from '@waybill/warehouse';
import { bind } from '../engine/bind.ts';
import { queryError } from '../engine/engine-error.ts';

const formats: Readonly<Record<ExportFormat | 'csv for people', string>> = {
  'csv for people': String.raw`format csv, header true, use_tmp_file false, new_line '\r\n'`,
  csv: 'format csv, header true, use_tmp_file false',
  // Every program that reads Parquet knows this compression.
  parquet: 'format parquet, compression snappy',
};

/** Writes a query's rows to a file by DuckDB's COPY. Leave LIMIT out of the query: it costs the COPY its parallelism. */
export async function copyTo(
  connection: DuckDBConnection,
  statement: Statement,
  file: string,
  format: ExportFormat,
  { headers }: ExportOptions,
): Promise<ExportSummary> {
  try {
    const path = file.replaceAll("'", "''");
    const style = format === 'csv' && headers !== undefined ? 'csv for people' : format;
    const query = queryOf(statement, format, headers);
    const prepared = await connection.prepare(`copy (${query}) to '${path}' (${formats[style]})`);
    try {
      bind(prepared, statement.parameters);
      const rows = Number((await prepared.runAndReadAll()).getRows()[0]?.[0]);
      return { rows, bytes: (await stat(file)).size };
    } finally {
      prepared.destroySync();
    }
  } catch (error) {
    throw queryError(error);
  }
}

function queryOf(statement: Statement, format: ExportFormat, headers: ExportOptions['headers']): string {
  if (headers !== undefined) return forPeople(statement, headers);
  return format === 'parquet' ? withMomentsInUtc(statement) : statement.sql;
}

/** Parquet says of a moment whether it is UTC; a plain timestamp would not be. */
function withMomentsInUtc({ sql, columns }: Statement): string {
  const moments = columns.filter(({ type }) => type === 'timestamp');
  if (moments.length === 0) return sql;
  const names = moments.map(({ name }) => `"${name.replaceAll('"', '""')}"`);
  return `select * replace (${names.map((name) => `${name} at time zone 'UTC' as ${name}`).join(', ')}) from (${sql})`;
}

const byteOrderMark = '\ufeff';

/**
 * Wraps a statement for a CSV file that people open in a spreadsheet. The columns have the given names, the first one
 * behind the mark by which Excel recognises UTF-8. Money has two decimals, weights have two to six, so that they add up
 * to what the page shows. Text that would be run as a formula gets an apostrophe in front; so does such text that
 * already has apostrophes in front, so that removing one restores the original. Throws when the first name needs
 * quotes, because the mark has to stand before them.
 */
function forPeople({ sql, columns }: Statement, headers: readonly string[]): string {
  if (/[",\r\n]/.test(headers[0] ?? '')) throw new RangeError(`The first header needs quotes: ${headers[0]}`);
  const aliases = columns.map((_, index) => `c${index}`);
  const named = columns.map(({ type }, index) => {
    const alias = `c${index}`;
    const header = (index === 0 ? byteOrderMark : '') + (headers[index] ?? alias);
    return `${written(alias, type)} as "${header.replaceAll('"', '""')}"`;
  });
  return `select ${named.join(', ')} from (${sql}) as answer(${aliases.join(', ')})`;
}

function written(alias: string, type: Statement['columns'][number]['type']): string {
  if (type === 'text') return guarded(alias);
  if (type === 'weight') return `regexp_replace(cast(cast(${alias} as decimal(38, 6)) as varchar), '0{1,4}$', '')`;
  return type === 'money' ? `cast(${alias} as decimal(38, 2))` : alias;
}

const guarded = (text: string): string =>
  String.raw`case when regexp_matches(${text}, '^''*[=+\-@\t\r\n\x{ff1d}\x{ff0b}\x{ff0d}\x{ff20}]') then '''' || ${text} else ${text} end`;
