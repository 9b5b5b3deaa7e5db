/** A stretch of a module's text, and what replaces it. */
export interface Cut {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The text with these stretches replaced; they do not overlap. */
export function withCuts(code: string, cuts: readonly Cut[]): string {
  return cuts
    .toSorted((one, other) => other.from - one.from)
    .reduce((text, { from, to, text: instead }) => text.slice(0, from) + instead + text.slice(to), code);
}
