import { areFewEnoughMonths, type CalendarDay, findNamedReport, namedReportLimits, namedReports } from '@waybill/model';
import { findPeriods } from '../periods/periods.ts';
import type { AskedReport } from '../reading/asked-report.ts';
import type { BareOutcome } from '../reading/outcome.ts';
import { chooseMeanings } from '../scan/choose-meanings.ts';
import { Scan } from '../scan/scan.ts';
import type { Intent } from '../vocabulary/concept.ts';
import type { Matched } from '../vocabulary/match/match-phrases.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { wordsOfAll } from '../words/word-files.ts';
import { saidOfReports } from './report-names.ts';

/** What a question about reports came to. */
export interface ReadReport {
  readonly outcome: BareOutcome;
  /** Nothing but a report can be meant; else it is one only where the figures have no answer. */
  readonly certain: boolean;
  /** The question says that it asks for a report. */
  readonly isOfReport: boolean;
}

interface Circumstances {
  readonly today: CalendarDay;
  /** The report of the question before. */
  readonly previous: AskedReport | undefined;
  /** The carriers of the user’s rows. */
  readonly carriers: readonly string[];
  /** Finds the phrases of a text. */
  readonly match: (text: string) => Matched;
}

/** Words that hold a request together. */
export const glue: readonly Intent[] = [
  'and?',
  'and',
  'also',
  'only',
  'instead',
  'makeThat',
  'of',
  'from',
  'to',
  'in',
  'with',
  'the',
  'a',
  'our',
  'billDate',
  'between',
];

/** ‘Can I get the report’ asks for it; ‘how can I get it’ asks for the way. */
const asksPolitely =
  /^(?!.*\b(?:how|where|what)\b).*\b(?:can|could|may|might) (?:i|we) (?:please )?(?:get|have|see|receive)\b/iu;

const mostSuggestions = 4;

/** Reads a request for a report that has a name; undefined where the question asks for none. */
export function readReport(question: string, circumstances: Circumstances): ReadReport | undefined {
  const { names, saysReport, saysOrder, format, rest } = saidOfReports(question);
  const { today, previous, match } = circumstances;
  if (names.length === 0 && !saysReport && previous === undefined) return undefined;
  const matched = match(rest);
  const said = matched.items.filter(({ meanings }) => meanings[0]?.kind !== 'noise');
  const scan = new Scan(chooseMeanings(said)[0] ?? []);
  const [named] = names;
  if (asksPolitely.test(question)) scan.useAll('howDo');
  if (scan.has('whatIs', 'howDo', 'where', 'howIs')) {
    return named === undefined || names.length > 1 || !saysReport
      ? undefined
      : { outcome: definitionOf(named), certain: true, isOfReport: true };
  }
  const { ranges, ever, future } = findPeriods(scan, today);
  const carriers = carriersIn(scan);
  for (const intent of glue) scan.useAll(intent);
  const left = leftOver(scan);
  const isFollowUp = named === undefined && !saysReport;
  if (isFollowUp && (left.length > 0 || (carriers.length === 0 && ranges.length === 0))) return undefined;
  if (named === undefined && !isFollowUp && left.length > 0) return undefined;
  const isSure = left.length === 0 && (saysReport || saysOrder || isFollowUp);
  const before = isFollowUp || named === undefined || named === previous?.report ? previous : undefined;
  const asked: AskedReport = {
    report: named ?? before?.report,
    carrier: carriers[0] ?? fixedCarrier(named ?? before?.report) ?? before?.carrier,
    range: ranges[0]?.range ?? before?.range,
    format: format ?? before?.format ?? 'xlsx',
  };
  const isOpen = names.length > 1 || carriers.length > 1 || ranges.length > 1 || ever;
  const outcome =
    left.length > 0
      ? cannotNarrow(left)
      : isOpen || future
        ? tooMuch({ names, carriers, asked, future })
        : completed(asked, circumstances);
  return { outcome, certain: isSure, isOfReport: saysReport };
}

const leading: ReadonlySet<string> = new Set(
  wordsOfAll('reports').flatMap(({ phrase, meaning }) => (meaning === 'for' ? [normalised(phrase)] : [])),
);

