import { isCalendarDay } from '@waybill/model';
import { numbersOfDate } from './dates.ts';
import type { DateOrder, ReadingQuestion } from './reading-answers.ts';

const monthsOfYear = 12;
const millisecondsOfDay = 86_400_000;
/** Carriers bill a shipment within a month; some date it a day later than they bill it. */
const [fewestDaysToBill, mostDaysToBill] = [-1, 31];
/** Clocks and time zones differ, and some bills are dated to the end of the week. */
const mostDaysAhead = 7;
/** Pairs of dates that outweigh where the file comes from. */
const weightyPairs = 3;
const shareOfPairs = 0.9;
const mostPairs = 1_000;

const orders: readonly DateOrder[] = ['month first', 'day first'];

/** Countries that begin dates with the month. */
const monthFirst: ReadonlySet<string> = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'FM', 'MH', 'PW']);
/** Countries in which both orders are usual, or dates begin with the year. */
const undecided: ReadonlySet<string> = new Set([
  'CA',
  'PH',
  'CN',
  'JP',
  'KR',
  'KP',
  'TW',
  'MN',
  'HU',
  'LT',
  'SE',
  'ZA',
  'IR',
]);

interface Evidence {
  /** What is known for certain. */
  readonly known?: DateOrder | undefined;
  /** Who saved the file: semicolons stand between columns where the day comes first. */
  readonly delimiter?: string | undefined;
  /** ISO code of the country in which the files are made. */
  readonly country?: string | undefined;
  /** `YYYY-MM-DD`; today if absent. */
  readonly today?: string | undefined;
}

/**
 * Finds the order of a file's dates by looking at all of them. A part above 12 is a day; no bill is of the future; what
 * is billed was shipped shortly before. Else it is as usual where the file was made. If all of this decides nothing,
 * somebody must say it.
 */
export class DateOrderFinder {
  readonly #known: DateOrder | undefined;
  readonly #isOfSemicolons: boolean;
  readonly #latest: number;
  readonly #countries = new Set<string>();
  readonly #pairs = new Map<string, DateOrder | undefined>();
  readonly #shows = new Set<DateOrder>();
  readonly #tooLate = new Set<DateOrder>();
  #open: string | undefined;
  #last = '';
  /** Worked out when it is asked for, and again after further observations. */
  #answer: { readonly order: DateOrder | undefined } | undefined;

  constructor({ known, delimiter, country, today = new Date().toISOString().slice(0, 10) }: Evidence = {}) {
    this.#known = known;
    this.#isOfSemicolons = delimiter === ';';
    this.#latest = dayNumber(today) + mostDaysAhead;
    if (country !== undefined) this.#countries.add(country);
  }

  /** A date of any column. */
  observe(text: string): void {
    if (text === this.#last) return;
    this.#last = text;
    this.#answer = undefined;
    const numbers = numbersOfDate(text);
    if (numbers === undefined) return;
    const { first, second } = numbers;
    if (first > monthsOfYear) this.#shows.add('day first');
    if (second > monthsOfYear) this.#shows.add('month first');
    if (first <= monthsOfYear && second <= monthsOfYear && first !== second) this.#open ??= text.trim();
  }

  /** The country of an account, as an ISO code. */
  observeCountry(country: string | undefined): void {
    if (country === undefined || this.#countries.has(country)) return;
    this.#countries.add(country);
    this.#answer = undefined;
  }

  /** A day that is not of the future, such as that of a bill, and one that comes before it, such as that of shipping. */
  observePair(later: string, earlier: string): void {
    const key = `${later}\n${earlier}`;
    if (this.#pairs.has(key) || this.#pairs.size >= mostPairs) return;
    this.#answer = undefined;
    const gaps = orders.map((order) => {
      const [end, start] = [daysIn(later, order), daysIn(earlier, order)];
      if (end !== undefined && end > this.#latest) this.#tooLate.add(order);
      return end !== undefined && start !== undefined && isUsualGap(end - start);
    });
    const [fitsMonthFirst, fitsDayFirst] = gaps;
    this.#pairs.set(key, fitsMonthFirst === fitsDayFirst ? undefined : fitsMonthFirst ? 'month first' : 'day first');
  }

  /** The order in which the file is read, decided or not. */
  get order(): DateOrder {
    return this.#decided ?? (this.#isOfSemicolons ? 'day first' : 'month first');
  }

  /** What somebody must say; undefined if the file shows it. */
  get question(): ReadingQuestion | undefined {
    if (this.#open === undefined || this.#decided !== undefined) return undefined;
    const [first, second] = orders.map((order) => isoIn(this.#open ?? '', order) ?? '');
    return { about: 'date order', text: this.#open, monthFirst: first ?? '', dayFirst: second ?? '' };
  }

  get #decided(): DateOrder | undefined {
    this.#answer ??= { order: this.#decide() };
    return this.#answer.order;
  }

  #decide(): DateOrder | undefined {
    const [shown] = this.#shows;
    if (this.#known !== undefined) return this.#known;
    if (this.#shows.size === 1) return shown;
    // The lines of one of them are bad, and said to be.
    if (this.#shows.size > 1) return this.#usual ?? 'month first';
    if (this.#tooLate.size === 1) return this.#tooLate.has('month first') ? 'day first' : 'month first';
    const { order, pairs } = this.#byPairs();
    const usual = this.#usual;
    return order === undefined || order === usual || pairs >= weightyPairs
      ? (order ?? usual)
      : usual === undefined
        ? order
        : undefined;
  }

  /** As usual where the file was made. */
  get #usual(): DateOrder | undefined {
    if (this.#isOfSemicolons) return 'day first';
    const found = new Set([...this.#countries].map(orderOfCountry));
    const [only] = found;
    return found.size === 1 ? only : undefined;
  }

  /** The order in which nearly all pairs of dates fit, and how many need it. */
  #byPairs(): { readonly order: DateOrder | undefined; readonly pairs: number } {
    const needed = [...this.#pairs.values()].filter((order) => order !== undefined);
    const order = orders.find(
      (each) => needed.length > 0 && needed.filter((one) => one === each).length >= needed.length * shareOfPairs,
    );
    return { order, pairs: needed.length };
  }
}

function orderOfCountry(country: string): DateOrder | undefined {
  if (undecided.has(country)) return undefined;
  return monthFirst.has(country) ? 'month first' : 'day first';
}

const isUsualGap = (days: number): boolean => days >= fewestDaysToBill && days <= mostDaysToBill;
const dayNumber = (iso: string): number => Date.parse(iso) / millisecondsOfDay;

function daysIn(text: string, order: DateOrder): number | undefined {
  const iso = isoIn(text, order);
  return iso === undefined ? undefined : dayNumber(iso);
}

/** A date whose order is open, or one that begins with the year. */
function isoIn(text: string, order: DateOrder): string | undefined {
  const numbers = numbersOfDate(text);
  if (numbers === undefined) return isoOfYearFirst(text);
  const [month, day] = order === 'month first' ? [numbers.first, numbers.second] : [numbers.second, numbers.first];
  const iso = [numbers.year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
  return isCalendarDay(iso) ? iso : undefined;
}

function isoOfYearFirst(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})(?!\d)/.exec(text.trim()) ?? [];
  const iso = `${year}-${month}-${day}`;
  return year !== undefined && isCalendarDay(iso) ? iso : undefined;
}
