import { csv, type Dialect } from './csv.ts';

/** A row by the names of its columns; the others are empty. */
export type NamedRow = Readonly<Record<string, string>>;

/** Text of a file with this header. A name that the header lacks is a mistake of the test. */
export function namedFile(header: readonly string[], rows: readonly NamedRow[], dialect: Dialect = {}): string {
  const lines = rows.map((row) => {
    const unknown = Object.keys(row).filter((name) => !header.includes(name));
    if (unknown.length > 0) throw new Error(`The header has no ${unknown.join(', ')}.`);
    return header.map((name) => row[name] ?? '');
  });
  return csv([[...header], ...lines], dialect);
}
