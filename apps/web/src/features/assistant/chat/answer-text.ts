import type { ChatAnswer, ChatColumn } from '@waybill/contract';
import { type FactUnit, isCalendarDay, quarterOf } from '@waybill/model';
import {
  axisText,
  cellText,
  displayDate,
  factText,
  monthLabel,
  quarterLabel,
  shortFactText,
} from '../../../lib/languages/formats.ts';

export type ChatValue = ChatAnswer['df'][number][string];
type CopiedParts = Pick<ChatAnswer, 'assistantResponse' | 'df' | 'columns'>;
type Kind = Pick<ChatColumn, 'kind' | 'names' | 'symbol'>;

const groups: ReadonlySet<string> = new Set(['text', 'day', 'week', 'month', 'quarter', 'year']);

/** Whether a column holds figures. */
export const isFigure = (column: Kind): column is Kind & { readonly kind: FactUnit } => !groups.has(column.kind);

/** A value of an answer as it is read. */
export function valueText(value: ChatValue | undefined, column: Kind): string {
  if (typeof value === 'number' && isFigure(column))
    return factText(value, unitOf(value, column.kind), readingOf(column));
  const text = value === null || value === undefined ? '' : String(value);
  return isCalendarDay(text) ? periodText(text, column) : cellText(column.names?.[text] ?? text);
}

const readingOf = ({ symbol }: Kind) => (symbol === undefined ? {} : { symbol });

/** How many there are of something is a whole number. */
function unitOf(value: number, kind: FactUnit): FactUnit {
  return kind === 'number' && Number.isInteger(value) ? 'charges' : kind;
}

function periodText(first: Parameters<typeof displayDate>[0], { kind }: Kind): string {
  if (kind === 'month') return monthLabel(first);
  if (kind === 'quarter') return quarterLabel(quarterOf(first));
  return kind === 'year' ? first.slice(0, 4) : displayDate(first);
}

/** A figure, short, as it stands beside a bar. */
export function shortValueText(value: number, column: Kind): string {
  return isFigure(column) ? shortFactText(value, unitOf(value, column.kind), readingOf(column)) : String(value);
}

/** A figure as it stands along an axis. */
export function axisValueText(value: number, column: Kind): string {
  return isFigure(column) ? axisText(value, column.kind, readingOf(column)) : String(value);
}

/** An answer as it is copied: what it says and, where it has more than one figure, its rows separated by tabs. */
export function copiedAnswer({ assistantResponse, df, columns }: CopiedParts): string {
  if (df.length === 0 || (df.length === 1 && columns.length === 1)) return assistantResponse;
  const rows = [
    columns.map(({ label }) => label),
    ...df.map((row) => columns.map((column) => valueText(row[column.name], column))),
  ];
  const lines = rows.map((cells) => cells.map((cell) => cell.replaceAll(/\s+/g, ' ')).join('\t'));
  return [assistantResponse, '', ...lines].join('\n');
}
