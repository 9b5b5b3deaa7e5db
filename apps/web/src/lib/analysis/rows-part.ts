import {
  findColumn,
  findFilterDimension,
  isCalendarDay,
  mapSides,
  type RowsPart,
  type TableName,
} from '@waybill/model';
import { displayDate } from '../../lib/languages/formats.ts';
import { texts } from '../../lib/languages/texts.ts';
import { type Family, ownedNameLabel } from './owned-name-label.ts';

/** How a part is in the address: `carrier_name:UPS`, `zone:` for rows without one, `days:2025-06-01..2025-06-30`. */
export function partText(part: RowsPart): string {
  if (part.kind === 'zipArea') return `zipArea:${part.side}..${part.digits}`;
  return part.kind === 'days' ? `days:${part.days.from}..${part.days.to}` : `${part.column}:${part.value}`;
}

/** The part that an address names; undefined for columns that the table does not have and days that do not exist. */
export function readPart(text: string, table: TableName): RowsPart | undefined {
  const colon = text.indexOf(':');
  if (colon < 0) return undefined;
  const name = text.slice(0, colon);
  const value = text.slice(colon + 1);
  if (name === 'days') {
    const [from = '', to = ''] = value.split('..');
    return isCalendarDay(from) && isCalendarDay(to) ? { kind: 'days', days: { from, to } } : undefined;
  }
  if (name === 'zipArea') {
    const [wanted, digits = ''] = value.split('..');
    const side = mapSides.find((known) => known === wanted);
    return side !== undefined && /^\w{0,3}$/.test(digits) ? { kind: 'zipArea', side, digits } : undefined;
  }
  return findColumn(table, name)?.type === 'text' ? { kind: 'value', column: name, value } : undefined;
}

/** What a part says on screen: `Carrier: UPS`. */
export function partTitle(part: RowsPart, table: TableName, family: Family): string {
  if (part.kind === 'days') return `${displayDate(part.days.from)} – ${displayDate(part.days.to)}`;
  if (part.kind === 'zipArea') {
    const digits = part.digits === '' ? texts.t('none') : part.digits;
    return part.side === 'sender'
      ? texts.t('Sender ZIP area {{digits}}', { digits })
      : texts.t('Receiver ZIP area {{digits}}', { digits });
  }
  const label = texts.t(findColumn(table, part.column)?.label ?? part.column);
  const value = findFilterDimension(part.column)?.clientSpecific ? ownedNameLabel(part.value, family) : part.value;
  return `${label}: ${value === '' ? texts.t('none') : value}`;
}
