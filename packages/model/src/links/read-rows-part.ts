import { findColumn } from '../catalogue/catalogue.ts';
import type { ColumnType } from '../columns/column.ts';
import type { TableName } from '../columns/tables.ts';
import { isCalendarDay } from '../dates/calendar-day.ts';
import { mapSides } from '../queries/map-area.ts';
import { findComputedColumn, partComparisons, type RowsPart } from './rows-part.ts';

const numberTypes: ReadonlySet<ColumnType> = new Set(['integer', 'bigint', 'money', 'weight', 'length', 'rate']);

/** The part that an address names; undefined for columns that the table does not have, and values that are none. */
export function readPart(text: string, table: TableName): RowsPart | undefined {
  const [name, value] = cutAtColon(text);
  if (value === undefined) return undefined;
  switch (name) {
    case 'days':
      return readDays(value);
    case 'zipArea':
      return readZipArea(value);
    case 'oneOf':
    case 'noneOf':
      return readValues(value, table, name === 'noneOf');
    case 'number':
      return readNumber(value, table);
    case 'filled':
      return isText(table, value) ? { kind: 'filled', column: value } : undefined;
    case 'either':
      return readEither(value, table);
    case 'carriers':
      return value === 'totalSpend' || value === 'excludedSpend' ? { kind: 'carriersOf', spend: value } : undefined;
    default:
      return isText(table, name) ? { kind: 'value', column: name, value } : undefined;
  }
}

function readDays(text: string): RowsPart | undefined {
  const [from = '', to = ''] = text.split('..');
  return isCalendarDay(from) && isCalendarDay(to) ? { kind: 'days', days: { from, to } } : undefined;
}

function readZipArea(text: string): RowsPart | undefined {
  const [wanted, digits = ''] = text.split('..');
  const side = mapSides.find((known) => known === wanted);
  return side !== undefined && /^\w{0,3}$/.test(digits) ? { kind: 'zipArea', side, digits } : undefined;
}

function readValues(text: string, table: TableName, excluded: boolean): RowsPart | undefined {
  const [column, list] = cutAtColon(text);
  const values = textsOf(list);
  if (values === undefined || values.length === 0) return undefined;
  const isKnown =
    column === 'client_id'
      ? values.every((value) => /^\d{1,9}$/.test(value))
      : isText(table, column) || findComputedColumn(column)?.tables.includes(table) === true;
  return isKnown ? { kind: 'values', column, values, excluded } : undefined;
}

const mostAlternatives = 4;

/** Parts of parts hold no alternatives of their own. */
function readEither(text: string, table: TableName): RowsPart | undefined {
  const lists = parsed(text);
  if (!Array.isArray(lists) || lists.length < 2 || lists.length > mostAlternatives) return undefined;
  const of = lists.map((list: unknown) => readAll(list, table));
  return of.every((parts) => parts !== undefined) ? { kind: 'either', of } : undefined;
}

function readAll(list: unknown, table: TableName): readonly RowsPart[] | undefined {
  if (!Array.isArray(list) || list.length === 0) return undefined;
  const parts = list.map((each: unknown) =>
    typeof each === 'string' && !each.startsWith('either:') ? readPart(each, table) : undefined,
  );
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

function readNumber(text: string, table: TableName): RowsPart | undefined {
  const [column = '', sign, number = '', ...more] = text.split(':');
  const comparison = partComparisons.find((known) => known === sign);
  const type = findColumn(table, column)?.type;
  const isNumber = /^-?\d{1,12}(\.\d{1,6})?$/.test(number) && more.length === 0;
  if (comparison === undefined || type === undefined || !isNumber || !numberTypes.has(type)) return undefined;
  return { kind: 'number', column, comparison, value: Number(number) };
}

function textsOf(list: string | undefined): readonly string[] | undefined {
  const values = parsed(list);
  return Array.isArray(values) && values.every((value) => typeof value === 'string') ? values : undefined;
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

const isText = (table: TableName, name: string): boolean => findColumn(table, name)?.type === 'text';

function cutAtColon(text: string): readonly [string, string | undefined] {
  const colon = text.indexOf(':');
  return colon < 0 ? [text, undefined] : [text.slice(0, colon), text.slice(colon + 1)];
}
