import { defaultCurrency } from '@waybill/model';
import type { Concept, Item } from '../vocabulary/concept.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { claimsMeant } from './claims.ts';

/** A phrase with the meaning chosen for it. */
export interface ChosenItem {
  readonly concept: Concept;
  readonly text: string;
}

const refunds: ReadonlySet<string> = new Set(['refunds', 'refundCount', 'auditRefunds', 'clientRefunds']);
const mostForks = 4;

/**
 * Chooses among the meanings of each phrase by what else the question says: ‘residential’ is a credit among refunds and
 * an accessorial elsewhere. What stays open gives one set of choices for each meaning.
 */
export function chooseMeanings(
  items: readonly Item[],
  currencies: readonly string[] = [],
): readonly (readonly ChosenItem[])[] {
  const certain = items.flatMap(({ meanings }) => (meanings.length === 1 ? meanings : []));
  const isOfRefunds =
    certain.some(
      (concept) =>
        (concept.kind === 'measure' && refunds.has(concept.measure)) ||
        (concept.kind === 'dimension' && concept.dimension === 'credit_type'),
    ) || items.some(namesRefunds);
  const isCounted = certain.some(
    (concept) =>
      (concept.kind === 'intent' && concept.intent === 'howMany') ||
      (concept.kind === 'measure' && (concept.measure === 'packages' || concept.measure === 'accessorialCount')),
  );
  const open = items.map(({ meanings, text }, index) => ({
    text,
    concepts:
      claimsMeant(meanings, items, index, isOfRefunds) ??
      billedIn(meanings, currencies) ??
      toldInDollars(meanings, items, index) ??
      preferred(meanings, isOfRefunds, isCounted, items, index),
  }));
  let forks: ChosenItem[][] = [[]];
  for (const { text, concepts } of open) {
    const wider = forks.length * concepts.length <= mostForks ? concepts : concepts.slice(0, 1);
    forks = forks.flatMap((fork) => wider.map((concept) => [...fork, { concept, text }]));
  }
  return forks;
}

/** ‘GSR refunds’, which is one phrase of the vocabulary. */
function namesRefunds({ meanings, text }: Item): boolean {
  const [only, ...more] = meanings;
  const isCredit = only?.kind === 'value' && only.dimension === 'credit_type' && more.length === 0;
  return isCredit && wordsOfRefunds.test(normalised(text));
}

const wordsOfRefunds = /refund|reembols|rembours|rimbors|退款|استرداد/u;

/** ‘Spend in euros’ is what was billed in euros, where something was. Dollars may be those that everything is told in. */
function billedIn(meanings: readonly Concept[], currencies: readonly string[]): readonly Concept[] | undefined {
  const [only, ...more] = meanings;
  const isCurrency = only?.kind === 'value' && only.dimension === 'currency_code' && more.length === 0;
  if (!isCurrency) return undefined;
  return only.values.every((code) => code !== defaultCurrency.code && currencies.includes(code)) ? [only] : undefined;
}

/** ‘Dollars and number’ asks for an amount, and for none of a currency. */
const wordsOfAmount = /^(?:dollars|dólares|dollari)$/iu;

/** ‘Spend in dollars’: amounts are in dollars anyway. ‘Packages billed in dollars’ are those of one currency. */
function toldInDollars(
  meanings: readonly Concept[],
  items: readonly Item[],
  index: number,
): readonly Concept[] | undefined {
  const isOfDollars = meanings.some(
    (each) =>
      each.kind === 'value' && each.dimension === 'currency_code' && each.values.join() === defaultCurrency.code,
  );
  const counts = items.some((item) =>
    item.meanings.some(
      (each) => each.kind === 'measure' && (each.measure === 'packages' || each.measure === 'invoices'),
    ),
  );
  if (!isOfDollars || counts) return undefined;
  if (isIn(items[index - 1])) return [noise];
  if (!wordsOfAmount.test(items[index]?.text ?? '')) return undefined;
  const isBesideNumber = items[index + 1]?.meanings.some((each) => each.kind === 'intent' && each.intent === 'and');
  return [isBesideNumber === true ? { kind: 'intent', intent: 'cost' } : noise];
}

