import { type Said, withoutAsides } from './asides/asides.ts';
import { citiesLikeWords } from './cities-like-words.ts';
import type { Concept, Entry, Item } from './concept.ts';
import { isPersonAsked } from './idle/people.ts';
import { isThingCounted } from './idle/things-counted.ts';
import type { Lexicon } from './lexicon.ts';
import { normalised } from './normalise.ts';
import { ordinaryWords } from './ordinary-words.ts';
import { stateNames } from './places.ts';
import { smallStateCode } from './small-state-codes.ts';
import { type Token, tokenise } from './tokenise.ts';
import { asEnglishNumbers } from './written-numbers.ts';

const stateItem = (code: string, text: string): Item => ({
  meanings: [{ kind: 'value', dimension: 'state', values: [code] }],
  text,
});

/** A word that was read as another. */
export interface Correction {
  readonly typed: string;
  readonly read: string;
}

export interface Matched {
  /** The text without what was said around it. */
  readonly text: string;
  readonly items: readonly Item[];
  readonly corrections: readonly Correction[];
  /** What was said around the question, as it was typed. */
  readonly asides: readonly string[];
  /** Those of them that tell something: why, what for, and about the asker. */
  readonly told: readonly string[];
}

/** Takes away what a text is wrapped in, and finds its phrases. */
export function matchPhrases(text: string, lexicon: Lexicon): Matched {
  const {
    text: rest,
    asides,
    told,
  } = withoutAsides(asEnglishNumbers(text.normalize('NFC'), lexicon.language), lexicon.language, {
    isName: (part) => lexicon.namesWithin(tokenise(part).map((token) => token.text)),
    saidBy: (part) => saidBy(phrasesOf(part, lexicon).items),
  });
  return { ...phrasesOf(rest, lexicon), text: rest, asides, told };
}

/** Finds the longest phrases of a text, from left to right. What is no phrase is a number, a day, a code, or unknown. */
function phrasesOf(text: string, lexicon: Lexicon): Pick<Matched, 'items' | 'corrections'> {
  const corrections: Correction[] = [];
  const allUpper = text === text.toUpperCase() && !/[\p{Script=Han}\p{Script=Arabic}]/u.test(text);
  const tokens = tokenise(text)
    .map(asLink)
    .flatMap((token) => understood(token, lexicon, corrections, allUpper));
  const items: Item[] = [];
  let position = 0;
  while (position < tokens.length) {
    const longestOne = notOverState(
      tokens,
      position,
      lexicon,
      longest(tokens, position, lexicon, isOfTime(items)),
      allUpper,
    );
    const found =
      nameAfterBy(tokens, position, lexicon, items) ?? notReachingOver(tokens, position, lexicon, longestOne);
    const length = found?.tokens.length ?? 1;
    const typed = tokens.slice(position, position + length).map((each) => each.typed);
    const small = length > 1 ? undefined : smallStateCode(tokens[position]?.text ?? '', items, lexicon.language);
    if (small !== undefined) {
      items.push(stateItem(small, typed.join(' ')));
      position += 1;
      continue;
    }
    items.push(
      ...itemsOf(found, tokens[position] as Token, typed.join(lexicon.language === 'zh' ? '' : ' '), allUpper),
    );
    position += length;
  }
  return {
    items: withWholeWords(items).map((item, place, all) =>
      isPersonAsked(all, place, lexicon.language)
        ? { text: item.text, meanings: [{ kind: 'unknown', text: item.text }] }
        : (countedThing(item, all[place - 1], lexicon) ?? item),
    ),
    corrections,
  };
}

/** Chinese characters in a row that nothing is known of are one word, which is refused as one. */
function withWholeWords(items: readonly Item[]): readonly Item[] {
  const joined: Item[] = [];
  for (const item of items) {
    const before = joined.at(-1);
    if (before === undefined || !isUnknownHan(before) || !isUnknownHan(item)) joined.push(item);
    else {
      const text = before.text + item.text;
      joined[joined.length - 1] = { text, meanings: [{ kind: 'unknown', text }] };
    }
  }
  return joined;
}

const isUnknownHan = ({ meanings, text }: Item): boolean =>
  meanings.length === 1 && meanings[0]?.kind === 'unknown' && /^\p{Script=Han}+$/u.test(text);

