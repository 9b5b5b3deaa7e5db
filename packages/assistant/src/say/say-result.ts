import { displayDate, factText, isCalendarDay } from '@waybill/model';
import type { AnswerColumn, AnswerTable } from '../ask/answer-table.ts';
import type { AnswerRow } from '../ask/questions-of.ts';
import type { Reading } from '../reading/reading.ts';
import { sayRange, sayReading } from './say-reading.ts';

/** The answer in a sentence, made of nothing but the rows. */
export function sayResult(reading: Reading, { columns, rows }: AnswerTable): string {
  const groups = columns.filter(isGroup);
  const [figure] = columns.filter((column) => !isGroup(column));
  const [first] = rows;
  if (first === undefined || figure === undefined) return `There is nothing for: ${sayReading(reading)}.`;
  if (reading.measures.length === 0) return sayList(rows.length, reading);
  if (reading.compare !== undefined) return sayComparison(reading, figure, groups, rows);
  if (groups.length === 0) return saySingle(reading, columns, first);
  if (reading.time.grain !== undefined && groups.length === 1) return sayTrend(figure, groups[0] ?? figure, rows);
  return sayRanking(figure, groups, rows);
}

const isGroup = ({ unit }: AnswerColumn): boolean => unit === 'text' || unit === 'day';

function sayList(count: number, reading: Reading): string {
  return `${count === 1 ? 'One package' : `${count.toLocaleString('en-US')} packages`}: ${sayReading(reading)}.`;
}

function saySingle(reading: Reading, columns: readonly AnswerColumn[], row: AnswerRow): string {
  const figures = columns.map((column) => `${column.text} ${textIn(row, column)}`).join(', ');
  return `${figures}${daysOf(reading)}.`;
}

function sayComparison(
  reading: Reading,
  figure: AnswerColumn,
  groups: readonly AnswerColumn[],
  rows: readonly AnswerRow[],
): string {
  const before = { ...figure, name: `${figure.name}_BEFORE` };
  const change = { ...figure, name: `${figure.name}_CHANGE`, unit: 'percent' as const };
  const difference = { ...figure, name: `${figure.name}_DIFFERENCE` };
  const [first] = rows;
  if (first === undefined) return '';
  const named = groups.length === 0 ? '' : ` for ${nameOf(first, groups)}`;
  const [now, then] = [Number(first[figure.name] ?? 0), Number(first[before.name] ?? 0)];
  const moved = now === then ? 'is the same' : now > then ? 'rose' : 'fell';
  const by = now === then ? '' : ` by ${textIn({ ...first, [difference.name]: Math.abs(now - then) }, difference)}`;
  const percent = typeof first[change.name] === 'number' && now !== then ? ` (${textIn(first, change)})` : '';
  const most = groups.length === 0 ? '' : 'The largest change: ';
  return `${most}${figure.text}${named} ${moved}${by}${percent}, from ${textIn(first, before)} to ${textIn(first, figure)}${daysOf(reading)}.`;
}

function sayTrend(figure: AnswerColumn, period: AnswerColumn, rows: readonly AnswerRow[]): string {
  const values = rows.filter((row) => typeof row[figure.name] === 'number');
  const [first, last] = [values.at(0), values.at(-1)];
  if (first === undefined || last === undefined) return 'There are no figures for these periods.';
  const highest = values.reduce((best, row) => (Number(row[figure.name]) > Number(best[figure.name]) ? row : best));
  return `${figure.text}: ${textIn(first, figure)} in the ${period.text} of ${textIn(first, period)}, ${textIn(last, figure)} in that of ${textIn(last, period)}; the highest is ${textIn(highest, figure)} (${textIn(highest, period)}).`;
}

function sayRanking(figure: AnswerColumn, groups: readonly AnswerColumn[], rows: readonly AnswerRow[]): string {
  const [first, second] = rows;
  if (first === undefined) return '';
  const after = second === undefined ? '' : `, then ${nameOf(second, groups)} with ${textIn(second, figure)}`;
  const count = rows.length === 1 ? '' : ` (${rows.length.toLocaleString('en-US')} in all)`;
  return `${figure.text}: ${nameOf(first, groups)} with ${textIn(first, figure)}${after}${count}.`;
}

const nameOf = (row: AnswerRow, groups: readonly AnswerColumn[]): string =>
  groups.map((group) => textIn(row, group)).join(', ');

function daysOf({ time }: Reading): string {
  return time.range === undefined ? '' : `, ${sayRange(time.range)}`;
}

function textIn(row: AnswerRow, { name, unit }: AnswerColumn): string {
  const value = row[name];
  if (value === null || value === undefined || value === '') return 'No data';
  if (unit === 'text') return String(value);
  if (unit === 'day') return isCalendarDay(String(value)) ? displayDate(String(value)) : String(value);
  return factText(Number(value), unit);
}
