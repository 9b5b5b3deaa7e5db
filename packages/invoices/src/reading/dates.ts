import { isCalendarDay } from '@waybill/model';
import { UnreadableRow } from '../layout.ts';

/** Which part of a date such as 07/05/2025 is the day. */
export type DateOrder = 'month first' | 'day first';

const slashed = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/;
const monthsOfYear = 12;
/** Older dates are not loaded, and later ones are errors. */
const earliestDay = '1990-01-01';
const latestDay = '2099-12-31';

/** Finds the order of a file's dates by looking at all of them: a part above 12 is a day. */
export class DateOrderFinder {
  readonly #usual: DateOrder;
  #dayFirst = false;
  #monthFirst = false;

  /** `usual` decides when no date does. */
  constructor(usual: DateOrder) {
    this.#usual = usual;
  }

  observe(text: string): void {
    const [, first, second] = slashed.exec(text.trim()) ?? [];
    if (Number(first) > monthsOfYear) this.#dayFirst = true;
    if (Number(second) > monthsOfYear) this.#monthFirst = true;
  }

  get order(): DateOrder {
    if (this.#dayFirst === this.#monthFirst) return this.#usual;
    return this.#dayFirst ? 'day first' : 'month first';
  }
}

/**
 * A calendar day as `YYYY-MM-DD`; undefined for an empty field. Reads 2025-07-05, 20250705, 7/5/25 and 05.07.2025.
 * @throws UnreadableRow for anything else, for days that do not exist, and for those before 1990 or after 2099.
 */
export function readDay(text: string, column: string, order: DateOrder): string | undefined {
  const trimmed = text.trim().replace(/[T ]\d{1,2}:\d{2}.*$/, '');
  if (trimmed === '') return undefined;
  const day = isoOf(trimmed, order);
  if (day === undefined || !isCalendarDay(day)) throw new UnreadableRow(column, `‘${text}’ is no date.`);
  if (day < earliestDay || day > latestDay) {
    throw new UnreadableRow(column, `‘${text}’ is no date between ${earliestDay} and ${latestDay}.`);
  }
  return day;
}

function isoOf(text: string, order: DateOrder): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (compact !== null) return `${compact[1]}-${compact[2]}-${compact[3]}`;
  const [, first, second, year] = slashed.exec(text) ?? [];
  if (first === undefined || second === undefined || year === undefined) return undefined;
  const [month, day] = order === 'month first' ? [first, second] : [second, first];
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
