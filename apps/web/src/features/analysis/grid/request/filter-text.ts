import type { GridColumn } from '@waybill/model';
import { displayDate } from '../../../../lib/languages/formats.ts';
import { texts } from '../../../../lib/languages/texts.ts';
import { type ColumnFilter, filterOperators, operatorLabel } from './column-filter.ts';

/** The text of a filter on screen: `Service contains Ground`. */
export function filterText({ operator, values }: ColumnFilter, column: GridColumn, header: string): string {
  const kind = column.filter === 'none' ? 'text' : column.filter;
  const shown = values.map((value) => (value === '' ? texts.t('blank') : kind === 'date' ? displayDate(value) : value));
  const said =
    operator === 'inRange' ? texts.t('{{from}} and {{to}}', { from: shown[0], to: shown[1] }) : shortList(shown);
  return [header, texts.t(operatorLabel(operator, kind)), said].filter((word) => word !== '').join(' ');
}

function shortList(values: readonly string[]): string {
  return values.length <= 2 ? values.join(', ') : `${values.slice(0, 2).join(', ')} +${values.length - 2}`;
}

/** How a filter is in the address: `NET_AMOUNT:inRange:10..20`, `CARRIER_NAME:oneOf:["UPS","FedEx"]`. */
export function filterParameter({ field, operator, values }: ColumnFilter): string {
  const written = operator === 'oneOf' ? JSON.stringify(values) : values.join('..');
  return `${field}:${operator}:${written}`;
}

/** The filter that an address names, usable or not; undefined for anything else. */
export function readFilter(text: string): ColumnFilter | undefined {
  const [field = '', name = '', ...rest] = text.split(':');
  const operator = filterOperators.find((known) => known === name);
  if (operator === undefined) return undefined;
  return { field, operator, values: readValues(operator, rest.join(':')) };
}

function readValues(operator: ColumnFilter['operator'], text: string): readonly string[] {
  if (operator === 'inRange') return text.split('..');
  if (operator !== 'oneOf') return text === '' ? [] : [text];
  try {
    const values: unknown = JSON.parse(text);
    return Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
  } catch {
    return [];
  }
}
