import {
  addDays,
  addMonths,
  type CalendarDay,
  type DateRange,
  startOfPeriod,
  type WordLanguage,
  wordLanguages,
} from '@waybill/model';
import { findPeriods } from '../periods/periods.ts';
import { type AskedOfLedger, ledgerTopics } from '../reading/asked-of-ledger.ts';
import { carriersIn, glue, leftOver } from '../reports/report-asked.ts';
import { chooseMeanings } from '../scan/choose-meanings.ts';
import { Scan } from '../scan/scan.ts';
import type { Matched } from '../vocabulary/match/match-phrases.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { wordsOf } from '../words/word-files.ts';

interface Said {
  /** What the phrase means: a topic, a group, ‘why’, or nothing of its own. */
  readonly kind: string;
  readonly phrase: RegExp;
}

interface Circumstances {
  /** The user's own language, which is tried first. */
  readonly language: WordLanguage;
  readonly today: CalendarDay;
  /** Finds the phrases of a text: periods and carriers. */
  readonly match: (text: string) => Matched;
}

/** Topics about single findings, which are listed and not added up in groups. */
const ofFindings: ReadonlySet<AskedOfLedger['topic']> = new Set(['expiring', 'claimable']);

const groupOf = { byCarrier: 'carrier', byRule: 'rule', byMonth: 'month' } as const;

/**
 * Reads a question about claims and what they brought: what was recovered, what is open, what was denied, and what
 * expires. Undefined for any question with a word that is none of this, of a period or of a carrier: the figures of
 * invoices answer those.
 */
export function readLedger(
  question: string,
  { language: own, today, match }: Circumstances,
): { readonly asked: AskedOfLedger; readonly language: WordLanguage } | undefined {
  for (const language of [own, ...wordLanguages.filter((each) => each !== own)]) {
    const { kinds, rest } = saidIn(question, language);
    const topic = topicOf(kinds, language);
    if (topic === undefined) continue;
    const narrowed = narrowing(rest, today, match);
    if (narrowed === undefined) continue;
    const by = (['byCarrier', 'byRule', 'byMonth'] as const).filter((each) => kinds.has(each));
    const [group] = by;
    if (by.length > 1 || (group !== undefined && ofFindings.has(topic))) return undefined;
    const range = topic === 'expiring' ? wholePeriod(narrowed.range, today) : narrowed.range;
    return { asked: { topic, by: group && groupOf[group], carrier: narrowed.carrier, range }, language };
  }
  return undefined;
}

/** What a text says, and its words that say something else. */
function saidIn(question: string, language: WordLanguage): { kinds: ReadonlySet<string>; rest: string } {
  const kinds = new Set<string>();
  let rest = ` ${normalised(question).replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')} `;
  for (const { kind, phrase } of phrasesIn(language)) {
    const without = rest.replaceAll(phrase, ' ');
    if (without === rest) continue;
    kinds.add(kind);
    rest = without;
  }
  return { kinds, rest: rest.trim() };
}

/**
 * The one topic of a question. Invoices have refunds and expire, too: only claims are denied or must be filed. Arabic
 * asks for refunds in the word for what was recovered.
 */
function topicOf(kinds: ReadonlySet<string>, language: WordLanguage): AskedOfLedger['topic'] | undefined {
  const [topic, ...others] = ledgerTopics.filter((each) => kinds.has(each));
  if (topic === undefined || others.length > 0) return undefined;
  const mustNameClaims = topic === 'denied' || topic === 'expiring' || (topic === 'recovered' && language === 'ar');
  const namesClaims = kinds.has('claims') || kinds.has('byCarrier');
  if (mustNameClaims && !namesClaims) return undefined;
  return kinds.has('why') && topic !== 'denied' ? undefined : topic;
}

/** The carrier and the days of what is left of a question; undefined if it says anything else. */
function narrowing(
  rest: string,
  today: CalendarDay,
  match: Circumstances['match'],
): Pick<AskedOfLedger, 'carrier' | 'range'> | undefined {
  if (rest === '') return { carrier: undefined, range: undefined };
  const said = match(rest).items.filter(({ meanings }) => meanings[0]?.kind !== 'noise');
  const scan = new Scan(chooseMeanings(said)[0] ?? []);
  const { ranges, ever, future } = findPeriods(scan, today);
  const carriers = carriersIn(scan);
  for (const intent of glue) scan.useAll(intent);
  if (leftOver(scan).length > 0 || ranges.length > 1 || carriers.length > 1 || ever || future) return undefined;
  return { carrier: carriers[0], range: ranges[0]?.range };
}

/** ‘This week’ ends today where invoices are asked about, but claims can expire until its last day. */
function wholePeriod(range: DateRange | undefined, today: CalendarDay): DateRange | undefined {
  if (range?.to !== today) return range;
  const { from } = range;
  const grain = (['week', 'month', 'quarter', 'year'] as const).find((each) => startOfPeriod(today, each) === from);
  if (grain === undefined) return range;
  return { from, to: grain === 'week' ? addDays(from, 6) : addDays(addMonths(from, monthsOf[grain]), -1) };
}

const monthsOf = { year: 12, quarter: 3, month: 1 } as const;

const made = new Map<WordLanguage, readonly Said[]>();

/** The phrases of a language, the longest first, so that ‘and why’ comes before ‘and’. */
function phrasesIn(language: WordLanguage): readonly Said[] {
  const known = made.get(language);
  if (known !== undefined) return known;
  const all = wordsOf(language, 'claims').map(({ phrase, meaning }) => ({
    kind: meaning,
    text: normalised(phrase)
      .replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')
      .trim(),
  }));
  const said = all
    .toSorted((one, other) => other.text.length - one.text.length)
    .map(({ kind, text }): Said => ({ kind, phrase: phraseOf(text, language) }));
  made.set(language, said);
  return said;
}

/** Chinese writes no spaces between words. */
const phraseOf = (text: string, language: WordLanguage): RegExp =>
  new RegExp(language === 'zh' ? text : `(?<![\\p{L}\\p{N}])${text}(?![\\p{L}\\p{N}])`, 'gu');
