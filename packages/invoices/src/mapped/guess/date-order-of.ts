import { DateOrderFinder } from '../../reading/date-order.ts';
import type { DecimalMark } from '../../reading/marked-number.ts';
import type { DateOrder } from '../../reading/reading-answers.ts';
import type { ColumnFacts } from './column-facts.ts';
import { datesAboveTable } from './guess-above.ts';
import type { FileSample } from './read-sample.ts';

/** Which part of the dates of a file is the day; if none shows it, as Europeans write where anything else of the file looks European. */
export function dateOrderOf(columns: readonly ColumnFacts[], sample: FileSample, decimalMark: DecimalMark): DateOrder {
  const places = columns.filter(({ isDate }) => isDate).map(({ place }) => place);
  const { rows, delimiter } = sample;
  const dates = [...datesAboveTable(sample), ...rows.flatMap((row) => places.map((place) => row[place] ?? ''))];
  const isEuropean =
    delimiter === ';' || decimalMark === ',' || dates.some((text) => /^\d{1,2}\.\d{1,2}\.\d/.test(text));
  const order = new DateOrderFinder({ delimiter: isEuropean ? ';' : delimiter });
  for (const text of dates) order.observe(text);
  return order.order;
}
