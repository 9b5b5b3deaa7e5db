import type { WhatIfChange } from '@waybill/contract';
import type { WordLanguage } from '@waybill/model';
import { measures } from '../measures/measures.ts';
import { measureLabel } from '../say/labels.ts';
import type { Scan } from '../scan/scan.ts';
import type { Concept } from '../vocabulary/concept.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { tokenise } from '../vocabulary/tokenise.ts';
import { expression } from '../words/expressions.ts';
import { definitionOf, definitionsOfTwo, type Explained, meaningOf, termOf } from './definitions.ts';
import { textIn } from './say-explanation.ts';
import { type SupposedChange, subjectOf, supposedChange } from './subjects.ts';
import { allTopics, type Topic } from './topics.ts';

type Told = Extract<Explained, { kind: 'howto' }>;

const asksWhat = ['whatIs', 'howIs'] as const;

/** What is, how do I, where: answered from the model's meanings and the help. Undefined for a question about figures. */
export function explain(question: string, scan: Scan, language: WordLanguage): Explained | undefined {
  if (scan.items.some(({ concept }) => concept.kind === 'code')) return undefined;
  const counted = whetherItCounts(question, scan, language);
  if (counted !== undefined) return counted;
  if (scan.says('howDo', 'where')) {
    const asksHowToSee = scan.was(0, 'howDo') && expression('opening-how').test(scan.items[0]?.text ?? '');
    const place = asksWhere(scan) || asksHowToSee ? placeOf(scan, language) : undefined;
    const topic = topicOf(question);
    const isSure = topic !== undefined && topic.score > 1 && leadsTo(scan);
    if (place !== undefined && !isSure && (topic === undefined || !scan.says('howDo'))) return place;
    if (topic !== undefined && (scan.was(0, 'howDo', 'where') || leadsTo(scan))) return howTo(topic.topic, language);
    return place;
  }
  const topic = asksWhether.test(normalised(question)) && namesNoFigure(scan) ? topicOf(question) : undefined;
  if (topic !== undefined && topic.score > 1) return howTo(topic.topic, language);
  if (asksWhyLeftOut(scan)) return definitionOfLeftOut(scan, language);
  const both = definitionsOfTwo(scan, language);
  if (both !== undefined) return both;
  if (!scan.says(...asksWhat)) return undefined;
  return termOf(question, scan, language) ?? definitionOf(scan, language);
}

/** ‘Can I see the amounts in euros instead of dollars’ asks whether it is possible. */
const asksWhether =
  /^\W*(?:(?:can|could|may) (?:i|we)\b|posso|possiamo|puedo|podemos|puis je|peut on|(?:我|我们)?(?:可以|能|可不可以|能不能)|هل )/u;

function namesNoFigure(scan: Scan): boolean {
  return !scan.items.some(({ concept }) => concept.kind === 'dimension' || isOfTime(concept));
}

/** ‘Does total spend include USPS’ asks what Total Spend is; ‘include USPS’ asks for a figure. */
function whetherItCounts(question: string, scan: Scan, language: WordLanguage): Explained | undefined {
  const said = normalised(question);
  const places = scan.places('measure');
  const isPart = wordsOfPart.test(said) && places.at(-1) === scan.length - 1 && scan.length > 2;
  const isAsked = wordsOfWhether.test(said) && wordsOfCounting.test(said);
  const concept = scan.items[(isPart ? places.at(-1) : places[0]) ?? -1]?.concept;
  if (concept === undefined || !(isAsked || isPart)) return undefined;
  const narrows = scan.items.some((item) => isOfTime(item.concept)) || scan.says('our', 'only', 'howMuch', 'howMany');
  return narrows ? undefined : meaningOf(concept, language);
}

const wordsOfWhether =
  /^\W*(?:(?:does|do|is|are|what|whats|que|qu|quoi|cosa|che)\b|incluye|esta\b|estan\b|est ce que|(?:le|la|les|el|los|las|il|lo|gli|i)\b|هل )|吗[^\p{L}\p{N}]*$|是否/u;
/** ‘Is USPS part of total spend’ */
const wordsOfPart = /^\W*(?:is|are)\b.*\b(?:in|part of|within)\b/u;
const wordsOfCounting =
  /\b(?:includes?|included|contains?|covers?|counts?(?! as)|excludes?|excluded|incluye|incluyen|incluid[oa]s?|excluye|comprend|comprennent|compris|incluse?s?|inclut|incluent|exclut|include|includono|inclus[oaie]|comprende|esclude|esclus[oaie])\b|包括|包含|含|يشمل|تشمل|يتضمن|تتضمن/u;

