import type { ClaimColumn, ClaimDateFormat, ClaimField, ClaimTemplate } from '@waybill/contract';
import { type CsvAmount, type CsvValue, csvText } from '../formats/csv.ts';
import { claimFieldDescriptions } from './claim-fields.ts';

/**
 * What is known of a claim, by field. Days are `YYYY-MM-DD`, moments `YYYY-MM-DD HH:MM:SS`; the fixed text comes from the
 * template.
 */
export type ClaimValues = Readonly<Record<Exclude<ClaimField, 'text'>, string | number | null>>;

/** The file that a carrier takes, with one line for each claim. */
export function claimFile(
  { columns, dateFormat, delimiter, hasHeader }: ClaimTemplate,
  claims: readonly ClaimValues[],
): string {
  const lines = claims.map((claim) => columns.map((column) => cellOf(column, claim, dateFormat)));
  const header = hasHeader ? [columns.map((column) => column.header)] : [];
  return csvText([...header, ...lines], { delimiter, hasMark: 'if needed' });
}

/** The cells of a claim as its line in the file has them. */
export const claimCells = ({ columns, dateFormat }: ClaimTemplate, claim: ClaimValues): string[] =>
  columns.map((column) => {
    const cell = cellOf(column, claim, dateFormat);
    if (cell === null) return '';
    return typeof cell === 'object' ? cell.amount.toFixed(2) : String(cell);
  });

function cellOf({ field, text }: ClaimColumn, claim: ClaimValues, format: ClaimDateFormat): CsvValue | CsvAmount {
  if (field === 'text') return text;
  const value = claim[field];
  if (value === null || value === '') return null;
  const { type } = claimFieldDescriptions[field];
  if (type === 'money') return { amount: Number(value) };
  if (type === 'day') return writtenDay(format, String(value));
  if (type === 'moment') return `${writtenDay(format, String(value).slice(0, 10))}${timeOf(String(value))}`;
  return value;
}

/** A moment at midnight is a day whose time the carrier does not tell. */
function timeOf(moment: string): string {
  const time = moment.slice(11, 16);
  return time === '' || time === '00:00' ? '' : ` ${time}`;
}

/** A day as a claim file writes it. */
export function writtenDay(format: ClaimDateFormat, day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return format.replace('YYYY', year).replace('YY', year.slice(2)).replace('MM', month).replace('DD', date);
}
