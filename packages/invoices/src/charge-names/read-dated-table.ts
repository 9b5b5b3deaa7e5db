import { readFileSync } from 'node:fs';
import { isCalendarDay } from '@waybill/model';
import { splitFields } from '../reading/split-fields.ts';
import type { DatedName, DatedNames } from './dated-names.ts';

const between = ' + ';

/**
 * Reads a table of texts on invoices: a line with the source, the columns, and a line for each text. The first two
 * columns are `from` and `name`; what the others say is read by `meaningIn`, which throws TypeError. `name` is the words
 * that occur in the text, with ` + ` between them; `=` before it means the whole text, and slashes around it a regular
 * expression. The first line that fits counts. If a name has several lines, each counts from its day on.
 * @throws TypeError naming the file and the line.
 */
export function readDatedTable<Meaning extends object>(
  file: URL,
  meanings: readonly string[],
  meaningIn: (fields: Readonly<Record<string, string>>) => Meaning,
): DatedNames<DatedName & Meaning> {
  const columns = ['from', 'name', ...meanings];
  const [source = '', header, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  if (!source.startsWith('# ') || header !== columns.join(','))
    throw new TypeError(
      `${file.pathname}: the first line must begin with # and state the source, the second ${columns}.`,
    );
  const named = lines.map((line, place) => {
    try {
      const fields = fieldsOf(line, columns);
      return { name: fields.name ?? '', named: { ...nameIn(fields), ...meaningIn(fields) } };
    } catch (error) {
      throw new TypeError(`${file.pathname}, line ${place + 3}: ${error instanceof Error ? error.message : error}`);
    }
  });
  return { source: source.slice(2), names: newestFirst(named) };
}

/** The value of a column if it is one of these; undefined where it is empty. @throws TypeError naming the column. */
export function oneOf<Value extends string>(text: string, values: readonly Value[], column: string): Value | undefined {
  if (text === '') return undefined;
  const known = values.find((value) => value === text);
  if (known === undefined) throw new TypeError(`the ${column} must be one of ${values.join(', ')}.`);
  return known;
}

function fieldsOf(line: string, columns: readonly string[]): Readonly<Record<string, string>> {
  const fields = splitFields(line, ',');
  if (typeof fields === 'string') throw new TypeError(`there is a ${fields}.`);
  return Object.fromEntries(columns.map((column, place) => [column, fields[place] ?? '']));
}

function nameIn({ from = '', name = '' }: Readonly<Record<string, string>>): DatedName {
  if (name === '') throw new TypeError('the name is missing.');
  if (from !== '' && !isCalendarDay(from)) throw new TypeError('from must be a day such as 2025-01-13, or empty.');
  const pattern = /^\/(.*)\/$/.exec(name)?.[1];
  return {
    words: pattern === undefined ? name.split(between) : [],
    ...(pattern === undefined ? {} : { pattern: new RegExp(pattern) }),
    ...(from === '' ? {} : { from }),
  };
}

/** In the order of the file, but of one name the newest day first. */
function newestFirst<Named extends DatedName>(lines: readonly { readonly name: string; readonly named: Named }[]) {
  const byName = Map.groupBy(lines, ({ name }) => name);
  return [...byName.values()].flatMap((ofName) =>
    ofName.map(({ named }) => named).toSorted((one, other) => (other.from ?? '').localeCompare(one.from ?? '')),
  );
}
