import { kilogramsPerPound } from '../formats/weight.ts';

/**
 * A row's weight in kilograms with two decimals, in the query language (S2 section 9); a difference of weights is that of
 * the kilograms that the row shows. The grid converts before it rounds where it adds rows up.
 */
export function kilogramsOf({
  column,
  generated,
}: {
  readonly column: string;
  readonly generated?: string | undefined;
}) {
  return generated === undefined ? rounded(column) : generated.replaceAll(/\w+_pounds\b/g, rounded);
}

function rounded(pounds: string): string {
  return `round(${pounds} * ${kilogramsPerPound}, 2)`;
}