/** The ‘details’ of ‘how many details does UPS have’, which would say nothing elsewhere. */
function countedThing({ meanings, text }: Item, before: Item | undefined, { language }: Lexicon): Item | undefined {
  const isAsked = before?.meanings.some(
    (each) => each.kind === 'intent' && (each.intent === 'howMany' || each.intent === 'howMuch'),
  );
  const isIdle = meanings.every(({ kind }) => kind === 'noise') && isThingCounted(normalised(text), language);
  return isAsked === true && isIdle ? { text, meanings: [{ kind: 'unknown', text }] } : undefined;
}

/** `OR` between two words links them; after ‘to’ or a comma, and at either end, it is Oregon. */
function asLink(token: Token, place: number, tokens: readonly Token[]): Token {
  const before = tokens[place - 1]?.text;
  const isState = before === undefined || tokens[place + 1] === undefined || beforeStates.has(before);
  return token.typed === 'OR' && !isState ? { text: 'or', typed: 'or' } : token;
}

const beforeStates: ReadonlySet<string> = new Set([
  'to',
  'in',
  'from',
  'for',
  'and',
  'or',
  'vs',
  'by',
  ',',
  '/',
  'state',
]);

/** Words that name no figure and narrow none. */
const neutral: ReadonlySet<string> = new Set([
  'the',
  'a',
  'our',
  'this',
  'of',
  'in',
  'to',
  'from',
  'and',
  'those',
  'all',
  'with',
  'kind',
  'also',
]);
/** Words that ask for what something costs, without saying of what. */
const general: ReadonlySet<string> = new Set(['cost', 'show']);

function saidBy(items: readonly Item[]): Said {
  const said = items.map(({ meanings }) => meanings[0]);
  const isUnsaid = said.some((concept) => concept?.kind === 'unknown');
  const isGeneral = (concept: Concept) =>
    (concept.kind === 'measure' && concept.measure === 'totalSpend') ||
    (concept.kind === 'intent' && general.has(concept.intent));
  const asks = said.some(
    (concept) =>
      concept !== undefined &&
      (isGeneral(concept)
        ? !isUnsaid
        : concept.kind === 'measure' ||
          concept.kind === 'dimension' ||
          (concept.kind === 'intent' && ['howMany', 'howMuch', 'which', 'list', 'share'].includes(concept.intent))),
  );
  const narrows = said.some(
    (concept) =>
      concept !== undefined &&
      !['noise', 'unknown', 'measure', 'dimension'].includes(concept.kind) &&
      !(concept.kind === 'intent' && (neutral.has(concept.intent) || general.has(concept.intent))),
  );
  return { asks, narrows };
}

function longest(tokens: readonly Token[], position: number, lexicon: Lexicon, countsDays: boolean): Entry | undefined {
  const first = tokens[position]?.text ?? '';
  return lexicon
    .startingWith(first)
    .find(
      (entry) =>
        entry.tokens.every((word, index) => tokens[position + index]?.text === word) &&
        !(countsDays && isOtherThanDays(entry)),
    );
}

/**
 * A phrase that does not end with the first word of another name: ‘ground residential surcharges’ are residential
 * surcharges, not those of the service ‘Ground Residential’, ‘total bill weight’ is bill weight, not a total bill, and
 * ‘发货国际包裹’ is about international packages, not the sender's country.
 */
function notReachingOver(
  tokens: readonly Token[],
  position: number,
  lexicon: Lexicon,
  found: Entry | undefined,
): Entry | undefined {
  const length = found?.tokens.length ?? 0;
  const isService = isNamed(found, 'value', 'service');
  if (found !== undefined && length > 1 && isIdle(found)) return idleBefore(tokens, position, lexicon, found);
  if (found !== undefined && length > 1 && isComparing(found) && linking.has(found.tokens[0] ?? ''))
    return linkBefore(tokens, position, lexicon, found);
  const carrier = isService && found !== undefined ? carrierOf(tokens, position, lexicon, found) : undefined;
  if (carrier !== undefined) return carrier;
  const isPlace = isNamed(found, 'dimension') && lexicon.language === 'zh';
  const isWeight =
    found?.meanings.some(([concept]) => concept?.kind === 'intent' && concept.intent === 'weight') === true;
  if (found === undefined || length < 2 || !(isService || isWeight || isPlace || isNamed(found, 'measure')))
    return found;
  const over = longest(tokens, position + length - 1, lexicon, false);
  const isOther = isPlace
    ? isNamed(over, 'value')
    : isService
      ? isNamed(over, 'value', 'accessorial')
      : isNamed(over, 'measure');
  if (over === undefined || over.tokens.length < 2 || !isOther) return found;
  const isSame = JSON.stringify(over.meanings) === JSON.stringify(found.meanings);
  const shorter = lexicon
    .startingWith(tokens[position]?.text ?? '')
    .find(
      (entry) =>
        entry.tokens.length < length &&
        (isService ||
          isWeight ||
          isPlace ||
          (!isSame && entry.meanings.every(([concept]) => concept?.kind === 'noise'))) &&
        entry.tokens.every((word, at) => tokens[position + at]?.text === word),
    );
  return shorter ?? found;
}

