import type { WordLanguage } from '@waybill/model';
import { wordsOfDifference } from '../figures/words-of-comparison.ts';
import { dimensions } from '../measures/dimensions.ts';
import { type Measure, measures } from '../measures/measures.ts';
import type { Outcome } from '../reading/outcome.ts';
import { dimensionLabel, measureLabel, valueLabel } from '../say/labels.ts';
import { Scan } from '../scan/scan.ts';
import type { Concept } from '../vocabulary/concept.ts';
import { normalised, withoutArticle } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';
import { textIn } from './say-explanation.ts';
import { tradeTerms, valueMeanings } from './terms.ts';

/** What is explained: a meaning, or how something is done. */
export type Explained =
  | Omit<Extract<Outcome, { kind: 'definition' }>, 'steps' | 'ignored' | 'language'>
  | Omit<Extract<Outcome, { kind: 'howto' }>, 'steps' | 'ignored' | 'language'>;

/** A term by itself is explained; with days, conditions or ‘our’ beside it the figure is meant. */
export function definitionOf(scan: Scan, language: WordLanguage): Explained | undefined {
  const own = ownBill(scan);
  if (own !== undefined) return definitionOf(new Scan(scan.items.slice(0, own)), language);
  const others = scan.items.filter(({ concept }) => !isGlue(concept));
  const named = others.filter(({ concept }) => ['measure', 'dimension', 'value'].includes(concept.kind));
  const [first] = named;
  if (scan.says('by') && named.some(({ concept }) => concept.kind === 'dimension') && named.length > 1)
    return undefined;
  const asksHow = scan.says('howIs');
  const areTwoFigures = named.filter(({ concept }) => concept.kind === 'measure').length > 1;
  if (areTwoFigures && !asksHow && scan.says('share', 'percent')) return undefined;
  if (first === undefined || others.length !== named.length) return undefined;
  if (!asksHow && (scan.says('our') || isShared(scan) || asksCost(scan))) return undefined;
  const isOneTerm =
    named.length === 1 || named.every(({ concept }) => concept.kind !== 'value' || explained.has(concept.dimension));
  if (!isOneTerm || named.length > 2) return undefined;
  const value = named.find(({ concept }) => concept.kind === 'value');
  if (isNetAmount(first)) return meaningOfMeasure(measures.netOfAllCarriers, language);
  return meaningOf((value ?? first).concept, language);
}

/** Where ‘on my UPS bill’ begins, which only says where a term stands. */
function ownBill(scan: Scan): number | undefined {
  let place = scan.length - 1;
  if (!wordsOfBill.test(normalised(scan.items[place]?.text ?? ''))) return undefined;
  while (place > 2 && isBeforeBill(scan, place - 1)) place -= 1;
  return place > 1 ? place : undefined;
}

function isBeforeBill(scan: Scan, place: number): boolean {
  const concept = scan.items[place]?.concept;
  const isCarrier = concept?.kind === 'value' && concept.dimension === 'carrier_name';
  return isCarrier || scan.was(place, 'in', 'from', 'of', 'our', 'the', 'a');
}

const wordsOfBill = expression('bill');

/** ‘Net amount’, as columns are called, is that of all carriers. */
function isNetAmount({ concept, text }: { readonly concept: Concept; readonly text: string }): boolean {
  return concept.kind === 'measure' && concept.measure === 'totalSpend' && wordsOfNetAmount.test(normalised(text));
}

const wordsOfNetAmount = expression('net-amount');

/** ‘What is the difference between zone and rated zone’ asks what both of them are, where it names no days. */
export function definitionsOfTwo(scan: Scan, language: WordLanguage): Explained | undefined {
  const asks = scan.says('whatIs', 'which') || scan.items.some(({ text }) => asksInOneWord.test(normalised(text)));
  const difference = scan.items.some(
    ({ text }, index) => scan.was(index, 'change') && wordsOfDifference.test(normalised(text)),
  );
  if (!asks || !difference || scan.says('our')) return undefined;
  const others = scan.items.filter(({ concept }) => concept.kind !== 'noise' && !isBetweenTwo(concept));
  const said = others.flatMap(({ concept }) => meaningOf(concept, language) ?? []);
  const [first, second] = said.flatMap((each) => (each.kind === 'definition' ? [each] : []));
  if (others.length !== 2 || first === undefined || second === undefined || first.term === second.term)
    return undefined;
  const text = [first, second].map((each) => `${each.term}: ${each.text}`).join(' ');
  return definition(`${first.term} – ${second.term}`, text);
}

