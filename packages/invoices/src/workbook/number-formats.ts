/** How a cell shows its number: as a day or a time, or with leading zeros. */
export type NumberFormat =
  | { readonly kind: 'number' }
  | { readonly kind: 'moment' }
  | { readonly kind: 'time' }
  | { readonly kind: 'digits'; readonly digits: number; readonly digitsBeforeDash: number | undefined };

export const plainFormat: NumberFormat = { kind: 'number' };

/** Numbers of formats that every spreadsheet has without writing them down: days, with East Asian ones, and times. */
const builtInDays: ReadonlySet<number> = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58,
]);
const builtInTimes: ReadonlySet<number> = new Set([18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47, 55, 56]);

const marks = /"[^"]*"|\\.|\[(?![hms]+\])[^[\]]*\]|[_*]./gi;
/** Excel itself writes no longer ones. */
const longestCode = 255;
const zeros = /^(0{2,})(?:-(0+))?$/;

/** The meaning of a format's number; `code` is its text if the file defines it. */
export function formatOf(id: number, code: string | undefined): NumberFormat {
  if (code !== undefined) return formatOfCode(code);
  if (builtInDays.has(id)) return { kind: 'moment' };
  return builtInTimes.has(id) ? { kind: 'time' } : plainFormat;
}

function formatOfCode(code: string): NumberFormat {
  const [section = ''] = code.slice(0, longestCode).split(';');
  const [, first, second] = zeros.exec(section.replaceAll(/\[[^[\]]*\]/g, '').replaceAll(/["\\]/g, '')) ?? [];
  if (first !== undefined) {
    const digits = first.length + (second?.length ?? 0);
    return { kind: 'digits', digits, digitsBeforeDash: second === undefined ? undefined : first.length };
  }
  const bare = section.replaceAll(marks, '');
  if (/[yd]/i.test(bare)) return { kind: 'moment' };
  if (/[hs]/i.test(bare)) return { kind: 'time' };
  return /^[m/. -]+$/i.test(bare) && /m/i.test(bare) ? { kind: 'moment' } : plainFormat;
}
