import type { PlaceAbove, TargetAbove } from './declaration.ts';

type Records = readonly (readonly string[])[];

/** A record above a table, and its row, counted from 1 in its sheet or file. */
export interface RecordAbove {
  readonly row: number;
  readonly fields: readonly string[];
}

/** A cell above a table that names something, and the value of that. */
export interface CellAbove {
  readonly label: string;
  readonly value: string;
}

/** Labels are short; longer texts are letters to the reader. */
const longestLabel = 60;

/** What the cells above a table state: each label with the value that follows it. */
export function cellsAbove(records: Records): CellAbove[] {
  return cellsIn(records).flatMap(({ label, values }) => {
    const value = values.find(hasDigit) ?? values[0];
    return value === undefined ? [] : [{ label, value }];
  });
}

/** What they state of each target, by its label or its place; the value is empty if there is none that fits. */
export function valuesAbove(
  records: readonly RecordAbove[],
  places: Readonly<Partial<Record<TargetAbove, PlaceAbove>>>,
): readonly { readonly target: TargetAbove; readonly value: string }[] {
  const wanted = Object.entries(places) as [TargetAbove, PlaceAbove][];
  if (wanted.length === 0) return [];
  const cells = cellsIn(records.map(({ fields }) => fields));
  return wanted.map(([target, place]) => {
    const fits = target === 'currency' ? isCurrency : hasDigit;
    const values =
      typeof place === 'string'
        ? cells.filter((cell) => plain(cell.label) === plain(place)).flatMap((cell) => cell.values)
        : [valueAt(records, place.cell)];
    return { target, value: values.find(fits) ?? '' };
  });
}

/** What a cell holds, without a label and a colon before it. */
function valueAt(records: readonly RecordAbove[], cell: string): string {
  const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(cell) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  const text = records.find(({ row }) => row === Number(digits))?.fields[column]?.trim() ?? '';
  const colon = /^\p{L}/u.test(text) ? text.indexOf(':') : -1;
  return text.slice(colon + 1).trim();
}

/** The name of a cell, such as `B3`. Columns are counted from 0, rows from 1. */
export function nameOfCell(column: number, row: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return `${letters}${row}`;
}

/** Whether a cell of the records has one of these labels. */
export function statesAny(records: Records, labels: readonly string[]): boolean {
  const wanted = new Set(labels.map(plain));
  return cellsIn(records).some(({ label }) => wanted.has(plain(label)));
}

/** Each label with what may be its value: the rest of its cell, or else the next one of its line and the one below. */
function cellsIn(records: Records): { readonly label: string; readonly values: readonly string[] }[] {
  return records.flatMap((fields, line) =>
    fields.flatMap((field, place) => {
      const { label, rest } = split(field.trim());
      if (label.length > longestLabel || !/\p{L}/u.test(label)) return [];
      const next = fields.slice(place + 1).find((each) => each.trim() !== '');
      const around = [next, records[line + 1]?.[place]];
      const values = (rest === '' ? around : [rest])
        .map((value) => value?.trim() ?? '')
        .filter((value) => value !== '');
      return [{ label, values }];
    }),
  );
}

/** `Invoice: F-1` and `Invoice F-1`: the label, and the value if it is in the same cell. */
function split(cell: string): { readonly label: string; readonly rest: string } {
  const colon = cell.indexOf(':');
  if (colon > 0) return { label: cell.slice(0, colon).trim(), rest: cell.slice(colon + 1).trim() };
  const space = cell.lastIndexOf(' ');
  const last = cell.slice(space + 1);
  if (space > 0 && hasDigit(last)) return { label: cell.slice(0, space).trim(), rest: last };
  return { label: cell, rest: '' };
}

const hasDigit = (text: string): boolean => /\d/.test(text);
const isCurrency = (text: string): boolean => /^[A-Za-z]{3}$/.test(text);
const plain = (text: string): string => text.trim().replace(/:$/, '').trimEnd().toLowerCase();
