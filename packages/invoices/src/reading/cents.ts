import { UnreadableRow } from '../layout.ts';

/** How most amounts are written. */
const usual = /^(-?)(\d{1,9})\.(\d\d)$/;
const longestAmount = 100;
/** Ten billion, of whatever currency. */
const largestCents = 1_000_000_000_000;

/**
 * An amount in cents; an empty field is 0. Reads `1234.5`, `-1,234.50`, `1.234,50`, `(12.00)` and `12.00-`.
 * @throws UnreadableRow for anything else, and for fractions of a cent.
 */
export function readCents(text: string, column: string): number {
  const [, sign, units, hundredths] = usual.exec(text) ?? [];
  if (units === undefined) return readUnusualCents(text, column);
  const cents = Number(units) * 100 + Number(hundredths);
  return sign === '-' && cents !== 0 ? -cents : cents;
}

function readUnusualCents(text: string, column: string): number {
  if (text.length > longestAmount) throw new UnreadableRow(column, `‘${text}’ is no amount.`);
  const trimmed = text.replaceAll(/[\s$€£]/g, '');
  if (trimmed === '') return 0;
  const negative = /^(?:\((.+)\)|-(.+)|(.+)-)$/.exec(trimmed);
  const isNegative = negative !== null;
  const digits = negative?.slice(1).find((part) => part !== undefined) ?? trimmed.replace(/^\+/, '');
  const amount = /^\d*([.,]\d+)?$/.test(digits) ? digits.replace(',', '.') : withoutGroups(digits);
  const [, whole = '', fraction = ''] = /^(\d*)(?:\.(\d*))?$/.exec(amount) ?? [];
  if ((whole === '' && fraction === '') || /[1-9]/.test(fraction.slice(2))) {
    throw new UnreadableRow(column, `‘${text}’ is no amount.`);
  }
  const cents = Number(`${whole}${fraction.slice(0, 2).padEnd(2, '0')}`);
  if (cents > largestCents) throw new UnreadableRow(column, `‘${text}’ is too large an amount.`);
  return isNegative && cents !== 0 ? -cents : cents;
}

/** Groups of three digits are separated by one mark, the decimals by the other; empty for anything else. */
function withoutGroups(digits: string): string {
  if (/^\d{1,3}(,\d{3})+(\.\d*)?$/.test(digits)) return digits.replaceAll(',', '');
  if (/^\d{1,3}(\.\d{3})+(,\d*)?$/.test(digits)) return digits.replaceAll('.', '').replace(',', '.');
  return '';
}