function preferred(
  meanings: readonly Concept[],
  isOfRefunds: boolean,
  isCounted: boolean,
  items: readonly Item[],
  index: number,
): readonly Concept[] {
  const [first, ...more] = meanings;
  if (first === undefined) return [];
  if (more.length === 0 && isPerhapsMeant(first, items, index))
    return isOfRefunds && first.kind === 'dimension' && wordsOfCarriers.test(normalised(items[index]?.text ?? ''))
      ? [noise]
      : [first, noise];
  if (more.length === 0) return [first];
  if (meanings.every(({ kind }) => kind === 'number')) return meanings;
  const ofDimension = (dimension: string) =>
    meanings.find((concept) => concept.kind === 'value' && concept.dimension === dimension);
  const measure = meanings.find((concept) => concept.kind === 'measure');
  const [credit, accessorial] = [ofDimension('credit_type'), ofDimension('accessorial')];
  const weekday = ofDimension('weekday');
  if (weekday !== undefined && isIn(items[index - 1])) return [weekday];
  if (isOfRefunds && credit !== undefined) return [credit];
  if (measure !== undefined && accessorial !== undefined) return [isCounted ? accessorial : measure];
  const option = ofDimension('bill_option');
  if (option !== undefined) return [option];
  const returns = ofDimension('service_category');
  if (accessorial !== undefined && returns !== undefined && !isOfCharges(items)) return [returns, accessorial];
  if (accessorial !== undefined)
    return meanings.filter((concept) => concept.kind === 'value' && concept.dimension === 'accessorial');
  const status = ofDimension('tracking_status');
  if (status !== undefined) return [status];
  const category = ofDimension('service_category');
  if (category !== undefined && ofDimension('bucket_name') === undefined) return [category];
  const state = ofDimension('state');
  if (state !== undefined) return [state];
  const isFreight = ofDimension('bucket_name') !== undefined && measure !== undefined;
  if (isFreight) {
    const others = items.some(
      (item, other) => other !== index && item.meanings.some((concept) => concept.kind === 'measure'),
    );
    const bucket = ofDimension('bucket_name') as Concept;
    const isOfSpend = items[index + 1]?.meanings.some(isTotalSpend) === true;
    if (isOfSpend) return [bucket, noise];
    const isOfPackages = measure.kind === 'measure' && measure.measure === 'packages';
    if (isOfPackages && !items.some((item) => /freight|ltl/i.test(item.text))) return [measure];
    if (isListedFigure(items, index)) return [measure];
    return others ? [bucket] : [measure, bucket];
  }
  const unit = meanings.find(
    (concept) =>
      concept.kind === 'unit' ||
      concept.kind === 'everyUnit' ||
      concept.kind === 'toDate' ||
      concept.kind === 'month' ||
      concept.kind === 'quarter' ||
      concept.kind === 'half',
  );
  if (unit !== undefined) return [unit];
  if (measure !== undefined && meanings.some((concept) => concept.kind === 'dimension')) {
    const before = items[index - 1]?.meanings[0];
    const isSplit = before?.kind === 'intent' && ['by', 'which', 'per', 'top', 'most'].includes(before.intent);
    const dimension = meanings.find((concept) => concept.kind === 'dimension');
    if (dimension === undefined) return [measure];
    const isBesideValue = items[index + 1]?.meanings.some(
      (concept) => concept.kind === 'value' && concept.dimension === dimension.dimension,
    );
    return [isSplit || isBesideValue ? dimension : measure];
  }
  return numberBeside(meanings, items, index) ?? intentsIn(meanings, items, index) ?? [first];
}

/** ‘Money that came back from carriers’: all refunds do. */
const wordsOfCarriers =
  /^(?:carriers|transportistas|transporteurs|corrieri|vettori|承运商|شركات (?:ال)?شحن|(?:ال)?ناقلين)$/u;

/** ‘On Saturday’ is a day, not the accessorial for Saturday delivery. */
function isIn(before: Item | undefined): boolean {
  return before?.meanings.some((concept) => concept.kind === 'intent' && concept.intent === 'in') === true;
}

/** Whether charges are asked for, so that ‘returns’ are those for returned packages. */
function isOfCharges(items: readonly Item[]): boolean {
  return items.some(({ meanings, text }) =>
    meanings.some(
      (concept) =>
        (concept.kind === 'measure' && /accessorial|fees/i.test(concept.measure)) ||
        (concept.kind === 'dimension' && concept.dimension === 'accessorial') ||
        (concept.kind === 'intent' && concept.intent === 'cost' && wordsOfCharges.test(normalised(text))),
    ),
  );
}

const wordsOfCharges = /charge|fee|frais|cargo|recargo|addebit|supplement|费|رسوم/u;

const noise: Concept = { kind: 'noise' };

function isTotalSpend(concept: Concept): boolean {
  return concept.kind === 'measure' && concept.measure === 'totalSpend';
}

/**
 * Words that may be meant or only belong to the way of speaking: ‘money to carriers’ may ask for a split by carrier, and
 * ‘spend in euros’ for what was billed in euros. Both readings are offered.
 */
function isPerhapsMeant(concept: Concept, items: readonly Item[], index: number): boolean {
  const isArticle = items[index - 1]?.meanings.some((each) => each.kind === 'intent' && each.intent === 'the') === true;
  const before = items[index - (isArticle ? 2 : 1)]?.meanings[0];
  const beforeIs = (...intents: readonly string[]) => before?.kind === 'intent' && intents.includes(before.intent);
  if (concept.kind === 'dimension') return concept.dimension === 'carrier_name' && beforeIs('to', 'from');
  return concept.kind === 'value' && concept.dimension === 'currency_code' && beforeIs('in');
}

