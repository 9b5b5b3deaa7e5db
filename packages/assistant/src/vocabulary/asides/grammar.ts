import type { WordLanguage } from '@waybill/model';
import { textOfWords } from '../../words/word-files.ts';

/** How one language speaks around a question: phrases as regular expressions over plain letters, built from classes. */
interface AsideGrammar {
  /** Classes of words, to be used as `{name}` in phrases and in later classes. */
  readonly classes: Readonly<Record<string, string>>;
  /** Phrases that say nothing about the figures, whatever stands beside them. */
  readonly phrases: readonly string[];
  /** How a clause begins that only gives a reason or a purpose; it ends with the sentence. */
  readonly purposes: readonly string[];
  /** How a sentence begins that only tells about the user. */
  readonly stories: readonly string[];
  /** Words with which a sentence says something about the figures after all. */
  readonly restricting: string;
}

/** A grammar ready to be matched against folded text. */
export interface CompiledAsides {
  readonly phrases: readonly RegExp[];
  readonly purpose: RegExp | undefined;
  readonly story: RegExp | undefined;
  readonly restricting: RegExp;
}

const kept = new Map<WordLanguage, CompiledAsides>();

/** The grammar of a language, compiled when it is first needed. */
export function asidesIn(language: WordLanguage): CompiledAsides {
  const grammar = kept.get(language) ?? compiled(JSON.parse(textOfWords(language, 'asides.json')), language !== 'zh');
  kept.set(language, grammar);
  return grammar;
}

/** Compiles a grammar; `isSpaced` languages have words with borders. */
function compiled(
  { classes, phrases, purposes, stories, restricting }: AsideGrammar,
  isSpaced: boolean,
): CompiledAsides {
  const known = new Map<string, string>();
  const expanded = (source: string): string =>
    source.replaceAll(/\{([a-z]+)\}/gi, (whole, name: string) => known.get(name) ?? whole);
  for (const [name, source] of Object.entries(classes)) known.set(name, `(?:${expanded(source)})`);
  const [before, after] = isSpaced ? ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'] : ['', ''];
  const bordered = (source: string) =>
    `${before}(?:${expanded(source).replaceAll(/ [*?]/g, '\\s*').replaceAll(' ', '\\s+')})${after}`;
  const anyOf = (sources: readonly string[]) => bordered(sources.join('|'));
  return {
    phrases: phrases.map((phrase) => new RegExp(bordered(phrase), 'gu')),
    purpose: purposes.length === 0 ? undefined : new RegExp(anyOf(purposes), 'u'),
    story: stories.length === 0 ? undefined : new RegExp(`^[\\s,]*${anyOf(stories)}`, 'u'),
    restricting: new RegExp(bordered(restricting), 'u'),
  };
}