/** The ‘to’ of ‘packages to ME’, where ‘to me’ would say nothing. */
function notOverState(
  tokens: readonly Token[],
  position: number,
  lexicon: Lexicon,
  found: Entry | undefined,
  allUpper: boolean,
): Entry | undefined {
  if (found === undefined || !isIdle(found)) return found;
  const at = found.tokens.findIndex((_, index) => {
    const [before, token] = [tokens[position + index - 1], tokens[position + index]];
    return index > 0 && beforeStates.has(before?.text ?? '') && token !== undefined && stateCode(token, allUpper);
  });
  if (at < 0) return found;
  return lexicon
    .startingWith(found.tokens[0] ?? '')
    .find((entry) => entry.tokens.length <= at && entry.tokens.every((word, index) => found.tokens[index] === word));
}

function isIdle({ meanings }: Entry): boolean {
  return meanings.every(([concept]) => concept?.kind === 'noise');
}

/** The ‘and’ of ‘and less than 20’, where ‘and less’ would take a word from ‘less than’. */
function linkBefore(tokens: readonly Token[], position: number, lexicon: Lexicon, found: Entry): Entry {
  const over = longest(tokens, position + 1, lexicon, false);
  if (over === undefined || over.tokens.length < found.tokens.length || !isComparing(over)) return found;
  return lexicon.startingWith(found.tokens[0] ?? '').find(({ tokens: words }) => words.length === 1) ?? found;
}

const isComparing = ({ meanings }: Entry): boolean =>
  meanings.every(([concept]) => concept?.kind === 'intent' && comparing.has(concept.intent));
const comparing: ReadonlySet<string> = new Set(['over', 'under', 'atLeast', 'atMost']);
const linking: ReadonlySet<string> = new Set(['and', 'y', 'et', 'e']);

/** The ‘see’ of ‘see how much we spent’, where ‘see how’ would take a word from ‘how much’. */
function idleBefore(tokens: readonly Token[], position: number, lexicon: Lexicon, found: Entry): Entry {
  const over = longest(tokens, position + found.tokens.length - 1, lexicon, false);
  if (over === undefined || over.tokens.length < 2 || isIdle(over)) return found;
  const shorter = lexicon
    .startingWith(found.tokens[0] ?? '')
    .find(
      (entry) =>
        entry.tokens.length < found.tokens.length && entry.tokens.every((word, at) => found.tokens[at] === word),
    );
  return shorter ?? found;
}

/** The ‘account’ of ‘by account for October’, where ‘account for’ would say nothing. */
function nameAfterBy(
  tokens: readonly Token[],
  position: number,
  lexicon: Lexicon,
  items: readonly Item[],
): Entry | undefined {
  const isAfterBy =
    items.at(-1)?.meanings.some((each) => each.kind === 'intent' && splitting.has(each.intent)) === true;
  if (!isAfterBy) return undefined;
  const phrases = lexicon
    .startingWith(tokens[position]?.text ?? '')
    .filter((entry) => entry.tokens.every((word, at) => tokens[position + at]?.text === word));
  const [found, ...shorter] = phrases;
  return found !== undefined && isIdle(found)
    ? shorter.find((entry) => entry.meanings.some(([concept]) => concept?.kind === 'dimension'))
    : undefined;
}

/** Words before a group. */
const splitting: ReadonlySet<string> = new Set([
  'by',
  'per',
  'which',
  'top',
  'bottom',
  'most',
  'least',
  'howMany',
  'all',
]);

