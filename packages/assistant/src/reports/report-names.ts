import { namedReports, phrasesOf, type Words, wordLanguages } from '@waybill/model';
import { ordinaryWords } from '../vocabulary/ordinary-words.ts';
import { correctionIn, SpellingIndex } from '../vocabulary/spelling.ts';
import { type Token, tokenise } from '../vocabulary/tokenise.ts';
import { phrasesFor as phrasesIn, wordsOfAll } from '../words/word-files.ts';

/** What a phrase says of a report that is asked for. */
type Said =
  | { readonly kind: 'name'; readonly report: string }
  | { readonly kind: 'report' }
  | { readonly kind: 'order' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'file'; readonly format: 'xlsx' | 'csv' };

interface Phrase {
  readonly tokens: readonly string[];
  readonly said: Said;
}

const tokensOf = (text: string): readonly string[] => tokenise(text).map((token) => token.text);

const phrasesFor = (texts: readonly string[], said: Said): readonly Phrase[] =>
  texts.map((text) => ({ tokens: tokensOf(text), said }));

const inAllLanguages = (words: Words): readonly string[] =>
  wordLanguages.flatMap((language) => phrasesOf(words[language]));

const meanings: Readonly<Record<string, Said>> = {
  report: { kind: 'report' },
  order: { kind: 'order' },
  asking: { kind: 'asking' },
  xlsx: { kind: 'file', format: 'xlsx' },
  csv: { kind: 'file', format: 'csv' },
};

/** The longest first, so that a name is not taken for a part of itself. */
const phrases: readonly Phrase[] = [
  ...namedReports.flatMap(({ name, words }) =>
    phrasesFor([name, ...inAllLanguages(words)], { kind: 'name', report: name }),
  ),
  ...wordsOfAll('reports').flatMap(({ phrase, meaning }) => {
    const said = meanings[meaning];
    return said === undefined ? [] : [{ tokens: tokensOf(phrase), said }];
  }),
].toSorted((one, other) => other.tokens.length - one.tokens.length);

const byFirstWord: ReadonlyMap<string, readonly Phrase[]> = Map.groupBy(phrases, ({ tokens }) => tokens[0] ?? '');
const known = new Set(phrases.flatMap(({ tokens }) => tokens));
/** By language: a typo is corrected to a word of one language, not to a mixture. */
const spellings = wordLanguages.map((language) => {
  const names = namedReports.flatMap(({ name, words }) => [
    ...(language === 'en' ? [name] : []),
    ...phrasesOf(words[language]),
  ]);
  const words = [...names, ...phrasesIn(language, 'reports', 'report')].flatMap(tokensOf);
  return { language, index: new SpellingIndex(new Set(words)) };
});

/** What a question says of reports, and the rest of it. */
export interface SaidOfReports {
  /** Reports that it names, in its order; none twice. */
  readonly names: readonly string[];
  readonly saysReport: boolean;
  readonly saysOrder: boolean;
  readonly format: 'xlsx' | 'csv' | undefined;
  readonly rest: string;
}

/** Finds the names of reports in a question, and the words that ask for one. */
export function saidOfReports(question: string): SaidOfReports {
  const tokens = tokenise(question);
  const plain = tokens.map(({ text }) => text);
  const asTyped = saidIn(tokens, plain);
  if (asTyped.names.length > 0) return asTyped;
  for (const { language, index } of spellings) {
    const corrected = plain.map((word) =>
      known.has(word) ? word : (correctionIn([index], word, ordinaryWords(language)) ?? word),
    );
    const said = saidIn(tokens, corrected);
    if (said.names.length > 0) return said;
  }
  return asTyped;
}

function saidIn(tokens: readonly Token[], words: readonly string[]): SaidOfReports {
  const found: Said[] = [];
  const rest: Token[] = [];
  for (let place = 0; place < words.length; place += 1) {
    const phrase = phraseAt(words, place);
    if (phrase === undefined) {
      rest.push(tokens[place] as Token);
      continue;
    }
    found.push(phrase.said);
    place += phrase.tokens.length - 1;
  }
  const format = found.find((said) => said.kind === 'file');
  return {
    names: [...new Set(found.flatMap((said) => (said.kind === 'name' ? [said.report] : [])))],
    saysReport: found.some(({ kind }) => kind === 'report'),
    saysOrder: found.some(({ kind }) => kind === 'order'),
    format: format?.kind === 'file' ? format.format : undefined,
    rest: rest.map(({ typed }) => typed).join(' '),
  };
}

const phraseAt = (words: readonly string[], place: number): Phrase | undefined =>
  byFirstWord
    .get(words[place] ?? '')
    ?.find(({ tokens }) => tokens.every((word, index) => words[place + index] === word));