/** ‘Why does Total Spend leave out USPS’ asks what Total Spend is. */
function asksWhyLeftOut(scan: Scan): boolean {
  return scan.says('why') && scan.says('without') && !scan.items.some(({ concept }) => isOfTime(concept));
}

function definitionOfLeftOut(scan: Scan, language: WordLanguage): Explained | undefined {
  const first = scan.items.find(({ concept }) => concept.kind === 'measure');
  return first?.concept.kind === 'measure' && first.concept.measure === 'totalSpend'
    ? meaningOf(first.concept, language)
    : undefined;
}

function isOfTime({ kind }: Concept): boolean {
  return ['unit', 'month', 'quarter', 'half', 'day', 'holiday', 'number', 'toDate'].includes(kind);
}

function leadsTo(scan: Scan): boolean {
  return scan.items.slice(0, 3).some((_, index) => scan.was(index, 'howDo', 'where'));
}

/** ‘Where do I see’ asks for a page; the ‘where’ of ‘the states where we spend most’ does not. */
function asksWhere(scan: Scan): boolean {
  return scan.items.slice(0, 3).some((_, index) => scan.was(index, 'where') && !isAfterNoun(scan, index));
}

function isAfterNoun(scan: Scan, index: number): boolean {
  return scan.items.slice(0, index).some(({ concept }) => concept.kind === 'dimension');
}

/** What the product itself knows: help, its pages, alerts, and what would be with other fuel, rates or discounts. */
export function explainProduct(question: string, language: WordLanguage): Told | undefined {
  const change = supposedChange(question, language);
  const topic = change === undefined ? subjectOf(question, language) : allTopics.find(({ path }) => path === '/whatIf');
  if (topic === undefined) return undefined;
  const search = change === undefined ? '' : `?change=${encodeURIComponent(JSON.stringify(asAddressed(change)))}`;
  const told = howTo({ ...topic, path: topic.path && `${topic.path}${search}` }, language);
  return topic.key === 'help' ? { ...told, suggestions: [] } : told;
}

/** A change of the page *What if*, as its address has it. */
const asAddressed = ({ kind, value, carriers }: SupposedChange): WhatIfChange => ({
  kind,
  value,
  of: '',
  carriers: [...carriers],
  services: [],
  zones: [],
  states: [],
});

function howTo({ title, text, path }: Topic, language: WordLanguage): Told {
  return { kind: 'howto', title: textIn(title, language), text: textIn(text, language), path };
}

const pageOfDimension = {
  tracking_status: 'trackedPackages',
  accessorial: 'accessorials',
  credit_type: 'refunds',
  zone: 'billWeight',
} as const;

/** The page that shows what is asked for. */
function placeOf(scan: Scan, language: WordLanguage): Explained | undefined {
  const concepts = scan.items.map(({ concept }) => concept);
  const value = concepts.find(
    (concept) =>
      (concept.kind === 'value' || concept.kind === 'dimension') && Object.hasOwn(pageOfDimension, concept.dimension),
  );
  const shown =
    value !== undefined && 'dimension' in value
      ? pageOfDimension[value.dimension as keyof typeof pageOfDimension]
      : undefined;
  const named = concepts.find((concept) => concept.kind === 'measure');
  const measure = shown ?? (named?.kind === 'measure' ? named.measure : undefined);
  if (measure === undefined || concepts.some(({ kind }) => kind === 'unknown')) return undefined;
  const { page, path, meaning } = measures[measure];
  const title = measureLabel(measure, language);
  const said = (text: string) => textIn(text, language);
  const text = `${said('See')} ${said(page)}. ${said('It shows')} ${title}: ${said(meaning)}`;
  return { kind: 'howto', title, text, path };
}

function topicOf(question: string): { readonly topic: Topic; readonly score: number } | undefined {
  const said = new Set(tokenise(question).map(({ text }) => text));
  const plain = normalised(question).replaceAll(/\s+/g, ' ');
  const scored = allTopics.map((topic) => ({
    topic,
    score: Math.max(0, ...topic.words.map((set) => scoreOf(set, said, plain))),
  }));
  const [best] = scored.toSorted((one, other) => other.score - one.score);
  return best !== undefined && best.score > 0 ? best : undefined;
}

function scoreOf(set: string, said: ReadonlySet<string>, plain: string): number {
  const words = tokenise(set).map(({ text }) => text);
  if (/\p{Script=Han}/u.test(set)) return set.split(' ').every((part) => plain.includes(part)) ? words.length : 0;
  return words.every((word) => said.has(word) || said.has(`${word}s`)) ? words.length : 0;
}