const asksInOneWord = expression('difference-in-one-word');

function isBetweenTwo(concept: Concept): boolean {
  const between = ['change', 'between', 'and', 'versus', 'or'];
  return isGlue(concept) || (concept.kind === 'intent' && between.includes(concept.intent));
}

/** Values that are explained together with their noun: ‘a late package’, ‘a residential surcharge’. */
const explained: ReadonlySet<string> = new Set(['accessorial', 'tracking_status', 'credit_type', 'bill_option']);

/** ‘What does a residential delivery cost’ asks for a figure. */
function asksCost(scan: Scan): boolean {
  const does = scan.items.findIndex(
    ({ text }, index) => scan.was(index, 'whatIs') && expression('what-does').test(text),
  );
  return does >= 0 && scan.items.slice(does + 2).some((_, index) => scan.was(does + 2 + index, 'cost'));
}

/** ‘What is that per package’ asks about a figure. */
function isShared(scan: Scan): boolean {
  return scan.items.some((_, index) => scan.was(index, 'whatIs') && scan.was(index + 1, 'per'));
}

/** A word of the trade that is all the question asks about. */
export function termOf(question: string, scan: Scan, language: WordLanguage): Explained | undefined {
  if (scan.says('our')) return undefined;
  const besideGlue = scan.items.filter(({ concept }) => !isGlue(concept));
  const besideQuestion = scan.items.filter((_, index) => !scan.was(index, 'whatIs', 'howIs', 'the', 'a'));
  const asked = [
    ...[besideGlue, besideQuestion].map((items) => items.map(({ text }) => normalised(text)).join(' ')),
    withoutAsking(question, scan),
  ];
  const said = new Set(asked.flatMap((words) => [words, words.replaceAll(' ', '')]));
  const found = tradeTerms.find(({ phrases }) =>
    phrases.split('|').some((phrase) => said.has(normalised(phrase)) || said.has(withoutArticle(normalised(phrase)))),
  );
  return found === undefined ? undefined : definition(textIn(found.term, language), textIn(found.text, language));
}

/** What is asked about, with words that say nothing by themselves: ‘المرسل إليه’, ‘收件人’. */
function withoutAsking(question: string, scan: Scan): string {
  const asking = scan.items.filter((_, index) => scan.was(index, 'whatIs', 'howIs'));
  const left = asking.reduce((text, item) => text.replace(normalised(item.text), ' '), normalised(question));
  return left.replaceAll(/[?？؟。.]/gu, ' ').trim();
}

const glue: ReadonlySet<string> = new Set(
  'whatIs howIs the a our of in which cost by to howDo and? with percent per share average'.split(' '),
);

const isGlue = (concept: Concept): boolean => concept.kind === 'intent' && glue.has(concept.intent);

/** What a figure, a group or a value means; undefined where nothing is known of it. */
export function meaningOf(concept: Concept, language: WordLanguage): Explained | undefined {
  if (concept.kind === 'measure') return meaningOfMeasure(measures[concept.measure], language);
  if (concept.kind === 'dimension') {
    const text = dimensions[concept.dimension].meaning;
    return text === undefined
      ? undefined
      : definition(dimensionLabel(concept.dimension, language), textIn(text, language));
  }
  if (concept.kind !== 'value') return undefined;
  const [value = ''] = concept.values;
  const text = valueMeanings[concept.dimension]?.[value];
  if (text === undefined) return undefined;
  return definition(valueLabel(value, concept.dimension, language), textIn(text, language));
}

function meaningOfMeasure({ name, meaning, path, page, notes }: Measure, language: WordLanguage): Explained {
  const text = [meaning, ...notes].map((each) => textIn(each, language)).join(' ');
  return { kind: 'definition', term: measureLabel(name, language), text, path, page: textIn(page, language) };
}

function definition(term: string, text: string): Explained {
  return { kind: 'definition', term, text, path: undefined, page: undefined };
}
