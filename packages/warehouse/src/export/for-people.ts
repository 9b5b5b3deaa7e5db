import type { Statement } from '../engine/statement.ts';

/**
 * Wraps a statement for a file that people open in a spreadsheet: the columns have the given names, and a text that
 * would be run as a formula begins with an apostrophe. Only such texts are touched, and those that have apostrophes
 * before one, so that taking one away gives the text back.
 */
export function forPeople({ sql, columns }: Statement, headers: readonly string[]): string {
  const aliases = columns.map((_, index) => `c${index}`);
  const named = columns.map(({ type }, index) => {
    const alias = `c${index}`;
    const value = type === 'text' ? guarded(alias) : alias;
    return `${value} as "${(headers[index] ?? alias).replaceAll('"', '""')}"`;
  });
  return `select ${named.join(', ')} from (${sql}) as answer(${aliases.join(', ')})`;
}

const guarded = (text: string): string =>
  String.raw`case when regexp_matches(${text}, '^''*[=+\-@\t\r\n\x{ff1d}\x{ff0b}\x{ff0d}\x{ff20}]') then '''' || ${text} else ${text} end`;
