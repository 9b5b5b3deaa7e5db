import type { OutputColumn } from '@waybill/query';
import type { Answer } from '../../../query/test/tiny-warehouse.ts';

/** Relative tolerance, for sums of doubles in no particular order. */
const closeEnough = 1e-12;

/** The first value in which two answers differ, in words; undefined if they are the same. */
export function difference(
  one: readonly Answer[],
  other: readonly Answer[],
  columns: readonly OutputColumn[],
): string | undefined {
  if (one.length !== other.length) return `${one.length} rows and ${other.length} rows`;
  for (const [index, row] of one.entries()) {
    const counterpart = other[index];
    for (const { name } of columns) {
      if (!isSame(row[name], counterpart?.[name]))
        return `row ${index + 1}, ${name}: ${JSON.stringify(row[name])} and ${JSON.stringify(counterpart?.[name])}`;
    }
  }
  return undefined;
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (one === null || other === null) return false;
  if (typeof one === 'boolean') return Number(one) === Number(other);
  if (typeof one === 'number') return isNear(one, Number(other));
  const [text, otherText] = [canonical(String(one)), canonical(String(other))];
  return text === otherText;
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= closeEnough * Math.max(1, Math.abs(one));
}

/** Decimals without trailing zeros, times without a fraction of zeros. */
function canonical(text: string): string {
  if (/^-?\d+\.\d+$/.test(text)) return text.replace(/\.?0+$/, '');
  return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.0+$/.test(text) ? text.slice(0, 19) : text;
}
