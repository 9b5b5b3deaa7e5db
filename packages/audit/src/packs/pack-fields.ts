import { isCalendarDay } from '@waybill/model';

/** What a cell of a pack can hold. Money is in cents, so that sums are exact. */
export type Scalar = string | number | boolean | null;

/** A column of a pack: what it means, and how a cell of it is read. */
export interface Field<Value extends Scalar = Scalar> {
  readonly type: 'text' | 'day' | 'number' | 'boolean';
  /** What the column says, for whoever fills it. */
  readonly means: string;
  /** The values of a cell; a row with several is several rows. @throws TypeError saying what is allowed. */
  readonly read: (cell: string) => readonly Value[];
  /** A value as a cell again; absent: as it is, `yes` or `no`, and empty for none and for all. */
  readonly write?: (value: Scalar) => string;
}

export type ValueOf<Of> = Of extends Field<infer Value> ? Value : never;

/** Stands for any text in a name, and for every name if it stands alone. */
export const anything = '%';

const between = '|';

/** A text that must be there. */
export const text = (means: string): Field<string> => ({
  type: 'text',
  means,
  read: (cell) => [required(cell)],
});

/** Names with `%` for any text and `|` between several; empty for all. */
export const names = (means: string): Field<string> => ({
  type: 'text',
  means: `${means}, with % for any text and | between several; empty for all`,
  read: (cell) => (cell === '' ? [anything] : cell.split(between).map((name) => required(name.trim()))),
});

/** Zones, such as `2`, `3-4` or `5|44`; empty for all. */
export const zones = (means: string): Field<string> => ({
  type: 'text',
  means: `${means}, such as 2, 3-4 or 5|44; empty for all`,
  read: (cell) => (cell === '' ? [anything] : cell.split(between).flatMap((zone) => zonesIn(zone.trim()))),
});

export const oneOf = <const Value extends string>(means: string, values: readonly Value[]): Field<Value> => ({
  type: 'text',
  means: `${means}: ${values.join(', ')}`,
  read: (cell) => {
    const known = values.find((value) => value === cell);
    if (known === undefined) throw new TypeError(`write one of ${values.join(', ')}`);
    return [known];
  },
});

/** A condition that a row may leave open: one of the values, or empty for all. */
export const oneOrAll = (means: string, values: readonly string[]): Field<string> => ({
  type: 'text',
  means: `${means}: ${values.join(', ')}; empty for all`,
  read: (cell) => (cell === '' ? [anything] : oneOf(means, values).read(cell)),
});

/** Dollars with at most two decimals, read as cents. */
export const money = (means: string): Field<number> => ({
  type: 'number',
  means: `${means}, in dollars such as 12.50`,
  read: (cell) => [centsIn(cell)],
  write: (cents) => (cents === null ? '' : (Number(cents) / 100).toFixed(2)),
});

/** A number of at least 0 with at most three decimals. */
export const amount = (means: string): Field<number> => ({
  type: 'number',
  means,
  read: (cell) => {
    if (!/^\d{1,9}(?:\.\d{1,3})?$/.test(cell)) throw new TypeError('write a number such as 20.75');
    return [Number(cell)];
  },
});

export const wholeNumber = (means: string): Field<number> => ({
  type: 'number',
  means,
  read: (cell) => {
    if (!/^\d{1,9}$/.test(cell)) throw new TypeError('write a whole number such as 15');
    return [Number(cell)];
  },
});

export const day = (means: string): Field<string> => ({
  type: 'day',
  means,
  read: (cell) => {
    if (!isCalendarDay(cell)) throw new TypeError('write a day such as 2025-12-22');
    return [cell];
  },
});

export const yesOrNo = (means: string): Field<boolean> => ({
  type: 'boolean',
  means: `${means}: yes or no`,
  read: (cell) => [oneOf('', ['yes', 'no']).read(cell)[0] === 'yes'],
});

/** A time of the day such as `10:30`. */
export const time = (means: string): Field<string> => ({
  type: 'text',
  means,
  read: (cell) => {
    if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(cell)) throw new TypeError('write a time such as 10:30');
    return [cell];
  },
});

/** Days of the week such as `1-5`, from 1 for Monday to 7 for Sunday, read as the text of their digits. */
export const weekdays = (means: string): Field<string> => ({
  type: 'text',
  means: `${means}, such as 1-5 for Monday to Friday`,
  read: (cell) => {
    const [, first = '', last = first] = /^([1-7])-([1-7])$/.exec(cell) ?? [];
    if (first === '' || first > last) throw new TypeError('write the days as 1-5 for Monday to Friday');
    return ['1234567'.slice(Number(first) - 1, Number(last))];
  },
  write: (days) => `${String(days).at(0)}-${String(days).at(-1)}`,
});

/** What a cell of a file says for a value of a row. */
export function cellOf({ write }: Field, value: Scalar): string {
  if (write !== undefined) return write(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null || value === anything ? '' : String(value);
}

/** The field, or null where the cell is empty. */
export const optional = <Value extends Scalar>(field: Field<Value>): Field<Value | null> => ({
  ...field,
  means: `${field.means}; may be empty`,
  read: (cell) => (cell === '' ? [null] : field.read(cell)),
});

function required(cell: string): string {
  if (cell === '') throw new TypeError('write a text');
  return cell;
}

function zonesIn(range: string): readonly string[] {
  const [, first, last] = /^(\d{1,3})-(\d{1,3})$/.exec(range) ?? [];
  if (first === undefined || last === undefined) return [required(range)];
  const count = Number(last) - Number(first) + 1;
  if (count < 1) throw new TypeError('write the lower zone first, such as 3-4');
  return Array.from({ length: count }, (_, place) => String(Number(first) + place));
}

function centsIn(cell: string): number {
  const [, dollars, decimals = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(cell) ?? [];
  if (dollars === undefined) throw new TypeError('write an amount such as 12.50');
  return Number(dollars) * 100 + Number(decimals.padEnd(2, '0'));
}
