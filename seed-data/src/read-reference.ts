import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

/** The rows of a file of reference/, by its column names; every value is text. */
export function readReference<Column extends string>(name: string): Record<Column, string>[] {
  const file = new URL(`../reference/${name}.csv`, import.meta.url);
  return parse(readFileSync(file), { columns: true, skip_empty_lines: true });
}
