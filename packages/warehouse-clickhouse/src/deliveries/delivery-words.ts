import type { DeliveryWords } from '@waybill/warehouse';

/** How ClickHouse writes what the delivery rules need. */
export const deliveryWords: DeliveryWords = {
  dayOf: (moment) => `toDate32(${moment})`,
  isMidnight: (moment) => `(${moment} = toStartOfDay(${moment}))`,
  minutesBefore: (moment, minutes) => `subtractMinutes(${moment}, ${minutes})`,
  weekday: (day) => `toDayOfWeek(${day})`,
  daysAfter: (day, days) => `addDays(${day}, ${days})`,
  daysBefore: (day, days) => `subtractDays(${day}, ${days})`,
  moment: (text) => `toDateTime64('${text}', 6, 'UTC')`,
  momentOf: (day) => `toDateTime64(${day}, 6, 'UTC')`,
  listed: (texts) =>
    `nullIf(arrayStringConcat(arrayMap(part -> assumeNotNull(part), arrayFilter(part -> part is not null, [${texts.join(', ')}])), ', '), '')`,
  matches: (text, expression) => `match(${text}, '${expression}')`,
  any: (condition) => `max(${condition})`,
};
