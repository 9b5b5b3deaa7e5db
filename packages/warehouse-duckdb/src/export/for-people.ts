import type { Statement } from '@waybill/warehouse';

const byteOrderMark = '\ufeff';

/**
 * Wraps a statement for a CSV file that people open in a spreadsheet. The columns have the given names, the first one
 * behind the mark by which Excel recognises UTF-8. Money has two decimals, weights have two to six, so that they add up
 * to what the page shows. Text that would be run as a formula gets an apostrophe in front; so does such text that
 * already has apostrophes in front, so that removing one restores the original. Throws when the first name needs
 * quotes, because the mark has to stand before them.
 */
export function forPeople({ sql, columns }: Statement, headers: readonly string[]): string {
  if (/[",\r\n]/.test(headers[0] ?? '')) throw new RangeError(`The first header needs quotes: ${headers[0]}`);
  const aliases = columns.map((_, index) => `c${index}`);
  const named = columns.map(({ type }, index) => {
    const alias = `c${index}`;
    const header = (index === 0 ? byteOrderMark : '') + (headers[index] ?? alias);
    return `${written(alias, type)} as "${header.replaceAll('"', '""')}"`;
  });
  return `select ${named.join(', ')} from (${sql}) as answer(${aliases.join(', ')})`;
}

function written(alias: string, type: Statement['columns'][number]['type']): string {
  if (type === 'text') return guarded(alias);
  if (type === 'weight') return `regexp_replace(cast(cast(${alias} as decimal(38, 6)) as varchar), '0{1,4}$', '')`;
  return type === 'money' ? `cast(${alias} as decimal(38, 2))` : alias;
}

const guarded = (text: string): string =>
  String.raw`case when regexp_matches(${text}, '^''*[=+\-@\t\r\n\x{ff1d}\x{ff0b}\x{ff0d}\x{ff20}]') then '''' || ${text} else ${text} end`;
