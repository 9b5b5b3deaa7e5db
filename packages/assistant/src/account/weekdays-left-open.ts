import { type CalendarDay, daysBetween } from '@waybill/model';
import { lastDaysOfName } from '../periods/last-weekdays.ts';
import type { Reading } from '../reading/reading.ts';
import type { ChosenItem } from '../scan/choose-meanings.ts';
import { isIntent } from './context.ts';

/** One weekday by its bare name, which is also the last one. */
const single =
  /^((?:on (?:a|any) )?(sun|mon|tues|wednes|thurs|fri|satur)day|(周|星期|礼拜)[一二三四五六日天]|يوم .*)$/iu;
const relative = ['last', 'this', 'next', 'since', 'until', 'after', 'ago', 'beforeLast'];
const shortestSpan = 8;

/**
 * ‘Spend on Monday’ may ask for one day, and ‘last Monday’ does; ‘on Mondays’ and ‘on Monday in Q3’ ask for every one of
 * them; ‘Monday 16 November’ is that day. No figure can show what a weekday lacks.
 */
export function weekdaysLeftOpen(
  items: readonly ChosenItem[],
  { time, lacking, filters }: Reading,
  words: ReadonlySet<number>,
): readonly string[] {
  const isLong =
    !time.assumed && (time.range === undefined || daysBetween(time.range.from, time.range.to) + 1 >= shortestSpan);
  return items.flatMap(({ concept, text }, place) => {
    if (concept.kind !== 'value' || concept.dimension !== 'weekday' || words.has(place)) return [];
    const before = items[place - 1]?.concept;
    const isRelative = before?.kind === 'intent' && relative.includes(before.intent);
    const isOfDelivery = items.some((each) => isIntent(each.concept, 'delivered'));
    if (filters.some(({ dimension }) => dimension === 'delivery_weekday')) return [];
    return isRelative || isOfDelivery || lacking !== undefined || (!isLong && single.test(text)) ? [text] : [];
  });
}

/** ‘Spend on Monday’ in both of its meanings: the last Monday, and every one of them. */
export function bothWeekdays(reading: Reading, today: CalendarDay): readonly Reading[] {
  const named = reading.filters.find(({ dimension, excluded }) => dimension === 'weekday' && !excluded);
  const range = named === undefined ? undefined : lastDaysOfName(named.values.join(), today);
  if (range === undefined || !reading.time.assumed || reading.lacking !== undefined) return [];
  const filters = reading.filters.filter((each) => each !== named);
  return [{ ...reading, filters, time: { ...reading.time, range, assumed: false } }, reading];
}