/** The words that say something else; a ‘for’ belongs to what follows it. */
export function leftOver({ items }: Scan): readonly string[] {
  return items
    .filter(({ used, text }, index) => !used && !(leading.has(normalised(text)) && items[index + 1]?.used === true))
    .map(({ text }) => text);
}

/** The carriers that are named; the words for them are used up. */
export function carriersIn(scan: Scan): readonly string[] {
  const found: string[] = [];
  for (const place of scan.places('value')) {
    const value = scan.at(place, 'value');
    if (value?.dimension !== 'carrier_name') continue;
    found.push(...value.values);
    scan.use(place);
  }
  for (const place of scan.places('dimension')) {
    const isBeside = [place - 1, place + 1].some((beside) => scan.items[beside]?.used === true);
    if (isBeside && found.length > 0 && scan.at(place, 'dimension')?.dimension === 'carrier_name') scan.use(place);
  }
  return [...new Set(found)];
}

const fixedCarrier = (report: string | undefined): string | undefined =>
  report === undefined ? undefined : findNamedReport(report)?.carrier;

function definitionOf(name: string): BareOutcome {
  const report = findNamedReport(name);
  const columns = report?.columns.map(({ header }) => header).join(', ') ?? '';
  return {
    kind: 'definition',
    term: name,
    text: `${report?.meaning ?? ''} ${namedReportLimits} Columns: ${columns}.`,
    path: '/reports',
    page: 'Reports',
  };
}

function cannotNarrow(words: readonly string[]): BareOutcome {
  return {
    kind: 'refuse',
    reason: 'A report holds the rows of one carrier and of some days; it cannot be narrowed by:',
    words,
    suggestions: [],
  };
}

interface TooMuch {
  readonly names: readonly string[];
  readonly carriers: readonly string[];
  readonly asked: AskedReport;
  readonly future: boolean;
}

/** More than one report can hold: one of them is to be chosen. */
function tooMuch({ names, carriers, asked, future }: TooMuch): BareOutcome {
  if (future) return refused('There are no invoices of days to come.');
  if (names.length > 1)
    return question(
      'Which report do you mean?',
      asked,
      names.map((report) => ({ ...asked, report })),
    );
  if (carriers.length > 1) {
    return question(
      namedReportLimits,
      { ...asked, carrier: undefined },
      carriers.map((carrier) => ({ ...asked, carrier })),
    );
  }
  return refused(namedReportLimits);
}

const refused = (reason: string): BareOutcome => ({ kind: 'refuse', reason, words: [], suggestions: [] });

/** The report with all that it takes, or the question for what is missing. */
function completed(asked: AskedReport, { today, carriers }: Circumstances): BareOutcome {
  const { report, carrier, range } = asked;
  if (report === undefined) {
    const all = namedReports.map(({ name }) => name);
    return question(
      `Which report do you mean? There are: ${all.join(', ')}.`,
      asked,
      all.map((name) => ({ ...asked, report: name })),
    );
  }
  const fixed = fixedCarrier(report);
  if (fixed !== undefined && carrier !== fixed) return refused(`The report ${report} is only made for ${fixed}.`);
  if (range !== undefined && !areFewEnoughMonths(range.from, range.to)) return refused(namedReportLimits);
  if (carrier === undefined) {
    return question(
      'For which carrier?',
      asked,
      carriers.map((each) => ({ ...asked, carrier: each })),
    );
  }
  if (range === undefined) {
    return {
      kind: 'report',
      asked,
      question: 'For which period? At most 13 months are possible.',
      suggestions: ['last month', 'last quarter', 'last 12 months'].map(
        (days) => `${report} report for ${carrier} ${days}`,
      ),
    };
  }
  const to = range.to > today ? today : range.to;
  return { kind: 'report', asked: { ...asked, range: { from: range.from, to } }, question: undefined, suggestions: [] };
}

function question(text: string, asked: AskedReport, choices: readonly AskedReport[]): BareOutcome {
  return { kind: 'report', asked, question: text, suggestions: choices.slice(0, mostSuggestions).map(sayReport) };
}

/** A report in words that are read as the same one again. */
export function sayReport({ report, carrier, range }: AskedReport): string {
  const of = carrier === undefined ? '' : ` for ${carrier}`;
  const days = range === undefined ? '' : ` from ${range.from} to ${range.to}`;
  return `${report ?? ''} report${of}${days}`.trim();
}
