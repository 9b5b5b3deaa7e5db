import type { FileSample } from './read-sample.ts';

/** The line of a file that sums the others. */
export interface TotalLine {
  readonly text: string;
  readonly fields: readonly string[];
}

const words =
  /^(?:grand |sub|invoice |net )?(?:totals?|sum|summe|gesamt(?:betrag|summe)?|endbetrag|suma|totale|totaal|rechnungsbetrag|amount due|total general|total general ttc)(?: [\p{L}]{1,12})?\s*:?$/iu;

/** The rows without lines that say they are a total, and the last of these. */
export function splitTotalLine({ rows }: Pick<FileSample, 'rows'>): {
  readonly rows: FileSample['rows'];
  readonly totalLine: TotalLine | undefined;
} {
  const most = Math.max(0, ...rows.map(filledOf));
  const totals = rows.filter((row) => filledOf(row) * 2 <= most + 1 && textOf(row) !== undefined);
  const last = totals.at(-1);
  return {
    rows: rows.filter((row) => !totals.includes(row)),
    totalLine: last === undefined ? undefined : { text: textOf(last) ?? '', fields: last },
  };
}

const filledOf = (row: readonly string[]): number => row.filter((field) => field !== '').length;

/** A mapping holds no longer one. */
const longestText = 100;

const textOf = (row: readonly string[]): string | undefined =>
  row.find((field) => field.length <= longestText && words.test(field.normalize('NFD').replaceAll(/\p{M}/gu, '')));
