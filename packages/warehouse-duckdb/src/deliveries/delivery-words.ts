import type { DeliveryWords } from '@waybill/warehouse';

/** The words of DuckDB. */
export const deliveryWords: DeliveryWords = {
  dayOf: (moment) => `${moment}::date`,
  isMidnight: (moment) => `${moment}::time = '00:00:00'::time`,
  minutesBefore: (moment, minutes) => `(${moment} - to_minutes(${minutes}))`,
  weekday: (day) => `isodow(${day})`,
  daysAfter: (day, days) => `(${day} + ${days}::integer)`,
  daysBefore: (day, days) => `${day} - ${days}`,
  moment: (text) => `timestamp '${text}'`,
  momentOf: (day) => `${day}::timestamp`,
  listed: (texts) => `nullif(concat_ws(', ', ${texts.join(', ')}), '')`,
  matches: (text, expression) => `regexp_matches(${text}, '${expression}')`,
  any: (condition) => `bool_or(${condition})`,
};
