import { copyOf } from '../reading/copy-of.ts';

/** Texts or codes of an invoice that mean something: the first that fits, ignoring case. */
export interface DatedName {
  /** All of them occur in the text; one with an equals sign before it is the whole text. */
  readonly words: readonly string[];
  /** Instead of words. */
  readonly pattern?: RegExp;
  /** The first bill date on which they mean this, as `YYYY-MM-DD`; without it, any. */
  readonly from?: string;
}

/** A table of such texts, and where and when they were found. */
export interface DatedNames<Named extends DatedName> {
  readonly source: string;
  readonly names: readonly Named[];
}

/** A table without a name. */
export const noNames: DatedNames<never> = { source: '', names: [] };

/** Names count from their day on; what is asked without a day is asked of the newest ones. */
const newest = '9999-12-31';
const mostTexts = 5_000;

/** The places of what fits each text: invoices repeat few texts very often. */
const found = new WeakMap<object, Map<string, readonly number[]>>();

/** What a table says of a text on an invoice of a day; undefined if nothing fits. */
export function namedOn<Named extends DatedName>(
  table: DatedNames<Named>,
  text: string,
  billDate: string = newest,
): Named | undefined {
  for (const place of fitting(table, text)) {
    const named = table.names[place];
    if (named !== undefined && (named.from === undefined || named.from <= billDate)) return named;
  }
  return undefined;
}

function fitting(table: DatedNames<DatedName>, text: string): readonly number[] {
  const known = found.get(table) ?? new Map<string, readonly number[]>();
  if (!found.has(table)) found.set(table, known);
  const before = known.get(text);
  if (before !== undefined) return before;
  const searched = text.trim().toUpperCase();
  const fits = table.names.flatMap((named, place) => (isIn(named, searched) ? [place] : []));
  if (known.size >= mostTexts) known.clear();
  known.set(copyOf(text), fits);
  return fits;
}

function isIn({ pattern, words }: DatedName, searched: string): boolean {
  if (pattern !== undefined) return pattern.test(searched);
  return words.every((word) => (word.startsWith('=') ? searched === word.slice(1) : searched.includes(word)));
}
