import type { LetterLanguage } from '@waybill/contract';
import { type ClaimKind, type Language, languageOf, type Saying } from '@waybill/model';
import arabicNames from '@waybill/model/names/ar.json' with { type: 'json' };
import spanishNames from '@waybill/model/names/es.json' with { type: 'json' };
import frenchNames from '@waybill/model/names/fr.json' with { type: 'json' };
import italianNames from '@waybill/model/names/it.json' with { type: 'json' };
import chineseNames from '@waybill/model/names/zh.json' with { type: 'json' };
import ar from './texts/ar.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import it from './texts/it.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

type Texts = Readonly<Record<keyof typeof en, string>>;
type Values = Readonly<Record<string, string | number | undefined>>;

/** The texts of letters; the type checker names the languages in which one is missing. */
const texts: Readonly<Record<LetterLanguage, Texts>> = { ar, en, es, fr, it, zh };

/** What the portal calls rules and families of charges, and its sentences about evidence; in English they are the keys. */
const names: Readonly<Record<LetterLanguage, Readonly<Record<string, string>>>> = {
  ar: arabicNames,
  en: {},
  es: spanishNames,
  fr: frenchNames,
  it: italianNames,
  zh: chineseNames,
};

/** What a letter says, in one language. */
export interface LetterWords extends Saying {
  readonly language: Language;
  /** A text of letters. */
  readonly text: (key: keyof Texts, values?: Values) => string;
  /** Why a rule finds something, said to the carrier; empty for a rule that no letter knows. */
  readonly because: (rule: string) => string;
  /** What is requested from the carrier. */
  readonly kind: (claim: ClaimKind) => string;
  /** A value as it stands within a text that may run the other way. */
  readonly alone: (value: string) => string;
}

const leftToRight = '\u2066';
const endOfDirection = '\u2069';
/** Letters that run from right to left, and the marks with which Arabic dates do. */
const runsLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\u200f]/u;

/** The words of a language. */
export function letterWords(code: LetterLanguage): LetterWords {
  const language = languageOf(code);
  const own: Readonly<Record<string, string>> = texts[code];
  const alone = (value: string) =>
    language.direction === 'rtl' && value !== '' && !runsLeft.test(value)
      ? `${leftToRight}${value}${endOfDirection}`
      : value;
  const filled = (sentence: string, values: Values = {}) =>
    sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => alone(String(values[name] ?? '')));
  return {
    language,
    locale: language.locale,
    alone,
    text: (key, values) => filled(texts[code][key], values),
    say: (sentence, values = {}) => filled(names[code][sentence] ?? sentence, values),
    because: (rule) => own[rule] ?? '',
    kind: (claim) => filled(texts[code][claim]),
  };
}