/** The carrier of ‘FedEx Ground’ in ‘UPS ground vs FedEx ground’, which compares one service of two carriers. */
function carrierOf(
  tokens: readonly Token[],
  position: number,
  lexicon: Lexicon,
  { tokens: [first = '', ...rest] }: Entry,
): Entry | undefined {
  const nameAt = (word: string | undefined) =>
    lexicon
      .startingWith(word ?? '')
      .find((entry) => entry.tokens.length === 1 && isNamed(entry, 'value', 'carrier_name'));
  const isTwice = tokens.some(
    (_, at) =>
      at !== position + 1 &&
      tokens[at - 1]?.text !== first &&
      nameAt(tokens[at - 1]?.text) !== undefined &&
      rest.every((word, index) => tokens[at + index]?.text === word),
  );
  return rest.length > 0 && isTwice ? nameAt(first) : undefined;
}

function isNamed(entry: Entry | undefined, kind: 'value' | 'measure' | 'dimension', dimension?: string): boolean {
  return (
    entry?.meanings.some(
      ([concept]) =>
        concept?.kind === kind &&
        (dimension === undefined || ('dimension' in concept && concept.dimension === dimension)),
    ) === true
  );
}

/** After ‘last’, ‘first’ or a month, ‘3 days’ and ‘3日’ are days, and not the service that takes so long. */
function isOfTime(items: readonly Item[]): boolean {
  if (items.at(-1)?.meanings.some(({ kind }) => kind === 'month') === true) return true;
  const isNumber = items.at(-1)?.meanings[0]?.kind === 'number';
  const before = items.at(isNumber ? -2 : -1);
  return (
    before?.meanings.some(
      (concept) => concept.kind === 'intent' && (concept.intent === 'last' || concept.intent === 'top'),
    ) === true
  );
}

/** Also ‘mois par mois’ of ‘les trois derniers mois par mois’. */
function isOtherThanDays({ tokens, meanings }: Entry): boolean {
  return (
    tokens.length > 1 &&
    meanings.every(
      ([concept]) =>
        (concept?.kind === 'everyUnit' && tokens[0] === tokens.at(-1)) ||
        (concept?.kind === 'value' &&
          concept.dimension === 'service_category' &&
          /^[23] Day$/.test(concept.values[0] ?? '')),
    )
  );
}

function itemsOf(found: Entry | undefined, token: Token, typed: string, allUpper: boolean): readonly Item[] {
  const code = stateCode(token, allUpper);
  if (code !== undefined && (found === undefined || found.tokens.length === 1)) {
    return [stateItem(code, typed)];
  }
  const [, month, day] = /^(\d{1,2})\/(\d{1,2})$/.exec(token.text) ?? [];
  if (month !== undefined && day !== undefined) {
    return [
      { meanings: [{ kind: 'month', month: Number(month) }], text: typed },
      { meanings: [{ kind: 'number', value: Number(day), money: false }], text: typed },
    ];
  }
  const ofYear = monthOfYear(token.text);
  if (ofYear !== undefined) return ofYear.map((concept) => ({ meanings: [concept], text: typed }));
  const meanings = (found?.meanings ?? []).filter(
    (meaning) => (found?.tokens.length ?? 1) > 1 || !isPerhapsNoCity(meaning, token, allUpper),
  );
  if (found === undefined || meanings.length === 0) return [{ meanings: [plainConcept(token)], text: typed }];
  const sequence = meanings.find((meaning) => meaning.length > 1);
  if (sequence !== undefined) return sequence.map((concept) => ({ meanings: [concept], text: typed }));
  return [{ meanings: meanings.flat(), text: typed }];
}

/** ‘Spring’ and ‘Reading’ are cities in capitals, and ordinary words otherwise. */
function isPerhapsNoCity([concept]: readonly Concept[], { text, typed }: Token, allUpper: boolean): boolean {
  const isCity = concept?.kind === 'value' && concept.dimension === 'city';
  return (
    isCity && (ordinaryWords('en').has(text) || citiesLikeWords.has(text)) && (allUpper || !/^\p{Lu}/u.test(typed))
  );
}

