import { isMoney } from '../amounts/money-words.ts';
import type { ColumnFacts } from './column-facts.ts';

/** A column that says what a charge is, and the one with its amount. */
export interface Pair {
  readonly description: ColumnFacts;
  readonly amount: ColumnFacts;
}

/** Columns whose names differ in nothing but a number: `XC1 Total`, `XC2 Total`; the first of some has none. */
interface Series {
  /** The words of the name without the number. */
  readonly words: readonly string[];
  readonly members: ReadonlyMap<string, ColumnFacts>;
}

/** From the best names of an amount or a description to those that are hardly one. */
const amountWords: readonly RegExp[] = [/\b(total|net)\b/, /\b(amount|betrag|montant|importe|importo)\b/, /./];
const descriptionWords: readonly RegExp[] = [
  /\b(description|name|text|bezeichnung|libelle|descripcion)\b/,
  /\btype\b/,
  /./,
];
const partsOfAmounts = /\b(tax|vat|discount|gross)\b/;

/**
 * Pairs of columns that repeat with a number: `Charge Description 1` and `Charge Amount 1`, `XC1 Name` and `XC1 Total`,
 * and those that a table program numbered because their names repeat.
 */
export function guessPairs(columns: readonly ColumnFacts[]): Pair[] {
  const all = seriesOf(columns);
  const amounts = all.filter(isOfAmounts);
  const chosen = new Map<Series, Series>();
  for (const amount of amounts) {
    const description = best(
      all.filter((each) => isOfTexts(each) && each.words[0] === amount.words[0] && covers(each, amount)),
      descriptionWords,
    );
    if (description === undefined) continue;
    const rival = chosen.get(description);
    chosen.set(description, rival === undefined ? amount : (best([rival, amount], amountWords) ?? amount));
  }
  return [...chosen]
    .flatMap(([descriptions, series]) =>
      [...series.members].flatMap(([number, amount]) => {
        const description = descriptions.members.get(number);
        return description === undefined ? [] : [{ description, amount }];
      }),
    )
    .toSorted((one, other) => one.amount.place - other.amount.place);
}

/** The first word of the names of pairs: other amounts with it are parts of theirs. */
export const isBesidePairs = ({ words }: ColumnFacts, pairs: readonly Pair[]): boolean =>
  pairs.some(({ amount }) => withoutNumber(amount.words).words[0] === withoutNumber(words).words[0]) &&
  withoutNumber(words).number !== '';

function seriesOf(columns: readonly ColumnFacts[]): Series[] {
  const series = new Map<string, { words: readonly string[]; members: Map<string, ColumnFacts> }>();
  for (const column of columns) {
    const { words, number } = withoutNumber(column.words);
    const key = words.join(' ');
    const found = series.get(key) ?? { words, members: new Map() };
    series.set(key, found);
    if (!found.members.has(number)) found.members.set(number, column);
  }
  return [...series.values()].filter(({ members }) => members.size > 1);
}

/** A word that ends with a number of one or two digits. */
const numbered = /^([a-z]{0,12})(\d{1,2})$/;

function withoutNumber(text: string): { readonly words: readonly string[]; readonly number: string } {
  const words = text.split(' ');
  const place = words.findLastIndex((word) => numbered.test(word));
  const [, name = '', number = ''] = numbered.exec(words[place] ?? '') ?? [];
  return {
    words: words.flatMap((word, index) => (index !== place ? [word] : name === '' ? [] : [name])),
    number,
  };
}

const isOfAmounts = ({ words, members }: Series): boolean => {
  const filled = [...members.values()].filter((column) => column.filled > 0);
  const name = words.join(' ');
  return isMoney(name) && filled.every(({ isAmount }) => isAmount) && filled.some(({ hasCents }) => hasCents);
};

const isOfTexts = ({ members }: Series): boolean => {
  const filled = [...members.values()].filter((column) => column.filled > 0);
  return filled.length > 0 && filled.every(({ isMeasure, isDate }) => !isMeasure && !isDate);
};

const covers = ({ members }: Series, { members: others }: Series): boolean =>
  [...others.keys()].every((number) => members.has(number));

/** The one with the best name; one that is part of an amount only if there is nothing else. */
function best(series: readonly Series[], ranks: readonly RegExp[]): Series | undefined {
  const rankOf = ({ words }: Series): number => {
    const name = words.join(' ');
    return ranks.findIndex((rank) => rank.test(name)) + (partsOfAmounts.test(name) ? ranks.length : 0);
  };
  return series.toSorted((one, other) => rankOf(one) - rankOf(other))[0];
}
