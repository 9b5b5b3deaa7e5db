import { UnreadableRow } from '../layout.ts';
import type { NumberMarks } from './number-marks.ts';

/** How most amounts are written. */
const usual = /^(-?)(\d{1,9})\.(\d\d)$/;
/** How spreadsheets and accountants write 0. */
const nothing = /^[-–—]$/;
const longestAmount = 100;
/** Ten billion, of whatever currency. */
const largestCents = 1_000_000_000_000;

/**
 * An amount in cents; an empty field or a dash is 0. Reads `1234.5`, `-1,234.50`, `1.234,50`, `(12.00)`, `12.00-` and `12.00 CR`;
 * `1,230` by the mark that the file's other amounts have before their decimals.
 * @throws UnreadableRow for anything else, for fractions of a cent, and if nothing shows what `1,230` is.
 */
export function readCents(text: string, column: string, marks: NumberMarks): number {
  if (text === '') return 0;
  const [, sign, units, hundredths] = usual.exec(text) ?? [];
  if (units === undefined) return readUnusualCents(text, column, marks);
  marks.note('.');
  const cents = Number(units) * 100 + Number(hundredths);
  return sign === '-' && cents !== 0 ? -cents : cents;
}

function readUnusualCents(text: string, column: string, marks: NumberMarks): number {
  if (text.length > longestAmount) throw new UnreadableRow(column, `‘${text}’ is no amount.`);
  const trimmed = text.replaceAll(/[\s$€£]/g, '').replaceAll('−', '-');
  if (trimmed === '' || nothing.test(trimmed)) return 0;
  const negative = /^(?:\((.+)\)|-(.+)|(.+)-|(.+)cr)$/i.exec(trimmed);
  const isNegative = negative !== null;
  const digits = negative?.slice(1).find((part) => part !== undefined) ?? trimmed.replace(/^\+/, '');
  const amount = marks.pointDigits(digits, column) ?? '';
  const [, whole = '', fraction = ''] = /^(\d*)(?:\.(\d*))?$/.exec(amount) ?? [];
  if ((whole === '' && fraction === '') || /[1-9]/.test(fraction.slice(2))) {
    throw new UnreadableRow(column, `‘${text}’ is no amount.`);
  }
  const cents = Number(`${whole}${fraction.slice(0, 2).padEnd(2, '0')}`);
  if (cents > largestCents) throw new UnreadableRow(column, `‘${text}’ is too large an amount.`);
  return isNegative && cents !== 0 ? -cents : cents;
}