/** `11/2025` and `2025-11`. */
function monthOfYear(text: string): readonly Concept[] | undefined {
  const [, month, year] = /^(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const [, isoYear, isoMonth] = /^(\d{4})-(\d{2})$/.exec(text) ?? [];
  const [first, second] = [month ?? isoMonth, year ?? isoYear];
  if (first === undefined || second === undefined) return undefined;
  return [
    { kind: 'month', month: Number(first) },
    { kind: 'number', value: Number(second), money: false },
  ];
}

/** `TX` means Texas where it stands in capitals among smaller letters. */
function stateCode({ typed }: Token, allUpper: boolean): string | undefined {
  return !allUpper && /^[A-Z]{2}$/.test(typed) && Object.hasOwn(stateNames, typed) ? typed : undefined;
}

/** A word as the lexicon knows it: as it is, with the Arabic ‘and’ or preposition split off, or corrected. */
function understood(token: Token, lexicon: Lexicon, corrections: Correction[], allUpper: boolean): readonly Token[] {
  const { text, typed } = token;
  if (lexicon.knows(text) || !/^\p{L}{2,}$/u.test(text) || stateCode(token, allUpper)) return [token];
  const [, also, ofAll] = /^(و?)لل(\p{Script=Arabic}{2,})$/u.exec(text) ?? [];
  if (ofAll !== undefined && lexicon.knows(ofAll)) {
    const article = { text: ofAll, typed };
    return also === '' ? [article] : [{ text: 'و', typed: 'و' }, article];
  }
  const [, prefix, rest] = /^([وبلف])(\p{Script=Arabic}{2,})$/u.exec(text) ?? [];
  if (prefix !== undefined && rest !== undefined) {
    const bare = rest.replace(/^ال(?=.{2,})/, '');
    const stem = lexicon.knows(bare) ? bare : rest;
    if (lexicon.knows(stem)) {
      return prefix === 'و'
        ? [
            { text: 'و', typed: 'و' },
            { text: stem, typed },
          ]
        : [{ text: stem, typed }];
    }
  }
  const bare = /^\p{Script=Arabic}{4,}ا$/u.test(text) ? text.slice(0, -1) : undefined;
  if (bare !== undefined && lexicon.knows(bare)) return [{ text: bare, typed }];
  const singular = /^[a-z]{4,}s$/.test(text) ? text.slice(0, -1) : undefined;
  if (singular !== undefined && lexicon.correction(`${singular}ss`) === singular) return [{ text: singular, typed }];
  const corrected = lexicon.correction(text);
  if (corrected === undefined) return written(token, lexicon);
  corrections.push({ typed, read: corrected });
  return [{ text: corrected, typed }];
}

/** Words of a period or grouping that are written together with the next one: ‘lastmonth’, ‘bycarrier’. */
function written(token: Token, lexicon: Lexicon): readonly Token[] {
  const [, first, rest] = /^(last|this|past|per|by|top)(\p{L}{3,})$/u.exec(token.text) ?? [];
  if (first === undefined || rest === undefined || !lexicon.knows(first) || !lexicon.knows(rest)) return [token];
  return [
    { text: first, typed: token.typed.slice(0, first.length) },
    { text: rest, typed: token.typed.slice(first.length) },
  ];
}

function plainConcept({ text, typed }: Token): Concept {
  const [, ofYear, ofMonth, ofDay] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text) ?? [];
  if (ofYear !== undefined && ofMonth !== undefined && ofDay !== undefined)
    return { kind: 'day', day: `${ofYear}-${ofMonth.padStart(2, '0')}-${ofDay.padStart(2, '0')}` };
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(text) ?? [];
  if (month !== undefined && day !== undefined && year !== undefined) {
    const full = year.length === 2 ? `20${year}` : year;
    return { kind: 'day', day: `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` };
  }
  const [, dollar, digits, factor] = /^(\$?)\s?(\d[\d,]*(?:\.\d+)?)\s?([km]?)$/.exec(text) ?? [];
  if (digits !== undefined) {
    const plain = digits.replaceAll(',', '');
    const isCode = plain.length > 9 || /^0\d{4,}$/.test(plain) || /^\d{9}$/.test(text);
    if (isCode && !plain.includes('.')) return { kind: 'code', text: typed };
    const times = factor === 'k' ? 1_000 : factor === 'm' ? 1_000_000 : 1;
    return { kind: 'number', value: Number(plain) * times, money: dollar === '$' };
  }
  const [, ordinal] = /^(\d{1,2})(?:st|nd|rd|th|er|re|eme|e)$/.exec(text) ?? [];
  if (ordinal !== undefined) return { kind: 'number', value: Number(ordinal), money: false };
  if (/^(?=.*\d)[a-z\d]{6,40}$/.test(text)) return { kind: 'code', text: typed };
  return { kind: 'unknown', text: typed };
}
