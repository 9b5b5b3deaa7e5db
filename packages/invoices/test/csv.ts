import { readFileSync } from 'node:fs';
import { fixture } from './read-file.ts';

/** A line's fields, which tests change. */
export type Line = string[];

/** The lines of a fixture; none of them has a field that holds a comma or a quote. */
export function linesOfFixture(name: string): Line[] {
  return readFileSync(fixture(name), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split(',').map((field) => field.replace(/^"(.*)"$/, '$1')));
}

export interface Dialect {
  readonly delimiter?: string;
  readonly end?: string;
  readonly quoted?: boolean;
}

export function csv(lines: readonly Line[], { delimiter = ',', end = '\n', quoted = false }: Dialect = {}): string {
  const written = (field: string): string =>
    quoted || /["\n]/.test(field) || field.includes(delimiter) ? `"${field.replaceAll('"', '""')}"` : field;
  return lines.map((line) => line.map(written).join(delimiter) + end).join('');
}

/** A copy of the lines in which one field is another. */
export function withField(lines: readonly Line[], line: number, place: number, value: string): Line[] {
  return lines.map((fields, index) => (index === line ? fields.with(place, value) : fields));
}