/** ‘pounds’ beside a number are a unit; so is ‘$’. */
function numberBeside(
  meanings: readonly Concept[],
  items: readonly Item[],
  index: number,
): readonly Concept[] | undefined {
  const unit = meanings.find(
    (concept) => concept.kind === 'intent' && ['pound', 'kilogram', 'ounce', 'dollar'].includes(concept.intent),
  );
  if (unit === undefined) return undefined;
  const isNumber = [index - 1, index + 1].some((place) => items[place]?.meanings.some(({ kind }) => kind === 'number'));
  return isNumber ? [unit] : [meanings.find((concept) => concept !== unit) ?? unit];
}

/** ‘Freight, fuel and accessorials’ are three figures. */
function isListedFigure(items: readonly Item[], index: number): boolean {
  const isAnd = (at: number) =>
    items[at]?.meanings.some((each) => each.kind === 'intent' && (each.intent === 'and' || each.intent === 'plus')) ===
    true;
  const isFigure = (at: number) => items[at]?.meanings.some(({ kind }) => kind === 'measure') === true;
  return [1, -1].some((step) => isAnd(index + step) && isFigure(index + 2 * step));
}

/** ‘Les plus élevés, rang 2’ */
function isRanked(items: readonly Item[]): boolean {
  return items.some(({ meanings }) =>
    meanings.some((each) => each.kind === 'intent' && (each.intent === 'most' || each.intent === 'least')),
  );
}

/** ‘Avant mars’, ‘hasta el 15 de junio’, ‘3月之前’: a day or part of a year, and not ‘avant deux mois’. */
function isEndOfDays(items: readonly Item[], index: number, step: number): boolean {
  const isPart = (item: Item | undefined) =>
    item?.meanings.some(({ kind }) => ['month', 'quarter', 'half', 'day'].includes(kind)) === true;
  const isYear = (item: Item | undefined) =>
    item?.meanings.some((each) => each.kind === 'number' && each.value > 1990 && each.value < 2100) === true;
  const next = items[index + step];
  const isDayOfMonth =
    next?.meanings[0]?.kind === 'number' && [1, 2].some((more) => isPart(items[index + step + more]));
  const isSpan = [1, 2, 3].some((before) => isPart(items[index - before]) || isYear(items[index - before]));
  const countsUnits =
    next?.meanings[0]?.kind === 'number' &&
    items[index + step + 1]?.meanings.some(({ kind }) => kind === 'unit') === true;
  if (/\p{Script=Han}/u.test(items[index]?.text ?? '') && countsUnits) return false;
  if (/\p{Script=Han}/u.test(items[index]?.text ?? '')) return isPart(items[index - 1]) || isYear(items[index - 1]);
  return !isSpan && (isPart(next) || isYear(next) || isDayOfMonth);
}

/** Of several functions of a word the one that its place calls for. */
function intentsIn(
  meanings: readonly Concept[],
  items: readonly Item[],
  index: number,
): readonly Concept[] | undefined {
  const name = meanings.find(
    (concept) => concept.kind === 'measure' || concept.kind === 'dimension' || concept.kind === 'value',
  );
  if (name !== undefined) return [name];
  const intents = meanings.flatMap((concept) => (concept.kind === 'intent' ? [concept] : []));
  const with_ = (...wanted: readonly string[]) => intents.find(({ intent }) => wanted.includes(intent));
  const isArticle = items[index + 1]?.meanings.some((each) => each.kind === 'intent' && each.intent === 'the') === true;
  const next = items[index + (isArticle ? 2 : 1)]?.meanings[0];
  const isDate = next !== undefined && ['month', 'quarter', 'number', 'day', 'unit'].includes(next.kind);
  const isAfter = (wanted: Concept['kind']) => items[index - 1]?.meanings.some(({ kind }) => kind === wanted) === true;
  const isYear = next?.kind === 'number' && next.value > 1990 && next.value < 2100;
  const isOfDate = (next?.kind === 'month' && isAfter('number')) || (isYear && isAfter('month'));
  const isFirst = index === 0;
  const chosen =
    (isFirst ? (with_('whatIs') ?? with_('howDo') ?? with_('where') ?? with_('and?')) : undefined) ??
    (isOfDate ? with_('of') : undefined) ??
    (next?.kind === 'number' && isRanked(items) ? with_('place') : undefined) ??
    (isEndOfDays(items, index, isArticle ? 2 : 1) ? with_('until') : undefined) ??
    (isDate ? (with_('between') ?? with_('since') ?? with_('over') ?? with_('under') ?? with_('from')) : undefined) ??
    (next?.kind === 'dimension' ? with_('by') : undefined) ??
    (next?.kind === 'value' ? with_('in') : undefined) ??
    with_('versus') ??
    with_('from') ??
    with_('of') ??
    with_('split') ??
    with_('share');
  return chosen === undefined ? undefined : [chosen];
}
