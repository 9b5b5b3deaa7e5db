import { earliestDay, latestDay } from '@waybill/contract';
import { isCalendarDay } from '@waybill/model';

/** A day that somebody wrote, or why it is none. */
export type ReadDay =
  | { readonly day: string; readonly problem?: undefined }
  | { readonly day?: undefined; readonly problem: 'unreadable' | 'implausible' };

const century = '20';
const arabicZero = '٠'.charCodeAt(0);

/**
 * Reads a day as people write it: in the order of a pattern such as `MM/DD/YYYY`, with any signs between its parts or
 * none, or with the year first. A year of two digits is one of this century.
 */
export function readDay(written: string, pattern: string): ReadDay {
  const parts = partsOf(withPlainDigits(written), pattern);
  if (parts === undefined) return { problem: 'unreadable' };
  const { year, month, day } = parts;
  const read = `${year.length === 2 ? `${century}${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!isCalendarDay(read)) return { problem: 'unreadable' };
  return read < earliestDay || read > latestDay ? { problem: 'implausible' } : { day: read };
}

interface Parts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

function partsOf(written: string, pattern: string): Parts | undefined {
  const digits = written.match(/\d+/g) ?? [];
  const order = (pattern.match(/[YMD]+/g) ?? []).map((part) => part.charAt(0)).join('');
  const [only = ''] = digits;
  if (digits.length === 1) return cut(only, order);
  const [first = '', second = '', third = ''] = digits;
  if (digits.length !== 3) return undefined;
  if (first.length === 4) return { year: first, month: second, day: third };
  return named([first, second, third], order);
}

/** `01152026` or `011526`. */
function cut(digits: string, order: string): Parts | undefined {
  if (digits.length !== 8 && digits.length !== 6) return undefined;
  const yearLength = digits.length - 4;
  let at = 0;
  const pieces = [...order].map((part) => {
    const from = at;
    at += part === 'Y' ? yearLength : 2;
    return digits.slice(from, at);
  });
  return named(pieces, order);
}

function named(pieces: readonly string[], order: string): Parts | undefined {
  const of = (part: string) => pieces[order.indexOf(part)] ?? '';
  const { year, month, day } = { year: of('Y'), month: of('M'), day: of('D') };
  const isWhole = (year.length === 2 || year.length === 4) && /^\d{1,2}$/.test(month) && /^\d{1,2}$/.test(day);
  return isWhole ? { year, month, day } : undefined;
}

/** Arabic digits as those that computers count with. */
const withPlainDigits = (text: string): string =>
  text.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - arabicZero));
