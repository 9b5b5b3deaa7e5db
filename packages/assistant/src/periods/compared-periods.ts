import { type CalendarDay, type DateRange, daysBetween, type PeriodGrain, startOfPeriod } from '@waybill/model';
import type { Scan } from '../scan/scan.ts';
import { expression } from '../words/expressions.ts';
import type { FoundRange } from './found-range.ts';
import { moved, shifted } from './relative-periods.ts';

/** ‘Spend compared with last quarter’ asks for this quarter: the grain of it. */
export function heldAgainst(scan: Scan, ranges: readonly FoundRange[], today: CalendarDay): PeriodGrain | undefined {
  const [only, ...others] = ranges;
  const namesFigure = scan.places('measure').length > 0 || scan.has('cost', 'howMuch');
  if (only === undefined || only.before !== undefined || others.length > 0 || !namesFigure) return undefined;
  if (comparesValues(scan)) return undefined;
  const isAfterVersus = scan.was(scan.beside(only.place, -1), 'versus');
  if (!isAfterVersus && !(scan.says('change', 'fall') && isAfter(scan, only, wordsOfFrom))) return undefined;
  return (['year', 'quarter', 'month', 'week'] as const).find((grain) => {
    const last = shifted(today, grain, -1);
    return only.range.from === last.from && only.range.to === last.to;
  });
}

/** The period of ‘up from September’, ‘growth over Q2’ and ‘increased versus August’, where no other one is named. */
export function isBase(scan: Scan, [only, ...others]: readonly FoundRange[]): boolean {
  if (only === undefined || others.length > 0 || only.before !== undefined) return false;
  if (!scan.says('change', 'fall') || comparesValues(scan)) return false;
  const before = scan.beside(only.place, -1);
  const isAfterVersus = before > 0 && scan.was(before, 'versus');
  const isBeforeVersus = scan.was(only.place + only.length, 'versus') && isHan(scan.items[only.place]?.text ?? '');
  const isOverOne = isAfter(scan, only, wordsOfOver) && !saysHowItWent(scan, only);
  return isAfterVersus || isBeforeVersus || isOverOne || isAfter(scan, only, wordsOfFrom);
}

/** Days from the beginning of the last year, quarter or month until today: the grain of it. */
export function sinceTheLast(range: DateRange | undefined, today: CalendarDay): PeriodGrain | undefined {
  return (['year', 'quarter', 'month'] as const).find(
    (grain) => range?.to === today && range.from === moved(startOfPeriod(today, grain), grain, -1),
  );
}

/** ‘How has spend changed over the last 6 months’ asks how it went from one part of these days to the next. */
export function asksCourse(scan: Scan, [only, ...others]: readonly FoundRange[]): boolean {
  if (only === undefined || others.length > 0 || scan.says('versus', 'most', 'least', 'top', 'bottom')) return false;
  const isLong = daysBetween(only.range.from, only.range.to) + 1 >= shortestCourse;
  return isLong && isAfter(scan, only, wordsOfCourse) && saysHowItWent(scan, only) && scan.says('change');
}

const shortestCourse = 80;
const wordsOfCourse = expression('in-the-course-of');

/** ‘How did spend change over October’ and ‘growth over the last 6 months’ ask what happened in these days. */
function saysHowItWent(scan: Scan, { place, length }: FoundRange): boolean {
  const isCounted = scan.items.slice(place, place + length).some(({ concept }) => concept.kind === 'number');
  return (
    isCounted ||
    scan.items.some(({ text }, index) => scan.was(index, 'change') && expression('opening-change').test(text))
  );
}

function isAfter(scan: Scan, { place }: FoundRange, words: RegExp): boolean {
  return [place, scan.beside(place, -1)].some((each) => words.test(scan.items[each]?.text ?? ''));
}

const wordsOfFrom = expression('from-or-to');
const wordsOfOver = expression('over-or-on');

/** ‘Compare last month’s UPS and FedEx spend’ holds two carriers against each other, not two months. */
function comparesValues(scan: Scan): boolean {
  const dimensions = scan.places('value').map((place) => scan.at(place, 'value')?.dimension);
  return new Set(dimensions).size < dimensions.length;
}

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);
